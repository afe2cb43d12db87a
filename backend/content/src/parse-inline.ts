import type { ContentNode } from './tree';

const tagOrText = /<(\/?)([a-z]+)([^>]*)>|[^<]+/g;
const attribute = / ([\w-]+)="([^"]*)"/g;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? '');

function readAttributes(text: string): Record<string, string> {
  const found = [...text.matchAll(attribute)].map(
    ([, name = '', value = '']) => [name, decode(value)] as const,
  );
  return Object.fromEntries(found);
}

interface OpenElement {
  name: string;
  attributes: Record<string, string>;
  children: ContentNode[];
}

/** Parses inline HTML in the one spelling that `writeRuns` gives it, without a parser of all HTML. */
export function parseInline(html: string): ContentNode[] {
  const root: OpenElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  for (const [whole, slash, name, rest = ''] of html.matchAll(tagOrText)) {
    const parent = open.at(-1) ?? root;
    if (name === undefined) parent.children.push(decode(whole));
    else if (slash) {
      const at = open.findLastIndex((element) => element.name === name);
      if (at > 0) open.length = at;
    } else {
      const element: OpenElement = { name, attributes: readAttributes(rest), children: [] };
      parent.children.push(element);
      if (name !== 'br') open.push(element);
    }
  }
  return root.children;
}

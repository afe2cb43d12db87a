import { gfm } from '@joplin/turndown-plugin-gfm';
import { blocksToHtml, readContent } from '@touchline/content';
import { parseHtml } from '@touchline/content/parse5';
import TurndownService from 'turndown';
import { stringify } from 'yaml';
import type { ArchivedPage } from './archive-page';

/** The part of a DOM element that the rules need. */
interface Attributed {
  getAttribute(name: string): string | null;
}

/** The state of an item of a checklist. The types of the package require the DOM library. */
const checkedOf = (node: unknown) => (node as Attributed).getAttribute('data-checked');

const markdown = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-' })
  .use(gfm)
  .addRule('to do', {
    filter: (node) => checkedOf(node) !== null,
    replacement: (text, node) => `- [${checkedOf(node) === 'true' ? 'x' : ' '}] ${text.trim()}\n`,
  })
  .addRule('caption', { filter: 'figcaption', replacement: (text) => (text ? `\n\n*${text.trim()}*` : '') });

/** Markdown has no video or audio: they become links. */
const linked = (html: string) =>
  html.replace(
    /<(video|audio) src="([^"]*)"[^>]*><\/\1>/g,
    (_, kind: string, src: string) => `<a href="${src}">${kind}</a>`,
  );

/** Markdown has no merged cells: the covered ones become empty. */
function withoutMerged(html: string): string {
  if (!/<t[dh]\b[^>]* (?:col|row)span="/.test(html)) return html;
  // The blocks of a mention would link to the server again.
  const { blocks } = readContent(parseHtml(html.replace(/ data-(?:page|play)="\d+"/g, '')));
  return blocksToHtml(
    blocks.map((block) =>
      block.kind === 'table' ? { ...block, data: { ...block.data, merged: undefined } } : block,
    ),
  );
}

/** The fields of the front matter beside title and tags, in their order. */
export interface FrontMatter {
  /** The names of the categories, from the root. */
  category?: readonly string[];
  formation?: string;
  draft?: boolean;
  author?: string;
  created?: Date;
  updated?: Date;
}

/** Returns a Markdown document with YAML front matter, in which absent values and empty lists are left out. */
export function markdownDocument(
  { title, tags, intro = '', content }: ArchivedPage,
  facts: FrontMatter = {},
) {
  const { category = [], ...others } = facts;
  const lists = { ...(tags.length > 0 && { tags }), ...(category.length > 0 && { category }) };
  // Many readers follow YAML 1.1, in which a tag "no" without quotes would be false.
  const front = stringify({ title, ...lists, ...others }, { version: '1.1', lineWidth: 0 });
  return `---\n${front}---\n\n# ${title}\n\n${markdown.turndown(intro + linked(withoutMerged(content)))}\n`;
}

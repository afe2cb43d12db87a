import { gfm } from '@joplin/turndown-plugin-gfm';
import { blocksToHtml, readContent } from '@touchline/content';
import { parseHtml } from '@touchline/content/parse5';
import TurndownService from 'turndown';
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
  const { blocks } = readContent(parseHtml(html));
  return blocksToHtml(
    blocks.map((block) =>
      block.kind === 'table' ? { ...block, data: { ...block.data, merged: undefined } } : block,
    ),
  );
}

export const markdownDocument = ({ title, tags, content }: ArchivedPage) =>
  `${[`# ${title}`, tags.map((tag) => `\`${tag}\``).join(' '), markdown.turndown(linked(withoutMerged(content)))].filter(Boolean).join('\n\n')}\n`;

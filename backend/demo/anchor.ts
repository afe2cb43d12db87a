import type { TextPosition } from '@touchline/contract';

const context = 32;

interface TextBlock {
  id: string;
  tag: string;
  text: string;
}

/**
 * Returns the anchor of a quote: offsets in the page's text, blocks joined by a newline. Undefined if the quote is not in the
 * paragraphs and headings before the first list, table or picture.
 */
export function anchorOf(content: string, quote: string): TextPosition | undefined {
  const blocks = openingBlocks(content);
  const place = blocks.findIndex((block) => block.text.includes(quote));
  const block = blocks[place];
  if (!block) return undefined;
  const before = blocks.slice(0, place).reduce((length, { text }) => length + text.length + 1, 0);
  const at = block.text.indexOf(quote);
  const nth = blocks.slice(0, place + 1).filter(({ tag }) => tag === block.tag).length;
  return {
    start: before + at,
    end: before + at + quote.length,
    xpath: `/${block.tag}[${nth}]`,
    prefix: block.text.slice(Math.max(0, at - context), at),
    suffix: block.text.slice(at + quote.length, at + quote.length + context),
    blockId: block.id,
  };
}

/** Returns the text of the leading paragraphs and headings, as anchors count it. */
export function openingText(content: string): string {
  return openingBlocks(content)
    .map(({ text }) => text)
    .join('\n');
}

function openingBlocks(content: string): TextBlock[] {
  const pattern = /<(p|h[2-4]) data-id="([^"]+)">(.*?)<\/\1>/gsy;
  return [...content.matchAll(pattern)].map(([, tag = '', id = '', inline = '']) => ({
    id,
    tag,
    text: plainText(inline),
  }));
}

function plainText(inline: string): string {
  return inline
    .replace(/<[^>]+>/g, '')
    .replace(/&nbsp;/g, '\u00a0')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

import { limits } from '@touchline/contract';

/** The bounds of elements that begin a line of their own. */
const lineEnd =
  /<\/?(?:p|h[1-6]|li|ul|ol|blockquote|footer|aside|hr|pre|table|tr|th|td|figure|figcaption|br|div)(?=[\s>])[^>]*>/g;
const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The words of a page that was cleaned, a line for each block. */
export const plainText = (html: string): string => [...linesOf(html)].join('\n');

/** The first words of a page that was cleaned in one line, with an ellipsis where more follows. */
export function previewOf(html: string): string {
  const most = limits.preview;
  let text = '';
  for (const line of linesOf(html)) {
    text += text === '' ? line : ` ${line}`;
    // A character is two units of a string at the most.
    if (text.length > 2 * most) break;
  }
  const characters = Array.from(text.slice(0, 2 * most + 2));
  return characters.length <= most ? characters.join('') : `${characters.slice(0, most).join('').trimEnd()}…`;
}

function* linesOf(html: string): Generator<string> {
  let at = 0;
  for (const { index, 0: bound } of html.matchAll(lineEnd)) {
    const line = wordsOf(html.slice(at, index));
    if (line) yield line;
    at = index + bound.length;
  }
  const last = wordsOf(html.slice(at));
  if (last) yield last;
}

function wordsOf(line: string): string {
  const text = line.includes('<') ? line.replace(/<[^>]*>/g, '') : line;
  const read = text.includes('&')
    ? text.replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => signs[name] ?? '')
    : text;
  return (/[^\S ]| {2}/.test(read) ? read.replace(/\s+/g, ' ') : read).trim();
}

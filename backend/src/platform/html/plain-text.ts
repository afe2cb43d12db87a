import { markMentions, withoutCutMark } from '@touchline/content';
import { limits } from '@touchline/contract';

/** Tags that break a line. */
const lineEnd =
  /<\/?(?:p|h[1-6]|li|ul|ol|blockquote|footer|aside|hr|pre|table|tr|th|td|figure|figcaption|br|div)(?=[\s>])[^>]*>/g;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Returns the text of sanitised HTML, one line per block. */
export const plainText = (html: string): string => [...linesOf(html)].join('\n');

/** The first characters of a text, and the number of its words. */
export interface TextSummary {
  preview: string;
  words: number;
}

/** Returns the preview of sanitised HTML and the number of its words. */
export function summarizeText(html: string): TextSummary {
  let words = 0;
  for (const line of linesOf(html)) words += line.split(' ').length;
  return { preview: previewOf(markMentions(html)), words };
}

/** Returns the first `limits.previewChars` characters of sanitised HTML in one line, with an ellipsis when there is more. */
function previewOf(html: string): string {
  const most = limits.previewChars;
  let text = '';
  for (const line of linesOf(html)) {
    text += text === '' ? line : ` ${line}`;
    // A character takes at most two UTF-16 code units.
    if (text.length > 2 * most) break;
  }
  const characters = Array.from(text.slice(0, 2 * most + 2));
  if (characters.length <= most) return characters.join('');
  return `${withoutCutMark(characters.slice(0, most).join('')).trimEnd()}…`;
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
    ? text.replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? '')
    : text;
  return (/[^\S ]| {2}/.test(read) ? read.replace(/\s+/g, ' ') : read).trim();
}

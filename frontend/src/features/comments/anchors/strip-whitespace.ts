import type { PageText, TextRange } from './page-text';

/** Markers before the first and after the last word of a page. */
export const pageStart = '\u0002';
export const pageEnd = '\u0003';

/** Removes all white space, which splitting, joining and wrapping change. */
export const stripWhitespace = (text: string) => text.replace(/\s+/g, '');

/** Text of a page without white space, between start and end markers. */
export interface StrippedText {
  text: string;
  /** Maps a range of the stripped text to the page's text. */
  toPage(range: TextRange): TextRange;
  /** Maps a range of the page's text to the stripped text. */
  toStripped(range: TextRange): TextRange;
}

const known = new WeakMap<PageText, StrippedText>();

export function strippedPage(page: PageText): StrippedText {
  const before = known.get(page);
  if (before) return before;
  const made = stripPage(page);
  known.set(page, made);
  return made;
}

function stripPage({ text }: PageText): StrippedText {
  const offsets = new Uint32Array(text.length + 2);
  const kept: string[] = [];
  let length = 1;
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    for (let at = 0; at < word.length; at += 1) offsets[length + at] = index + at;
    length += word.length;
    kept.push(word);
  }
  offsets[length] = text.length;
  const pageOffset = (at: number) => offsets[at] ?? text.length;
  const firstFrom = (offset: number) => {
    let [low, high] = [1, length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (pageOffset(middle) < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    text: pageStart + kept.join('') + pageEnd,
    toPage: ({ start, end }) => ({ start: pageOffset(start), end: pageOffset(end - 1) + 1 }),
    toStripped: ({ start, end }) => ({ start: firstFrom(start), end: firstFrom(end) }),
  };
}

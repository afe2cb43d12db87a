import type { PageText, Stretch } from './page-text';

/** What stands before the first and behind the last word of a page. */
export const pageStart = '\u0002';
export const pageEnd = '\u0003';

/** Words without the white space between them, which splitting, joining and wrapping change. */
export const squeeze = (text: string) => text.replace(/\s+/g, '');

/** A page's words without white space, between its start and its end. */
export interface Squeezed {
  text: string;
  /** Where a stretch of it stands in the page. */
  inPage(stretch: Stretch): Stretch;
  /** What of it stands in a stretch of the page. */
  within(stretch: Stretch): Stretch;
}

const known = new WeakMap<PageText, Squeezed>();

export function squeezed(page: PageText): Squeezed {
  const before = known.get(page);
  if (before) return before;
  const made = squeezePage(page);
  known.set(page, made);
  return made;
}

function squeezePage({ text }: PageText): Squeezed {
  const places = new Uint32Array(text.length + 2);
  const kept: string[] = [];
  let length = 1;
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    for (let at = 0; at < word.length; at += 1) places[length + at] = index + at;
    length += word.length;
    kept.push(word);
  }
  places[length] = text.length;
  const placeOf = (at: number) => places[at] ?? text.length;
  const firstFrom = (place: number) => {
    let [low, high] = [1, length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (placeOf(middle) < place) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    text: pageStart + kept.join('') + pageEnd,
    inPage: ({ start, end }) => ({ start: placeOf(start), end: placeOf(end - 1) + 1 }),
    within: ({ start, end }) => ({ start: firstFrom(start), end: firstFrom(end) }),
  };
}

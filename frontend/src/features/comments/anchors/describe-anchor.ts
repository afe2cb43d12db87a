import { limits, type TextPosition } from '@touchline/contract';
import search from 'approx-string-match';
import { placesOf } from './candidates';
import { mostUnlike, sameAfter, sameBefore, shortContext, telling } from './evidence';
import { blockAt, type PageText, type Stretch } from './page-text';
import { squeeze, squeezed, type Squeezed } from './squeeze';

/** Words of a page, and where they stand. */
export interface Anchor {
  text: string;
  position: Omit<TextPosition, 'xpath'>;
}

const longestContext = 400;

/** What to keep of words, so that they are found again; white space at their ends is left out. */
export function describeAnchor(page: PageText, selected: Stretch): Anchor | undefined {
  const words = page.text.slice(selected.start, Math.min(selected.end, selected.start + limits.quote));
  const [text] = wellFormed(words).match(/\S(.*\S)?/s) ?? [];
  if (text === undefined) return undefined;
  const start = selected.start + words.indexOf(text);
  const stretch = { start, end: start + text.length };
  const blockId = blockAt(page, start);
  const position = { ...stretch, ...contextOf(page, stretch), ...(blockId !== undefined && { blockId }) };
  return { text, position };
}

/** Words around it: enough to tell the place from all others like it. */
function contextOf(page: PageText, { start, end }: Stretch) {
  const own = squeezed(page);
  const here = own.within({ start, end });
  const rivals = rivalsOf(own, here, squeeze(page.text.slice(start, end)));
  const least = rivals.length > 0 ? shortContext + 1 : shortContext;
  const before = own.text.slice(0, here.start);
  const after = own.text.slice(here.end);
  const back = telling + Math.max(0, ...rivals.map((each) => sameBefore(own.text, each.start, before)));
  const on = telling + Math.max(0, ...rivals.map((each) => sameAfter(own.text, each.end, after)));
  const from = own.inPage({ start: Math.max(0, here.start - back), end: here.start }).start;
  const to = own.inPage({ start: here.end, end: Math.min(own.text.length, here.end + on) }).end;
  const reach = (needed: number) => Math.min(longestContext, Math.max(least, needed));
  return {
    prefix: wellFormed(page.text.slice(Math.max(0, start - reach(start - from)), start)),
    suffix: wellFormed(page.text.slice(end, end + reach(to - end))),
  };
}

/** A letter of two halves is not cut in two. */
const wellFormed = (text: string) => text.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '');

/** All other places with the same words, and on either side those most like them. */
function rivalsOf(own: Squeezed, here: Stretch, quote: string): Stretch[] {
  const { text } = own;
  const same = placesOf(text, quote).filter(({ start }) => start !== here.start);
  const errors = mostUnlike(quote);
  if (errors === 0) return same;
  const before = search(text.slice(0, here.start), quote, errors);
  const after = search(text.slice(here.end), quote, errors);
  const shifted = after.map(({ start, end }) => ({ start: start + here.end, end: end + here.end }));
  return [...same, ...before, ...shifted];
}

import { limits, type TextPosition } from '@touchline/contract';
import search from 'approx-string-match';
import { occurrencesOf } from './candidates';
import { SHORT_CONTEXT_CHARS } from './context';
import { maxDistance, commonPrefixLength, commonSuffixLength, MIN_DISTINCT_CONTEXT } from './scoring';
import { blockAt, type PageText, type TextRange } from './page-text';
import { stripWhitespace, strippedPage, type StrippedText } from './strip-whitespace';

/** Quote and its position in the page. */
export interface Anchor {
  text: string;
  position: Omit<TextPosition, 'xpath'>;
}

const MAX_CONTEXT_CHARS = 400;

/** Returns the anchor of a selection, trimmed; undefined if it contains only white space. */
export function describeAnchor(page: PageText, selected: TextRange): Anchor | undefined {
  const words = page.text.slice(selected.start, Math.min(selected.end, selected.start + limits.quote));
  const [text] = wellFormed(words).match(/\S(.*\S)?/s) ?? [];
  if (text === undefined) return undefined;
  const start = selected.start + words.indexOf(text);
  const range = { start, end: start + text.length };
  const blockId = blockAt(page, start);
  const position = { ...range, ...contextOf(page, range), ...(blockId !== undefined && { blockId }) };
  return { text, position };
}

/** Returns as much context as distinguishes the quote from all similar passages. */
function contextOf(page: PageText, { start, end }: TextRange) {
  const own = strippedPage(page);
  const here = own.toStripped({ start, end });
  const similar = similarPassages(own, here, stripWhitespace(page.text.slice(start, end)));
  const least = similar.length > 0 ? SHORT_CONTEXT_CHARS + 1 : SHORT_CONTEXT_CHARS;
  const before = own.text.slice(0, here.start);
  const after = own.text.slice(here.end);
  const back =
    MIN_DISTINCT_CONTEXT +
    Math.max(0, ...similar.map((each) => commonSuffixLength(own.text, each.start, before)));
  const on =
    MIN_DISTINCT_CONTEXT +
    Math.max(0, ...similar.map((each) => commonPrefixLength(own.text, each.end, after)));
  const from = own.toPage({ start: Math.max(0, here.start - back), end: here.start }).start;
  const to = own.toPage({ start: here.end, end: Math.min(own.text.length, here.end + on) }).end;
  const reach = (needed: number) => Math.min(MAX_CONTEXT_CHARS, Math.max(least, needed));
  return {
    prefix: wellFormed(page.text.slice(Math.max(0, start - reach(start - from)), start)),
    suffix: wellFormed(page.text.slice(end, end + reach(to - end))),
  };
}

/** Drops half of a surrogate pair at either end. */
const wellFormed = (text: string) => text.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '');

/** Returns all other occurrences of the quote, and on either side the passages most similar to it. */
function similarPassages(own: StrippedText, here: TextRange, quote: string): TextRange[] {
  const { text } = own;
  const same = occurrencesOf(text, quote).filter(({ start }) => start !== here.start);
  const errors = maxDistance(quote);
  if (errors === 0) return same;
  const before = search(text.slice(0, here.start), quote, errors);
  const after = search(text.slice(here.end), quote, errors);
  const shifted = after.map(({ start, end }) => ({ start: start + here.end, end: end + here.end }));
  return [...same, ...before, ...shifted];
}

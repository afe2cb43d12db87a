import type { TextPosition } from '@touchline/contract';
import search from 'approx-string-match';
import { endsPage, SHORT_CONTEXT_CHARS } from './context';
import type { TextRange } from './page-text';
import { pageEnd, pageStart, stripWhitespace } from './strip-whitespace';

/** Characters by which the stored context exceeds what it shares with the most similar passage. */
export const MIN_DISTINCT_CONTEXT = 8;
/** Maximum edit distance of a changed quote: a fifth of its length. */
export const maxErrors = (exact: string) => Math.floor(exact.length / 5);
/** Maximum edit distance of a similar passage: a quarter of the quote's length. */
export const maxDistance = (exact: string) => Math.floor(exact.length / 4);

/** Stored quote with its context, without white space, as in the W3C's TextQuoteSelector. */
export interface QuoteSelector {
  exact: string;
  prefix: string;
  suffix: string;
  /** The page contained no similar passage. */
  wasUnique: boolean;
  /** The stored context contains a passage similar to the quote, by side. */
  hasDuplicateNearby: { prefix: boolean; suffix: boolean };
}

const startsPage = ({ start, prefix }: TextPosition) => prefix?.length === start;

export function quoteSelectorOf(selectedText: string, position: TextPosition): QuoteSelector {
  const exact = stripWhitespace(selectedText);
  const prefix = (startsPage(position) ? pageStart : '') + stripWhitespace(position.prefix ?? '');
  const suffix = stripWhitespace(position.suffix ?? '') + (endsPage(position) ? pageEnd : '');
  const hasDuplicateNearby = {
    prefix: containsSimilar(prefix, exact),
    suffix: containsSimilar(suffix, exact),
  };
  const isShort = (context = '') => context.length <= SHORT_CONTEXT_CHARS;
  const wasUnique =
    isShort(position.prefix) &&
    isShort(position.suffix) &&
    !hasDuplicateNearby.prefix &&
    !hasDuplicateNearby.suffix;
  return { exact, prefix, suffix, wasUnique, hasDuplicateNearby };
}

/** Returns true if the text contains a passage similar to the quote. */
const containsSimilar = (text: string, exact: string) => search(text, exact, maxDistance(exact)).length > 0;

/** Returns the length of the common suffix of the text before `at` and `prefix`. */
export function commonSuffixLength(text: string, at: number, prefix: string): number {
  let same = 0;
  while (same < prefix.length && same < at && text[at - 1 - same] === prefix[prefix.length - 1 - same])
    same += 1;
  return same;
}

/** Returns the length of the common prefix of the text from `at` and `suffix`. */
export function commonPrefixLength(text: string, at: number, suffix: string): number {
  let same = 0;
  while (same < suffix.length && text[at + same] === suffix[same]) same += 1;
  return same;
}

/** Range that may be the quote, with the matching characters of its context and its edit distance. */
export interface Candidate extends TextRange {
  prefix: number;
  suffix: number;
  isInBlock: boolean;
  errors: number;
}

/** Number of characters that rarely match by chance. */
export const MIN_MATCHING_CHARS = 8;

/** Returns how many context characters must match for that side to support a candidate. */
function needed(context: string, wasUnique: boolean): number {
  if (context === '') return Infinity;
  const letters = Math.max(1, context.length - (isEdge(context) ? 1 : 0));
  if (wasUnique) return Math.min(letters, MIN_MATCHING_CHARS);
  return isEdge(context) ? letters : Math.max(1, letters - MIN_DISTINCT_CONTEXT + 1);
}

/**
 * Returns true if one side is conclusive alone; if there were similar passages, all of the context up to the edge of the page must
 * match.
 */
function isConclusiveAlone(context: string, same: number, wasUnique: boolean): boolean {
  const isAll = wasUnique || !isEdge(context) || same === context.length;
  return same >= Math.max(MIN_MATCHING_CHARS, needed(context, wasUnique)) && isAll;
}

const isEdge = (context: string) => context.startsWith(pageStart) || context.endsWith(pageEnd);

export interface ContextMatch {
  both: boolean;
  /** One side is conclusive, and not because of a duplicate on the other side after the quote itself was deleted. */
  one: boolean;
}

/** Compares a candidate's context with the stored one. */
export function matchContext(selector: QuoteSelector, { prefix, suffix }: Candidate): ContextMatch {
  const isBefore = prefix >= needed(selector.prefix, selector.wasUnique);
  const isAfter = suffix >= needed(selector.suffix, selector.wasUnique);
  const byBefore =
    isConclusiveAlone(selector.prefix, prefix, selector.wasUnique) && !selector.hasDuplicateNearby.suffix;
  const byAfter =
    isConclusiveAlone(selector.suffix, suffix, selector.wasUnique) && !selector.hasDuplicateNearby.prefix;
  return { both: isBefore && isAfter, one: byBefore || byAfter };
}

const BLOCK_SCORE = MIN_DISTINCT_CONTEXT;
const MIN_SCORE_MARGIN = 6;

const scoreOf = ({ prefix, suffix, isInBlock, errors }: Candidate) =>
  prefix + suffix + (isInBlock ? BLOCK_SCORE : 0) - errors;

/** Returns the candidate with the highest score; undefined if the second best is about as good. */
export function bestCandidate(candidates: readonly Candidate[]): Candidate | undefined {
  const [first, second] = candidates.toSorted((a, b) => scoreOf(b) - scoreOf(a));
  return first && second && scoreOf(first) - scoreOf(second) < MIN_SCORE_MARGIN ? undefined : first;
}

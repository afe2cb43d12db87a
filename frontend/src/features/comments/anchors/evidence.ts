import type { TextPosition } from '@touchline/contract';
import search from 'approx-string-match';
import type { Stretch } from './page-text';
import { pageEnd, pageStart, squeeze } from './squeeze';

/** Words unlike those anywhere else in the page are kept with this much around them; more means that there were others. */
export const shortContext = 32;
/** By how many letters the kept context goes on where no other place like it does. */
export const telling = 8;
/** How much of a quote may have changed. */
const tolerance = 0.25;

export const mostErrors = (quote: string) => Math.floor(quote.length * tolerance);

/** What is known of commented words: they and their surroundings, without white space. */
export interface Known {
  quote: string;
  before: string;
  after: string;
  /** There was no other place like it in the page. */
  wasAlone: boolean;
  /** A place like it stood near, on that side. */
  twin: { before: boolean; after: boolean };
}

export function knownOf(selectedText: string, position: TextPosition): Known {
  const { start, prefix, suffix } = position;
  const quote = squeeze(selectedText);
  const before = (prefix?.length === start ? pageStart : '') + squeeze(prefix ?? '');
  const isEnd = suffix !== undefined && suffix.length < shortContext;
  const after = squeeze(suffix ?? '') + (isEnd ? pageEnd : '');
  const twin = { before: holdsLike(before, quote), after: holdsLike(after, quote) };
  const isShort = (context = '') => context.length <= shortContext;
  const wasAlone = isShort(prefix) && isShort(suffix) && !twin.before && !twin.after;
  return { quote, before, after, wasAlone, twin };
}

/** Whether something much like it stands in a text. */
export const holdsLike = (text: string, quote: string) => search(text, quote, mostErrors(quote)).length > 0;

/** How many letters before `at` are those at the end of `before`. */
export function sameBefore(text: string, at: number, before: string): number {
  let same = 0;
  while (same < before.length && same < at && text[at - 1 - same] === before[before.length - 1 - same])
    same += 1;
  return same;
}

/** How many letters from `at` on are those at the beginning of `after`. */
export function sameAfter(text: string, at: number, after: string): number {
  let same = 0;
  while (same < after.length && text[at + same] === after[same]) same += 1;
  return same;
}

/** A place where the words may stand now, and what speaks for it. */
export interface Candidate extends Stretch {
  before: number;
  after: number;
  isInBlock: boolean;
  errors: number;
}

/** How many letters must agree for a side of the surroundings to speak for a place. */
function needed(context: string, wasAlone: boolean): number {
  if (context === '') return Infinity;
  return wasAlone ? Math.min(context.length, 6) : Math.max(1, context.length - telling + 1);
}

export interface Speaking {
  both: boolean;
  /** One does, and it is not the one that came near a twin when the words themselves were deleted. */
  one: boolean;
}

/** Which sides of the surroundings speak for a place. */
export function speaking(known: Known, { before, after }: Candidate): Speaking {
  const isBefore = before >= needed(known.before, known.wasAlone);
  const isAfter = after >= needed(known.after, known.wasAlone);
  return {
    both: isBefore && isAfter,
    one: (isBefore && !known.twin.after) || (isAfter && !known.twin.before),
  };
}

const blockWeight = telling;
const margin = 6;

const weightOf = ({ before, after, isInBlock, errors }: Candidate) =>
  before + after + (isInBlock ? blockWeight : 0) - errors;

/** The place that more speaks for than for any other; none where two are about as good. */
export function clearest(candidates: readonly Candidate[]): Candidate | undefined {
  const [first, second] = candidates.toSorted((a, b) => weightOf(b) - weightOf(a));
  return first && second && weightOf(first) - weightOf(second) < margin ? undefined : first;
}

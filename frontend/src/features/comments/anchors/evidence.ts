import type { TextPosition } from '@touchline/contract';
import search from 'approx-string-match';
import type { Stretch } from './page-text';
import { pageEnd, pageStart, squeeze } from './squeeze';

/** Words unlike those anywhere else in the page are kept with this much around them; more means that there were others. */
export const shortContext = 32;
/** By how many letters the kept context goes on where no other place like it does. */
export const telling = 8;
/** How many letters of a quote may have changed: a fifth. */
export const mostErrors = (quote: string) => Math.floor(quote.length / 5);
/** Up to how many letters other words differ from it to be like it. */
export const mostUnlike = (quote: string) => Math.floor(quote.length / 4);

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

/** Where fewer were kept, the page began or ended there; one fewer may be half a letter that was left out. */
const beganThere = ({ start, prefix }: TextPosition) => prefix?.length === start;
export const endedThere = ({ suffix }: TextPosition) =>
  suffix !== undefined && suffix.length < shortContext - 1;

export function knownOf(selectedText: string, position: TextPosition): Known {
  const { prefix, suffix } = position;
  const quote = squeeze(selectedText);
  const before = (beganThere(position) ? pageStart : '') + squeeze(prefix ?? '');
  const after = squeeze(suffix ?? '') + (endedThere(position) ? pageEnd : '');
  const twin = { before: holdsLike(before, quote), after: holdsLike(after, quote) };
  const isShort = (context = '') => context.length <= shortContext;
  const wasAlone = isShort(prefix) && isShort(suffix) && !twin.before && !twin.after;
  return { quote, before, after, wasAlone, twin };
}

/** Whether something much like it stands in a text. */
const holdsLike = (text: string, quote: string) => search(text, quote, mostUnlike(quote)).length > 0;

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

/** So many letters are hardly the same by chance. */
export const enough = 8;

/** How many letters must agree for a side of the surroundings to speak for a place. */
function needed(context: string, wasAlone: boolean): number {
  if (context === '') return Infinity;
  const letters = Math.max(1, context.length - (isEdge(context) ? 1 : 0));
  if (wasAlone) return Math.min(letters, enough);
  return isEdge(context) ? letters : Math.max(1, letters - telling + 1);
}

/** Whether one side alone says enough: where others were like it, all of what is kept up to the edge of the page. */
function saysAlone(context: string, same: number, wasAlone: boolean): boolean {
  const isAll = wasAlone || !isEdge(context) || same === context.length;
  return same >= Math.max(enough, needed(context, wasAlone)) && isAll;
}

const isEdge = (context: string) => context.startsWith(pageStart) || context.endsWith(pageEnd);

export interface Speaking {
  both: boolean;
  /** One does, and it is not the one that came near a twin when the words themselves were deleted. */
  one: boolean;
}

/** Which sides of the surroundings speak for a place. */
export function speaking(known: Known, { before, after }: Candidate): Speaking {
  const isBefore = before >= needed(known.before, known.wasAlone);
  const isAfter = after >= needed(known.after, known.wasAlone);
  const byBefore = saysAlone(known.before, before, known.wasAlone) && !known.twin.after;
  const byAfter = saysAlone(known.after, after, known.wasAlone) && !known.twin.before;
  return { both: isBefore && isAfter, one: byBefore || byAfter };
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

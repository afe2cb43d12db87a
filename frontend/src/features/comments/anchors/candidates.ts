import search from 'approx-string-match';
import { mostErrors, sameAfter, sameBefore, type Candidate, type Known } from './evidence';
import type { Stretch } from './page-text';
import type { Squeezed } from './squeeze';

/** What is looked for, and in what. */
export interface Looking {
  known: Known;
  own: Squeezed;
  /** Where the block stands that the words were in. */
  block: Stretch | undefined;
}

/** Every place of these very letters. */
export function placesOf(text: string, letters: string): Stretch[] {
  const places: Stretch[] = [];
  if (letters === '') return places;
  for (let at = text.indexOf(letters); at !== -1; at = text.indexOf(letters, at + 1)) {
    places.push({ start: at, end: at + letters.length });
  }
  return places;
}

/** Places with the very words. */
export function sameWords(looking: Looking): Candidate[] {
  return placesOf(looking.own.text, looking.known.quote).map((place) => weigh(looking, place, 0));
}

const shortestChanged = 4;
/** So many letters of the surroundings lead to where the words may be. */
const lead = 8;
const mostLeads = 50;

/** Places with words much like them: where their surroundings stand, in their block, and anywhere. */
export function similarWords(looking: Looking): Candidate[] {
  const { known, own, block } = looking;
  if (known.quote.length < shortestChanged) return [];
  const reach = known.quote.length + mostErrors(known.quote);
  const behind = placesOf(own.text, known.before.slice(-lead)).slice(0, mostLeads);
  const ahead = placesOf(own.text, known.after.slice(0, lead)).slice(0, mostLeads);
  const windows = [
    ...behind.map(({ end }) => ({ start: end, end: end + reach })),
    ...ahead.map(({ start }) => ({ start: Math.max(0, start - reach), end: start })),
    ...(block ? [block] : []),
    { start: 0, end: own.text.length },
  ];
  return apart(windows.flatMap((window) => similarWithin(looking, window)));
}

function similarWithin(looking: Looking, { start, end }: Stretch): Candidate[] {
  const { quote } = looking.known;
  const matches = search(looking.own.text.slice(start, end), quote, mostErrors(quote));
  const changed = matches.filter(({ errors }) => errors > 0);
  return changed.map((match) =>
    fitted(looking, { start: start + match.start, end: start + match.end }, match.errors),
  );
}

/** A match ends where its surroundings begin, where those are as they were. */
function fitted(looking: Looking, match: Stretch, errors: number): Candidate {
  const { known, own } = looking;
  const reach = mostErrors(known.quote);
  const before = known.before.slice(-lead);
  const after = known.after.slice(0, lead);
  const start = nearest(own.text, before, { at: match.start - before.length, reach });
  const end = nearest(own.text, after, { at: match.end, reach }) ?? match.end;
  const fits = { start: start === undefined ? match.start : start + before.length, end };
  return weigh(looking, fits.start < fits.end ? fits : match, errors);
}

interface Near {
  at: number;
  reach: number;
}

/** Where letters stand nearest to a place, no further away than `reach`. */
function nearest(text: string, letters: string, { at, reach }: Near): number | undefined {
  if (letters === '') return undefined;
  for (let away = 0; away <= reach; away += 1) {
    if (at >= away && text.startsWith(letters, at - away)) return at - away;
    if (text.startsWith(letters, at + away)) return at + away;
  }
  return undefined;
}

function weigh({ known, own, block }: Looking, { start, end }: Stretch, errors: number): Candidate {
  const { before, after } = known;
  const isInBlock = block !== undefined && block.start <= start && end <= block.end;
  const same = { before: sameBefore(own.text, start, before), after: sameAfter(own.text, end, after) };
  const place = { start, end, errors, isInBlock };
  if (!known.wasAlone || known.quote.length < longEnoughAlone) return { ...place, ...same };
  const [from, to] = [start - before.length - slack, end + after.length + slack];
  return {
    ...place,
    before: Math.max(same.before, likeness(own.text.slice(Math.max(0, from), start), before)),
    after: Math.max(same.after, likeness(own.text.slice(end, to), after)),
  };
}

/** Words this long, unlike all others, are known also by surroundings that have changed a little. */
const longEnoughAlone = 8;
const slack = 4;
const leastAlike = 12;

/** How many letters of the surroundings are still there where some have changed; each change counts against three. */
function likeness(text: string, context: string): number {
  if (context.length < leastAlike) return 0;
  const [match] = search(text, context, Math.floor(context.length / 5));
  return match ? context.length - 3 * match.errors : 0;
}

/** Of places that overlap, the one that most speaks for. */
export function apart(candidates: readonly Candidate[]): Candidate[] {
  const weight = ({ before, after, errors }: Candidate) => before + after - errors;
  const kept: Candidate[] = [];
  for (const each of candidates.toSorted((a, b) => weight(b) - weight(a))) {
    if (kept.every(({ start, end }) => each.end <= start || end <= each.start)) kept.push(each);
  }
  return kept;
}

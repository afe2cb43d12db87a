import search from 'approx-string-match';
import {
  maxErrors,
  commonPrefixLength,
  commonSuffixLength,
  type Candidate,
  type QuoteSelector,
} from './scoring';
import type { TextRange } from './page-text';
import type { StrippedText } from './strip-whitespace';

/** A quote to find, and the text to search. */
export interface AnchorSearch {
  selector: QuoteSelector;
  own: StrippedText;
  /** Range of the block that contained the quote. */
  block: TextRange | undefined;
}

/** Returns the ranges of all occurrences. */
export function occurrencesOf(text: string, letters: string): TextRange[] {
  const found: TextRange[] = [];
  if (letters === '') return found;
  for (let at = text.indexOf(letters); at !== -1; at = text.indexOf(letters, at + 1)) {
    found.push({ start: at, end: at + letters.length });
  }
  return found;
}

/** Returns candidates with the exact quote. */
export function exactMatches(target: AnchorSearch): Candidate[] {
  return occurrencesOf(target.own.text, target.selector.exact).map((range) => score(target, range, 0));
}

const MIN_FUZZY_CHARS = 4;
/** Characters of prefix and suffix that are searched verbatim to find windows for the fuzzy search. */
const SEED_CHARS = 8;
const MAX_SEEDS = 50;

/** Returns candidates similar to the quote: near its prefix or suffix, in its block, and in the whole text. */
export function fuzzyMatches(target: AnchorSearch): Candidate[] {
  const { selector, own, block } = target;
  if (selector.exact.length < MIN_FUZZY_CHARS) return [];
  const reach = selector.exact.length + maxErrors(selector.exact);
  const behind = occurrencesOf(own.text, selector.prefix.slice(-SEED_CHARS)).slice(0, MAX_SEEDS);
  const ahead = occurrencesOf(own.text, selector.suffix.slice(0, SEED_CHARS)).slice(0, MAX_SEEDS);
  const windows = [
    ...behind.map(({ end }) => ({ start: end, end: end + reach })),
    ...ahead.map(({ start }) => ({ start: Math.max(0, start - reach), end: start })),
    ...(block ? [block] : []),
    { start: 0, end: own.text.length },
  ];
  return dropOverlaps(windows.flatMap((window) => fuzzyMatchesWithin(target, window)));
}

function fuzzyMatchesWithin(target: AnchorSearch, { start, end }: TextRange): Candidate[] {
  const { exact: quote } = target.selector;
  const matches = search(target.own.text.slice(start, end), quote, maxErrors(quote));
  const changed = matches.filter(({ errors }) => errors > 0);
  return changed.map((match) =>
    alignToContext(target, { start: start + match.start, end: start + match.end }, match.errors),
  );
}

/** Moves the ends of a match to the adjacent prefix and suffix where those are unchanged. */
function alignToContext(target: AnchorSearch, match: TextRange, errors: number): Candidate {
  const { selector, own } = target;
  const reach = maxErrors(selector.exact);
  const prefix = selector.prefix.slice(-SEED_CHARS);
  const suffix = selector.suffix.slice(0, SEED_CHARS);
  const start = nearest(own.text, prefix, { at: match.start - prefix.length, reach });
  const end = nearest(own.text, suffix, { at: match.end, reach }) ?? match.end;
  const fits = { start: start === undefined ? match.start : start + prefix.length, end };
  return score(target, fits.start < fits.end ? fits : match, errors);
}

interface Near {
  at: number;
  reach: number;
}

/** Returns the occurrence nearest to `at`, at most `reach` characters away. */
function nearest(text: string, letters: string, { at, reach }: Near): number | undefined {
  if (letters === '') return undefined;
  for (let away = 0; away <= reach; away += 1) {
    if (at >= away && text.startsWith(letters, at - away)) return at - away;
    if (text.startsWith(letters, at + away)) return at + away;
  }
  return undefined;
}

function score({ selector, own, block }: AnchorSearch, { start, end }: TextRange, errors: number): Candidate {
  const { prefix, suffix } = selector;
  const isInBlock = block !== undefined && block.start <= start && end <= block.end;
  const shared = {
    prefix: commonSuffixLength(own.text, start, prefix),
    suffix: commonPrefixLength(own.text, end, suffix),
  };
  const range = { start, end, errors, isInBlock };
  if (!selector.wasUnique || selector.exact.length < MIN_UNIQUE_CHARS) return { ...range, ...shared };
  const [from, to] = [start - prefix.length - CONTEXT_SLACK_CHARS, end + suffix.length + CONTEXT_SLACK_CHARS];
  return {
    ...range,
    prefix: Math.max(shared.prefix, contextSimilarity(own.text.slice(Math.max(0, from), start), prefix)),
    suffix: Math.max(shared.suffix, contextSimilarity(own.text.slice(end, to), suffix)),
  };
}

/** A unique quote of this length is also recognised by a slightly changed context. */
const MIN_UNIQUE_CHARS = 8;
const CONTEXT_SLACK_CHARS = 4;
const MIN_CONTEXT_CHARS = 12;

/** Returns the number of context characters found by a fuzzy search, less three for each change. */
function contextSimilarity(text: string, context: string): number {
  if (context.length < MIN_CONTEXT_CHARS) return 0;
  const [match] = search(text, context, Math.floor(context.length / 5));
  return match ? context.length - 3 * match.errors : 0;
}

/** Drops the lower-scored of overlapping candidates. */
export function dropOverlaps(candidates: readonly Candidate[]): Candidate[] {
  const weight = ({ prefix, suffix, errors }: Candidate) => prefix + suffix - errors;
  const kept: Candidate[] = [];
  for (const each of candidates.toSorted((a, b) => weight(b) - weight(a))) {
    if (kept.every(({ start, end }) => each.end <= start || end <= each.start)) kept.push(each);
  }
  return kept;
}

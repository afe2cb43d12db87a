import { fold, foldWithOffsets } from './fold';

/** A question to the search. A text matches if it contains every word, each anywhere in one of its own words. */
export interface SearchQuestion {
  /** Folded, the longest first; none is part of another one. */
  words: readonly string[];
  /** The whole question, folded: a text that contains it is a better match. Null for a single word. */
  phrase: string | null;
}

/** Returns null if nothing visible was typed, which matches everything in lists. */
export function readQuestion(text: string | undefined): SearchQuestion | null {
  const folded = fold(text ?? '');
  if (folded === '') return null;
  const typed = folded.split(' ').map(withoutPunctuation).filter(Boolean);
  const longestFirst = [...new Set(typed)].sort((one, other) => other.length - one.length);
  const words = longestFirst.filter(
    (word, place) => !longestFirst.slice(0, place).some((longer) => longer.includes(word)),
  );
  if (words.length === 0) return { words: [folded], phrase: null };
  const phrase = withoutPunctuation(folded);
  return { words, phrase: words.length === 1 && words[0] === phrase ? null : phrase };
}

/** Punctuation around a word belongs to its sentence: "Smith, Jones" finds "Jones and Smith". */
const withoutPunctuation = (word: string) => word.replace(/^["'([{]+|["')\]},;:.!?]+$|^-+$/g, '');

/** Returns true if the text contains every word of the question. */
export function matchesQuestion(text: string, { words }: SearchQuestion): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

/** A part of a text that either matches a question or does not. */
export interface QuestionPart {
  text: string;
  isMatch: boolean;
}

/** Splits a text at the matches of a question, whose folded lengths may differ: those of the phrase, or else those of each word. */
export function partsOfQuestion(text: string, question: SearchQuestion): QuestionPart[] {
  const ranges = matchRanges(text, question);
  const parts: QuestionPart[] = [];
  let at = 0;
  for (const [start, end] of ranges) {
    if (start > at) parts.push({ text: text.slice(at, start), isMatch: false });
    parts.push({ text: text.slice(Math.max(at, start), end), isMatch: true });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMatch: false });
  return parts;
}

/** Returns where the text matches, in order and without overlaps. */
export function matchRanges(text: string, { words, phrase }: SearchQuestion): [start: number, end: number][] {
  const { folded, starts, ends } = foldWithOffsets(text);
  const searched = phrase !== null && folded.includes(phrase) ? [phrase] : words;
  const found = searched
    .flatMap((word) => placesOf(word, folded).map((at) => rangeAt(at, word.length)))
    .sort(([one], [other]) => one - other);
  const joined: [number, number][] = [];
  for (const [start, end] of found) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;

  function rangeAt(at: number, length: number): [number, number] {
    return [starts[at] ?? 0, ends[at + length - 1] ?? text.length];
  }
}

function placesOf(word: string, folded: string): number[] {
  const places: number[] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) places.push(at);
  return places;
}

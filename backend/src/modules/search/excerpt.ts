import { setImmediate } from 'node:timers/promises';
import { fold, matchRanges, type SearchQuestion } from '@touchline/contract';

/** A match further on starts the excerpt. */
const LEADING_CHARS = 30;
const EXCERPT_CHARS = 120;
/** Longer lines are divided, because mapping a match to its line takes longer the longer the line is. */
const LINE_CHARS = 2000;

/** Folding this number takes some milliseconds; then other requests have their turn. */
const CHARS_PER_TURN = 20_000;

/** Returns the text from the first match on, or the beginning of the first text without a match. */
export async function excerptOf(texts: readonly string[], question: SearchQuestion): Promise<string> {
  const { text, place } = await bestLine(texts, question);
  const following = linesFrom(text, place);
  const [range] = matchRanges(following[0] ?? '', question);
  const line = following.join(' ');
  const from = range && range[0] > LEADING_CHARS ? startOfWord(line, range[0]) : 0;
  return `${from > 0 ? '…' : ''}${beginningOf(line.slice(from))}`;
}

/** Ends with a whole word, unless the word is very long. */
function beginningOf(text: string): string {
  if (text.length <= EXCERPT_CHARS) return text;
  const cut = text.slice(0, EXCERPT_CHARS + 1).replace(/\s+\S{0,30}$/u, '');
  return `${cut.length > EXCERPT_CHARS ? cut.slice(0, EXCERPT_CHARS).replace(/[\ud800-\udbff]$/, '') : cut}…`;
}

const LINES_OF_EXCERPT = 20;

function linesFrom(text: string, place: number): string[] {
  const following: string[] = [];
  let at = 0;
  for (const line of linesOf(text)) {
    if (at >= place) following.push(line);
    if (following.length === LINES_OF_EXCERPT) break;
    at += 1;
  }
  return following;
}

function* linesOf(text: string): Generator<string> {
  for (const [whole] of text.matchAll(/[^\n]+/g))
    for (const part of whole.match(dividedLine) ?? []) {
      const line = part.replace(/\s+/g, ' ').trim();
      if (line) yield line;
    }
}
const dividedLine = new RegExp(`.{1,${LINE_CHARS}}(?:\\s|$)|.{1,${LINE_CHARS}}`, 'gsu');

interface LinePlace {
  text: string;
  /** The index of the line in the text. */
  place: number;
}

/** Finds the first of the best lines: with the phrase, with all words, or with any; else the first line. Reads no further than needed. */
async function bestLine(texts: readonly string[], question: SearchQuestion): Promise<LinePlace> {
  const highest = question.phrase === null ? 2 : 3;
  let best = { text: '', place: 0, score: -1 };
  let chars = 0;
  for (const text of texts) {
    let place = 0;
    for (const line of linesOf(text)) {
      const score = scoreOf(fold(line), question);
      if (score > best.score) best = { text, place, score };
      if (score === highest) return best;
      place += 1;
      chars += line.length;
      if (chars > CHARS_PER_TURN) {
        await setImmediate();
        chars = 0;
      }
    }
  }
  return best;
}

function scoreOf(folded: string, { words, phrase }: SearchQuestion): number {
  if (phrase !== null && folded.includes(phrase)) return 3;
  if (words.every((word) => folded.includes(word))) return 2;
  return words.some((word) => folded.includes(word)) ? 1 : 0;
}

/** Returns the start of the word at a place, unless the word is very long. */
function startOfWord(line: string, at: number): number {
  const blank = line.lastIndexOf(' ', at - 1);
  return at - blank > LEADING_CHARS ? at : blank + 1;
}

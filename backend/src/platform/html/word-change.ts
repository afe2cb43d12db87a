import type { WordChange } from '@touchline/contract';
import { differingParts } from './compare-html';
import { plainText } from './plain-text';

const words = /[\p{L}\p{N}\p{M}]+(?:['’.,-][\p{L}\p{N}\p{M}]+)*/gu;
/** Scripts that write no blanks between words. A segmenter takes fifty times as long, so it reads only these. */
const withoutBlanks = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/**
 * Counts the words that came and went between two texts of a page. A word that only moved is neither: each text is taken as a bag
 * of lines, and what is left of them as a bag of words, which costs the length of the texts and not its square.
 */
export function wordChange([before, after]: readonly [string, string]): WordChange {
  if (before === after) return { added: 0, removed: 0 };
  const { parts } = differingParts(before, after);
  const lines = difference(...parts.map((part) => plainText(part).split('\n')));
  const { added, removed } = difference(lines.removed.flatMap(wordsOf), lines.added.flatMap(wordsOf));
  return { added: added.length, removed: removed.length };
}

interface Difference {
  added: string[];
  removed: string[];
}

/** What is in one bag and not in the other, as often as it is. */
function difference(before: readonly string[] = [], after: readonly string[] = []): Difference {
  const counts = new Map<string, number>();
  for (const each of after) counts.set(each, (counts.get(each) ?? 0) + 1);
  for (const each of before) counts.set(each, (counts.get(each) ?? 0) - 1);
  const change: Difference = { added: [], removed: [] };
  for (const [each, count] of counts) {
    const side = count > 0 ? change.added : change.removed;
    for (let n = 0; n < Math.abs(count); n++) side.push(each);
  }
  return change;
}

function wordsOf(line: string): string[] {
  if (!withoutBlanks.test(line)) return line.match(words) ?? [];
  return [...segmenter.segment(line)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

import type { WordChange } from '@touchline/contract';
import { withoutTitles } from '@touchline/content';
import { differingParts } from './compare-html';
import { plainText } from './plain-text';

const words = /[\p{L}\p{N}\p{M}]+(?:['’.,-][\p{L}\p{N}\p{M}]+)*/gu;
/** Scripts without blanks between words. A segmenter takes fifty times as long, so it is used only for these. */
const withoutBlanks = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/**
 * Counts the words added and removed between two contents. A moved word counts as neither: the contents are compared as multisets of
 * lines, and the remaining lines as multisets of words, which takes linear instead of quadratic time.
 */
export function wordChange([before, after]: readonly [string, string]): WordChange {
  if (before === after) return { added: 0, removed: 0 };
  const { parts } = differingParts(before, after);
  const lines = difference(...parts.map((part) => plainText(withoutTitles(part)).split('\n')));
  const { added, removed } = difference(lines.removed.flatMap(wordsOf), lines.added.flatMap(wordsOf));
  return { added: added.length, removed: removed.length };
}

interface Difference {
  added: string[];
  removed: string[];
}

/** Returns the difference of two multisets. */
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

import { diffArrays } from 'diff';
import { type InlineHtml, escapeText, inlineRuns, showRuns, sameMarks, type Run } from '@touchline/content';

/** Time limit of a comparison, after which the whole text counts as changed. */
const DIFF_TIMEOUT_MS = 300;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Returns marked text with removed words in `<del>` and added words in `<ins>`. */
export function markWords(before: InlineHtml, after: InlineHtml): InlineHtml {
  const [was, is] = [inlineRuns(before).flatMap(wordsOf), inlineRuns(after).flatMap(wordsOf)];
  return markRuns(was, is);
}

/** Like `markWords`, for plain text. */
export function markPlainWords(before: string, after: string): string {
  return markWords(escapeText(before).replaceAll('\n', '<br>'), escapeText(after).replaceAll('\n', '<br>'));
}

export const inserted = (html: string) => (html === '' ? '' : `<ins>${html}</ins>`);
export const deleted = (html: string) => (html === '' ? '' : `<del>${html}</del>`);

function markRuns(was: readonly Run[], is: readonly Run[]): InlineHtml {
  const changes = diffArrays([...was], [...is], { comparator: isSameWord, timeout: DIFF_TIMEOUT_MS });
  if (!changes) return deleted(showRuns(was)) + inserted(showRuns(is));
  let [from, to] = [0, 0];
  const parts = changes.map(({ added, removed, count }) => {
    const [old, fresh] = [was.slice(from, from + count), is.slice(to, to + count)];
    if (!added) from += count;
    if (!removed) to += count;
    if (removed) return deleted(showRuns(old));
    return added ? inserted(showRuns(fresh)) : showRuns(fresh.map((word, at) => longer(word, old[at])));
  });
  return parts.join('');
}

/** Splits into words with their trailing space: a rewritten sentence is one change, not one for each word. */
function wordsOf({ text, marks }: Run): Run[] {
  const words: Run[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const last = words.at(-1);
    if (last && segment.trim() === '') words[words.length - 1] = { ...last, text: last.text + segment };
    else words.push({ text: segment, marks });
  }
  return words;
}

const isSameWord = (one: Run, other: Run) =>
  one.text.trimEnd() === other.text.trimEnd() && sameMarks(one.marks, other.marks);

/** Returns the spelling with the longer trailing space, which separates the word from removed text. */
const longer = (one: Run, other: Run = one) => (other.text.length > one.text.length ? other : one);

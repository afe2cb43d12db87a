import { diffArrays } from 'diff';
import { type InlineHtml, escapeText, inlineRuns, showRuns, sameMarks, type Run } from '@touchline/content';

/** Longer comparisons than this are not worth waiting for: all of it counts as changed. In milliseconds. */
const patience = 300;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Marked text with what went away in `<del>` and what came in `<ins>`, word by word. */
export function markWords(before: InlineHtml, after: InlineHtml): InlineHtml {
  const [was, is] = [inlineRuns(before).flatMap(wordsOf), inlineRuns(after).flatMap(wordsOf)];
  return markRuns(was, is);
}

/** The same for plain text. */
export function markPlainWords(before: string, after: string): string {
  return markWords(escapeText(before).replaceAll('\n', '<br>'), escapeText(after).replaceAll('\n', '<br>'));
}

export const inserted = (html: string) => (html === '' ? '' : `<ins>${html}</ins>`);
export const deleted = (html: string) => (html === '' ? '' : `<del>${html}</del>`);

function markRuns(was: readonly Run[], is: readonly Run[]): InlineHtml {
  const changes = diffArrays([...was], [...is], { comparator: isSameWord, timeout: patience });
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

/** Words, each with the space behind it: a sentence written anew is one change and not one a word. */
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

/** Of two spellings of the space behind a word the one that keeps it apart from what was removed there. */
const longer = (one: Run, other: Run = one) => (other.text.length > one.text.length ? other : one);

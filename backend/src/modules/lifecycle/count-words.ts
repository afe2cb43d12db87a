import type { WordChange } from '@touchline/contract';
import { escapeHtml, wordChange } from '../../platform/html';
import type { TextRow } from './history.repository';

/** The versions between which words are counted; `base_version` is null for the first version. */
export interface ComparedVersions {
  base_version: number | null;
  last_version: number;
}

/** Counts the words that each sitting or save added and removed, between the version before it and its last one. */
export async function countWords(
  rows: readonly ComparedVersions[],
  texts: readonly TextRow[],
): Promise<(WordChange | null)[]> {
  const byVersion = new Map(texts.map((text) => [text.version, text]));
  const changes: (WordChange | null)[] = [];
  for (const { base_version, last_version } of rows) {
    const before = base_version === null ? empty : byVersion.get(base_version);
    const after = byVersion.get(last_version);
    changes.push(before && after ? await changeOf(before, after) : null);
  }
  return changes;
}

const empty = { lines: [], content: '' };

/** Compares title, tags and other lines apart from the content: if both changed, one comparison would span all the text between them. */
async function changeOf(before: Omit<TextRow, 'version'>, after: TextRow): Promise<WordChange> {
  const head = await wordChange(headOf(before), headOf(after));
  const content = await wordChange(before.content, after.content);
  return { added: head.added + content.added, removed: head.removed + content.removed };
}

const headOf = ({ lines }: Pick<TextRow, 'lines'>) =>
  lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');

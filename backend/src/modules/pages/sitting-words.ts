import type { WordChange } from '@touchline/contract';
import { escapeHtml, wordChange } from '../../platform/html';
import type { SittingRow, TextRow } from './page-history.repository';

/** Counts the words that each sitting added and removed, from the version that it started from to its last. */
export async function sittingWords(
  rows: readonly SittingRow[],
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

const empty = { title: '', tags: [], content: '' };

/** Title and tags apart from the content: where both changed, all that is between them would be read. */
async function changeOf(before: Omit<TextRow, 'version'>, after: TextRow): Promise<WordChange> {
  const head = await wordChange(headOf(before), headOf(after));
  const content = await wordChange(before.content, after.content);
  return { added: head.added + content.added, removed: head.removed + content.removed };
}

const headOf = ({ title, tags }: Pick<TextRow, 'title' | 'tags'>) =>
  [title, ...tags].map((line) => `<p>${escapeHtml(line)}</p>`).join('');

import type { WordChange } from '@touchline/contract';
import { escapeHtml, wordChange } from '../../platform/html';
import type { SittingRow, TextRow } from './history.repository';

/** Counts the words that each sitting added and removed, between the version before it and its last one. */
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

const empty = { lines: [], content: '' };

/** Compares title, tags and other lines apart from the content: if both changed, one comparison would span all the text between them. */
async function changeOf(before: Omit<TextRow, 'version'>, after: TextRow): Promise<WordChange> {
  const head = await wordChange(headOf(before), headOf(after));
  const content = await wordChange(before.content, after.content);
  return { added: head.added + content.added, removed: head.removed + content.removed };
}

const headOf = ({ lines }: Pick<TextRow, 'lines'>) =>
  lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');

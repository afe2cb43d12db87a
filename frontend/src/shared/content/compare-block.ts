import { diffArrays } from 'diff';
import {
  isWhole,
  type Block,
  type BlockData,
  type HeaderCell,
  type InlineHtml,
  type ListItem,
  type Table,
  fieldsOf,
  withFields,
  tidyItems,
  blockToHtml,
} from '@touchline/content';
import { deleted, inserted, markPlainWords, markWords } from './mark-words';
import { isSame } from './merge-blocks';

/** Returns the later block as HTML, with removed and added words in `<del>` and `<ins>`. */
export function markBlock(before: Block, after: Block): string {
  if (before.kind === 'list' && after.kind === 'list') return markList(before.data.items, after);
  if (before.kind === 'checklist' && after.kind === 'checklist')
    return markChecklist(before.data.items, after);
  if (before.kind === 'table' && after.kind === 'table') return markTable(before.data, after);
  if (before.kind === 'code' && after.kind === 'code') return markCode(before.data.text, after);
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  if (is.length !== was.length || isExchanged(before, after)) return replaced(before, after);
  return blockToHtml(
    withFields(
      after,
      is.map((field, at) => markWords(was[at] ?? '', field)),
    ),
  );
}

type BlockWith<K extends Block['kind']> = Extract<Block, { kind: K }>;

/** The media file or the divider itself was replaced, not its text. */
const isExchanged = (before: Block, after: Block) =>
  isWhole(after) && !isSame(withFields(before, fieldsOf(after)), after);

const replaced = (before: Block, after: Block) => deleted(blockToHtml(before)) + inserted(blockToHtml(after));

function markList(before: readonly ListItem[], after: BlockWith<'list'>): string {
  const items = pairLines(before, after.data.items, itemKey).map(([was, is]) => ({
    text: markWords(was?.text ?? '', is?.text ?? ''),
    depth: (is ?? was)?.depth ?? 0,
    ordered: (is ?? was)?.ordered,
  }));
  return blockToHtml({ ...after, data: { ...after.data, items: tidyItems(items) } });
}

function markChecklist(before: BlockData['checklist']['items'], after: BlockWith<'checklist'>): string {
  const items = pairLines(before, after.data.items, itemKey).map(([was, is]) => ({
    text: markWords(was?.text ?? '', is?.text ?? ''),
    checked: (is ?? was)?.checked ?? false,
  }));
  return blockToHtml({ ...after, data: { items } });
}

function markTable(before: Table, after: BlockWith<'table'>): string {
  const { rows, merged } = after.data;
  const isMerged = merged !== undefined || before.merged !== undefined;
  const isSameGrid = before.rows[0]?.length === rows[0]?.length;
  const isSameMerged =
    before.rows.length === rows.length && JSON.stringify(before.merged) === JSON.stringify(merged);
  if (!isSameGrid || (isMerged && !isSameMerged)) return replaced({ ...after, data: before }, after);
  const [was, is] = [rowsOf(before), rowsOf(after.data)];
  const pairs = isMerged
    ? is.map((row, y): [TableRow | undefined, TableRow | undefined] => [was[y], row])
    : pairLines(was, is, ({ cells }) => cells.join('\n'));
  const marked = pairs.map(([old, now]) =>
    Array.from({ length: rows[0]?.length ?? 0 }, (_, x) =>
      markWords(old?.cells[x] ?? '', now?.cells[x] ?? ''),
    ),
  );
  const headers = pairs.flatMap(([old, now], row) =>
    ((now ?? old)?.headers ?? []).map((header) => ({ ...header, row })),
  );
  return blockToHtml({ ...after, data: { ...after.data, rows: marked, headers } });
}

type TableRow = { cells: InlineHtml[]; headers: HeaderCell[] };

const rowsOf = ({ rows, headers = [] }: Table): TableRow[] =>
  rows.map((cells, at) => ({ cells, headers: headers.filter(({ row }) => row === at) }));

function markCode(before: string, after: BlockWith<'code'>): string {
  return `<pre><code>${markPlainWords(before, after.data.text)}</code></pre>`;
}

const itemKey = ({ text }: { text: InlineHtml }) => text;

/** Pairs the lines of two lists: equal lines share a pair; lines between them are paired in order. */
function pairLines<T>(
  before: readonly T[],
  after: readonly T[],
  key: (line: T) => string,
): [T | undefined, T | undefined][] {
  const pairs: [T | undefined, T | undefined][] = [];
  let open: { was: T[]; is: T[] } = { was: [], is: [] };
  const close = () => {
    for (let at = 0; at < Math.max(open.was.length, open.is.length); at += 1) {
      pairs.push([open.was[at], open.is[at]]);
    }
    open = { was: [], is: [] };
  };
  let [from, to] = [0, 0];
  for (const { added, removed, count } of diffArrays(before.map(key), after.map(key))) {
    const [was, is] = [before.slice(from, from + count), after.slice(to, to + count)];
    if (!added) from += count;
    if (!removed) to += count;
    if (removed) open.was.push(...was);
    else if (added) open.is.push(...is);
    else {
      close();
      pairs.push(...was.map((line, at): [T, T | undefined] => [line, is[at]]));
    }
  }
  close();
  return pairs;
}

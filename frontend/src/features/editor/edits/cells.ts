import {
  cellsOf,
  fieldAt,
  fillTable,
  newBlockId,
  placeAt,
  replaceBlock,
  writeRuns,
  type Block,
  type BlockOf,
  type Edit,
  type InlineHtml,
  type Table,
} from '@touchline/content';
import { linkAddresses } from './addresses';

const tabSeparated = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/y;
/** Numbers and bullets that word processors put before list items, followed by a tab. */
const listMarker = /^(?:\(?\w{1,4}[.)]|[-–—•·o▪◦*])$/;

/**
 * Parses cells copied from a spreadsheet: rows of equal length with tabs between cells; cells with line breaks are quoted. Returns
 * undefined for other text.
 */
export function readCells(text: string): string[][] | undefined {
  if (!text.includes('\t')) return undefined;
  const rows: string[][] = [[]];
  tabSeparated.lastIndex = 0;
  for (let found = tabSeparated.exec(text); found; found = tabSeparated.exec(text)) {
    const [, quoted, plain = '', end] = found;
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end === '\n') rows.push([]);
  }
  const isEven = rows.every((row) => row.length === rows[0]?.length);
  const isList = rows.every(([first = '']) => listMarker.test(first.trim()));
  return isEven && !isList ? rows : undefined;
}

/** Returns a table of plain texts. */
export function tableOf(cells: readonly (readonly string[])[]): BlockOf<'table'> {
  const rows = cells.map((row) => row.map(cellHtml));
  return { id: newBlockId(), kind: 'table', data: { hasHeader: false, rows } };
}

/** Fills cells of a table from a field to the right and down, with the caret in the last of them. */
export function fillCells(
  blocks: readonly Block[],
  table: BlockOf<'table'>,
  { field, filling }: { field: number; filling: Table },
): Edit {
  const { row, column } = cellsOf(table.data)[field] ?? { row: 0, column: 0 };
  const edited: Block = { ...table, data: fillTable(table.data, { row, column }, filling) };
  const last = {
    row: row + filling.rows.length - 1,
    column: column + (filling.rows[0]?.length ?? 1) - 1,
  };
  return {
    blocks: replaceBlock(blocks, table.id, [edited]),
    place: placeAt(edited, Math.max(0, fieldAt(edited.data, last)), Number.MAX_SAFE_INTEGER),
  };
}

function cellHtml(text: string): InlineHtml {
  const tidy = text.trim();
  return writeRuns(linkAddresses([{ text: tidy, marks: {} }], [0, tidy.length]));
}

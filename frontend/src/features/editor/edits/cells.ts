import {
  newBlockId,
  placeAt,
  replaceBlock,
  writeRuns,
  type Block,
  type BlockOf,
  type Edit,
  type InlineHtml,
} from '@touchline/content';
import { linkAddresses } from './addresses';

const tabSeparated = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/y;
/** Numbers and bullets, which word processors put before the text of an item, with a tab between. */
const listMarker = /^(?:\(?\w{1,4}[.)]|[-–—•·o▪◦*])$/;

/**
 * Reads the cells that a spreadsheet has copied: rows of equal length, their cells apart by tabs; a cell with line ends is in quotation
 * marks. Undefined for any other text.
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
export function tableOf(cells: readonly (readonly string[])[]): Block {
  const rows = cells.map((row) => row.map(cellHtml));
  return { id: newBlockId(), kind: 'table', data: { hasHeader: false, rows } };
}

/** Writes texts into the cells of a table, from one to the right and down; the table grows where they go beyond it. */
export function fillCells(
  blocks: readonly Block[],
  table: BlockOf<'table'>,
  { field, cells }: { field: number; cells: readonly (readonly string[])[] },
): Edit {
  const { rows } = table.data;
  const width = rows[0]?.length ?? 1;
  const [top, left] = [Math.floor(field / width), field % width];
  const newWidth = Math.max(width, left + (cells[0]?.length ?? 0));
  const filled = Array.from({ length: Math.max(rows.length, top + cells.length) }, (_, y) =>
    Array.from({ length: newWidth }, (_column, x) => {
      const text = cells[y - top]?.[x - left];
      return text === undefined ? (rows[y]?.[x] ?? '') : cellHtml(text);
    }),
  );
  const edited: Block = { ...table, data: { ...table.data, rows: filled } };
  const last = (top + cells.length - 1) * newWidth + left + (cells[0]?.length ?? 1) - 1;
  return {
    blocks: replaceBlock(blocks, table.id, [edited]),
    place: placeAt(edited, last, Number.MAX_SAFE_INTEGER),
  };
}

function cellHtml(text: string): InlineHtml {
  const tidy = text.trim();
  return writeRuns(linkAddresses([{ text: tidy, marks: {} }], [0, tidy.length]));
}

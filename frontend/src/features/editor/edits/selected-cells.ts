import {
  changeCells,
  cellsOf,
  cellText,
  fieldAt,
  inlineRuns,
  mergeCells,
  newBlockId,
  overlaps,
  placeAt,
  replaceBlock,
  splitCells,
  tableWithin,
  textOf,
  wholeArea,
  writeRuns,
  type Block,
  type BlockOf,
  type CellArea,
  type Edit,
  type Place,
  type Table,
} from '@touchline/content';
import { fillCells, readCells, tableOf } from './cells';
import { pasteText } from './lines';
import type { SelectedCells } from './mark';
import { pasteCopied, type CopiedContent } from './paste-blocks';
import { showTable } from './table';

function changeTableOf(
  blocks: readonly Block[],
  { block: id }: SelectedCells,
  change: (table: BlockOf<'table'>) => Edit | undefined,
): Edit | undefined {
  const table = blocks.find((block) => block.id === id);
  return table?.kind === 'table' ? change(table) : undefined;
}

const withData = (blocks: readonly Block[], table: BlockOf<'table'>, data: Table): Block[] =>
  replaceBlock(blocks, table.id, [{ ...table, data }]);

export const clearCells = (blocks: readonly Block[], cells: SelectedCells) =>
  changeTableOf(blocks, cells, (table) => ({
    blocks: withData(
      blocks,
      table,
      changeCells(table.data, cells.area, () => ''),
    ),
  }));

/** Clears cells and types into the first one. */
export const typeOverCells = (blocks: readonly Block[], cells: SelectedCells, text: string) =>
  changeTableOf(blocks, cells, (table) => {
    const data = changeCells(table.data, cells.area, () => '');
    const field = fieldAt(data, cells.area);
    const typed = changeCells(data, { ...cells.area, rows: 1, columns: 1 }, () =>
      writeRuns([{ text, marks: {} }]),
    );
    return { blocks: withData(blocks, table, typed), place: placeAt(table, field, text.length) };
  });

/** Merges cells. */
export const mergeSelected = (blocks: readonly Block[], cells: SelectedCells) =>
  changeTableOf(blocks, cells, (table) =>
    showTable(blocks, { ...table, data: mergeCells(table.data, cells.area) }, cells.area),
  );

/** Splits merged cells. */
export const splitSelected = (blocks: readonly Block[], cells: SelectedCells) =>
  changeTableOf(blocks, cells, (table) =>
    showTable(blocks, { ...table, data: splitCells(table.data, cells.area) }, cells.area),
  );

/** Returns the merged cells in an area. */
export const mergedIn = ({ merged = [] }: Table, area: CellArea): CellArea[] =>
  merged.filter((each) => overlaps(each, area));

export const isSeveral = (table: Table, area: CellArea) =>
  cellsOf(table).filter((cell) => overlaps(cell, area)).length > 1;

/** Returns cells as a new table. */
export function copyOf(blocks: readonly Block[], { block: id, area }: SelectedCells): Block | undefined {
  const table = blocks.find((block) => block.id === id);
  if (table?.kind !== 'table') return undefined;
  return { id: newBlockId(), kind: 'table', data: tableWithin(table.data, wholeArea(table.data, area)) };
}

/** Pastes over selected cells, from the first to the right and down. Plain text replaces only the first cell. */
export const pasteOverCells = (
  blocks: readonly Block[],
  cells: SelectedCells,
  pasted: { copied: CopiedContent | undefined; text: string },
) =>
  changeTableOf(blocks, cells, (table) => {
    const { copied } = pasted;
    const field = fieldAt(table.data, cells.area);
    const place = wholeField(table, field, cells);
    if (copied) return pasteCopied(blocks, place, copied);
    const filling = readCells(pasted.text.replace(/\r\n?/g, '\n').replace(/^\n+|\n+$/g, ''));
    if (filling) return fillCells(blocks, table, { field, filling: tableOf(filling).data });
    return pasteText(blocks, place, pasted.text);
  });

function wholeField(table: BlockOf<'table'>, field: number, { area }: SelectedCells): Place {
  const { length } = textOf(inlineRuns(cellText(table.data, area)));
  return { ...placeAt(table, field), end: length };
}

import type { TableRow } from '../blocks';
import { ink } from '../theme';
import type { PdfCanvas } from '../pdf-canvas';
import type { Area, BlockLayout } from './area';
import { heightOf, paintRows, type Box, type Row } from './rows';
import { gridOf, type Column, type Grid } from './table-widths';

/** Above and below the text of a cell, in points. */
const PADDING_Y_PT = 4;

const greatest = (numbers: readonly number[]) => numbers.reduce((most, each) => Math.max(most, each), 0);
/** Lays out the rows of a table; the header is repeated on every page. */
export async function tableRows(layout: BlockLayout, rows: readonly TableRow[], area: Area): Promise<Row[]> {
  const table = layout.canvas.element(area.structure, 'Table');
  const grid = gridOf(layout, rows, area);
  const { isLandscape } = grid;
  const laid: CellsRow[] = [];
  let open: LaidCell[] = [];
  for (const row of rows) {
    const structure = layout.canvas.element(table, 'TR');
    const begun = await cellsOf(layout, row, { ...grid, area: { ...grid.area, structure } });
    const { parts, rest } = partsOf([...open, ...begun]);
    laid.push(new CellsRow(parts, area.boxes, isLandscape));
    open = rest;
  }
  const head = laid.filter((_, place) => rows[place]?.isHead);
  const header = heightOf(head) > 0 ? repeatedHeader(head) : undefined;
  return laid.map((row, place) => (rows[place]?.isHead ? row.kept() : row.under(header)));
}

async function cellsOf(
  layout: BlockLayout,
  row: TableRow,
  { area, columns, paddingX }: Grid,
): Promise<LaidCell[]> {
  const cells: LaidCell[] = [];
  for (const cell of row.cells) {
    const [first, last] = [columns[cell.column], columns[cell.column + cell.columns - 1]];
    if (!first || !last) continue;
    const edges = { x: first.x, width: last.x + last.width - first.x };
    const structure = layout.canvas.cell(area.structure, cell);
    const { scale } = area;
    const inner = {
      x: edges.x + paddingX,
      width: Math.max(1, edges.width - 2 * paddingX),
      boxes: [],
      structure,
      scale,
    };
    const laid = await layout.rows(cell.blocks, inner);
    cells.push({ ...edges, isHead: cell.isHead, rows: laid, top: true, left: cell.rows });
  }
  return cells;
}

interface Cell extends Column {
  isHead: boolean;
  rows: readonly Row[];
  /** False when a merged cell continues from the row above; `bottom`, when it continues below: no border then. */
  top: boolean;
  bottom: boolean;
}

/** A cell and the number of rows that it still spans. */
interface LaidCell extends Omit<Cell, 'bottom'> {
  left: number;
}

/** Returns the parts of cells in one row of the table, and the remainder of merged cells, whose text continues below. */
function partsOf(cells: readonly LaidCell[]): { parts: Cell[]; rest: LaidCell[] } {
  const ending = cells.filter(({ left }) => left <= 1);
  const height = greatest([8, ...ending.map(({ rows }) => heightOf(rows))]);
  const rest: LaidCell[] = [];
  const parts = cells.map(({ left, ...cell }): Cell => {
    if (left <= 1) return { ...cell, bottom: true };
    const [above, below] = cut(cell.rows, height + PADDING_Y_PT);
    rest.push({ ...cell, rows: below, top: false, left: left - 1 });
    return { ...cell, rows: above, bottom: false };
  });
  return { parts, rest };
}

class CellsRow implements Row {
  readonly height: number;
  keepsNext = false;
  header: Row | undefined;

  constructor(
    private readonly cells: readonly Cell[],
    readonly boxes: readonly Box[],
    readonly isLandscape: boolean,
  ) {
    this.height = Math.max(16, greatest(cells.map(({ rows }) => heightOf(rows)))) + 2 * PADDING_Y_PT;
  }

  kept(): this {
    this.keepsNext = true;
    return this;
  }

  under(header: Row | undefined): this {
    this.header = header;
    return this;
  }

  paint(canvas: PdfCanvas, top: number): void {
    canvas.decoration((doc) => {
      for (const cell of this.cells) {
        const { x, width, isHead } = cell;
        if (isHead) doc.rect(x, top, width, this.height).fill(ink.ground);
        const [right, bottom] = [x + width, top + this.height];
        doc.lineWidth(0.6).moveTo(x, top);
        if (cell.top) doc.lineTo(right, top);
        else doc.moveTo(right, top);
        doc.lineTo(right, bottom);
        if (cell.bottom) doc.lineTo(x, bottom);
        else doc.moveTo(x, bottom);
        doc.lineTo(x, top).stroke(ink.rule);
      }
    });
    for (const { rows, top: begins } of this.cells)
      paintRows(canvas, rows, top + (begins ? PADDING_Y_PT : 0));
  }

  split(room: number): [Row, Row] | undefined {
    const parts = this.cells.map((cell) => ({ cell, parts: cut(cell.rows, room - 2 * PADDING_Y_PT) }));
    if (parts.every(({ parts: [above] }) => above.length === 0)) return undefined;
    const part = (which: 0 | 1) =>
      new CellsRow(
        parts.map(({ cell, parts: its }) => ({ ...cell, rows: its[which] })),
        this.boxes,
        this.isLandscape,
      ).under(this.header);
    return [part(0), part(1)];
  }
}

/** Splits rows at a height in points. */
function cut(rows: readonly Row[], room: number): [Row[], Row[]] {
  let used = 0;
  for (const [place, row] of rows.entries()) {
    if (used + row.height > room) {
      const parts = row.split?.(room - used);
      const [above, below] = parts ? [[parts[0]], [parts[1]]] : [[], [row]];
      return [
        [...rows.slice(0, place), ...above],
        [...below, ...rows.slice(place + 1)],
      ];
    }
    used += row.height;
  }
  return [[...rows], []];
}

/** Repeats the header as an artifact, because the structure tree already contains it. */
function repeatedHeader(head: readonly CellsRow[]): Row {
  const paint = (canvas: PdfCanvas, top: number) => canvas.repeat(() => paintRows(canvas, head, top));
  return { height: heightOf(head), boxes: head[0]?.boxes ?? [], paint };
}

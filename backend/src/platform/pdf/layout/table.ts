import type { Block, Run, TableCell, TableRow } from '../blocks';
import { code, ink, marked, textStyles } from '../theme';
import type { PdfCanvas } from '../pdf-canvas';
import { linesOf } from '../text/lines';
import type { Span, TextStyle } from '../text/spans';
import { inset, type Area, type BlockLayout } from './area';
import { heightOf, paintRows, type Box, type Row } from './rows';

const padding = { x: 6, y: 4 };
/** The average width of a character, in points. */
const CHARACTER_WIDTH_PT = 5.4;
/** Bounds of a column's text, in points: `least` for the longest word, `most` for the longest line. */
const narrowest = { least: 14, most: 22 };
const widest = { least: 160, most: 430 };

/** Lays out the rows of a table; the header is repeated on every page. */
export async function tableRows(layout: BlockLayout, rows: readonly TableRow[], area: Area): Promise<Row[]> {
  const table = layout.canvas.element(area.structure, 'Table');
  const columns = columnsOf(layout, rows, area);
  const laid: CellsRow[] = [];
  let open: LaidCell[] = [];
  for (const row of rows) {
    const structure = layout.canvas.element(table, 'TR');
    const begun = await cellsOf(layout, row, { area: { ...area, structure }, columns });
    const { parts, rest } = partsOf([...open, ...begun]);
    laid.push(new CellsRow(parts, area.boxes));
    open = rest;
  }
  const head = laid.filter((_, place) => rows[place]?.isHead);
  const header = heightOf(head) > 0 ? repeatedHeader(head) : undefined;
  return laid.map((row, place) => (rows[place]?.isHead ? row.kept() : row.under(header)));
}

interface Column {
  x: number;
  width: number;
}

interface Grid {
  area: Area;
  columns: readonly Column[];
}

async function cellsOf(layout: BlockLayout, row: TableRow, { area, columns }: Grid): Promise<LaidCell[]> {
  const cells: LaidCell[] = [];
  for (const cell of row.cells) {
    const [first, last] = [columns[cell.column], columns[cell.column + cell.columns - 1]];
    if (!first || !last) continue;
    const edges = { x: first.x, width: last.x + last.width - first.x };
    const structure = layout.canvas.cell(area.structure, cell);
    const inner = inset({ ...edges, boxes: [], structure }, padding.x, padding.x);
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
    const [above, below] = cut(cell.rows, height + padding.y);
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
  ) {
    this.height = Math.max(16, greatest(cells.map(({ rows }) => heightOf(rows)))) + 2 * padding.y;
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
    for (const { rows, top: begins } of this.cells) paintRows(canvas, rows, top + (begins ? padding.y : 0));
  }

  split(room: number): [Row, Row] | undefined {
    const parts = this.cells.map((cell) => ({ cell, parts: cut(cell.rows, room - 2 * padding.y) }));
    if (parts.every(({ parts: [above] }) => above.length === 0)) return undefined;
    const part = (which: 0 | 1) =>
      new CellsRow(
        parts.map(({ cell, parts: its }) => ({ ...cell, rows: its[which] })),
        this.boxes,
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

/** Distributes the width in proportion to the texts; no column is narrower than its longest word while there is room. */
function columnsOf({ canvas }: BlockLayout, rows: readonly TableRow[], { x, width }: Area): Column[] {
  const wants: { least: number; most: number }[] = [];
  for (const cell of rows.flatMap(({ cells }) => cells)) {
    const wanted = wantOf(canvas, cell);
    for (let place = cell.column; place < cell.column + cell.columns; place++) {
      const { least, most } = (wants[place] ??= { ...narrowest });
      wants[place] = { least: Math.max(least, wanted.least), most: Math.max(most, wanted.most) };
    }
  }
  const least = wants.map((want) => want.least + 2 * padding.x);
  const most = wants.map((want) => Math.max(want.least, want.most) + 2 * padding.x);
  let left = x;
  return share(least, most, width).map((each) => {
    const column = { x: left, width: each };
    left += each;
    return column;
  });
}

/** Returns the bounds for each column that the cell spans. */
function wantOf(canvas: PdfCanvas, { blocks, columns }: TableCell): { least: number; most: number } {
  const words = blocks.flatMap(longestWords);
  const longest = greatest(words.map((word) => widthOf(word, canvas)));
  const line = greatest(blocks.flatMap(linesIn).map(({ length }) => length));
  return {
    least: Math.min(longest, widest.least) / columns,
    most: Math.min(line * CHARACTER_WIDTH_PT, widest.most) / columns,
  };
}

const greatest = (numbers: readonly number[]) => numbers.reduce((most, each) => Math.max(most, each), 0);

function widthOf(word: Span, canvas: PdfCanvas): number {
  const [line] = linesOf([word], Infinity, canvas);
  return line?.width ?? 0;
}

/** Returns the longest word of each run in its style. */
function longestWords(block: Block): Span[] {
  switch (block.kind) {
    case 'text':
      return block.runs.map((run) => longestWord(run, textStyles[block.role]));
    case 'code':
      return block.runs.map((run) => longestWord(run, code));
    case 'list':
      return block.items.flatMap((item) => item.blocks.flatMap(longestWords));
    case 'quote':
    case 'callout':
      return block.blocks.flatMap(longestWords);
    default:
      return [];
  }
}

function longestWord({ text, marks }: Run, base: TextStyle): Span {
  const words = text.slice(0, 20_000).split(/\s+/);
  const longest = words.reduce((most, word) => (word.length > most.length ? word : most), '');
  return { text: longest.slice(0, 64), style: marked(base, marks) };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

function share(least: readonly number[], most: readonly number[], width: number): number[] {
  const [needed, wanted] = [sum(least), sum(most)];
  if (needed >= width || wanted === needed) return least.map((each) => (each * width) / needed);
  const spare = (width - needed) / (wanted - needed);
  return least.map((each, place) => each + ((most[place] ?? each) - each) * spare);
}

function linesIn(block: Block): string[] {
  switch (block.kind) {
    case 'text':
    case 'code':
      return block.runs
        .map(({ text }) => text)
        .join('')
        .split('\n');
    case 'list':
      return block.items.flatMap((item) => item.blocks.flatMap(linesIn)).map((line) => `    ${line}`);
    case 'quote':
    case 'callout':
      return block.blocks.flatMap(linesIn);
    case 'table':
      return block.rows.map(({ cells }) => cells.flatMap((cell) => cell.blocks.flatMap(linesIn)).join('  '));
    case 'picture':
      return ['x'.repeat(2 * block.columns)];
    case 'board':
    case 'divider':
      return [];
  }
}

import type { Block, Run, TableCell, TableRow } from '../blocks';
import type { PdfCanvas } from '../pdf-canvas';
import { linesOf } from '../text/lines';
import type { Span, TextStyle } from '../text/spans';
import { code, landscape, marked, textStyles } from '../theme';
import type { Area, BlockLayout } from './area';

/** Left and right of the text of a cell, in points. */
const PADDING_X_PT = 6;
/** The same where a table has no room for more. */
const TIGHT_PADDING_PT = 2;
/** The smallest share of the usual size of text in portrait; a table that needs less has a page in landscape. */
const LEAST_IN_PORTRAIT = 0.8;
const LEAST_IN_LANDSCAPE = 0.6;
/** The average width of a character, in points. */
const CHARACTER_WIDTH_PT = 5.4;
/** Room for rounding, without which a column as wide as its longest word would break it. */
const ROUNDING_PT = 0.5;
/** Bounds of a column's text, in points: `least` for the longest word, `most` for the longest line. */
const narrowest = { least: 14, most: 22 };
const widest = { least: 160, most: 430 };

export interface Column {
  x: number;
  width: number;
}

export interface Grid {
  /** With the scale of the text. */
  area: Area;
  columns: readonly Column[];
  /** Between the border of a cell and its text, in points. */
  paddingX: number;
  isLandscape: boolean;
}

/**
 * Distributes the width in proportion to the texts; no column is narrower than its longest word while there is room. A table
 * that needs more room has smaller text, then a page in landscape. Only there may a word be broken.
 */
export function gridOf(layout: BlockLayout, rows: readonly TableRow[], area: Area): Grid {
  const wants = wantsOf(layout, rows);
  const needed = sum(wants.map(({ least }) => least));
  const scaleIn = (width: number, paddingX: number) =>
    Math.min(1, (width - 2 * paddingX * wants.length) / needed);
  const inPortrait = scaleIn(area.width, PADDING_X_PT);
  const isLandscape = inPortrait < LEAST_IN_PORTRAIT;
  const width = isLandscape ? landscape.width : area.width;
  const least = isLandscape ? LEAST_IN_LANDSCAPE : LEAST_IN_PORTRAIT;
  const paddingX = scaleIn(width, PADDING_X_PT) < least ? TIGHT_PADDING_PT : PADDING_X_PT;
  const scale = Math.max(LEAST_IN_LANDSCAPE, scaleIn(width, paddingX));
  const columns = columnsOf(wants, { x: area.x, width, scale, paddingX });
  return { area: { ...area, width, scale }, columns, paddingX, isLandscape };
}

/** The least and the preferred width of a column's text in its usual size, in points. */
interface Want {
  least: number;
  most: number;
}

function wantsOf({ canvas }: BlockLayout, rows: readonly TableRow[]): Want[] {
  const wants: Want[] = [];
  for (const cell of rows.flatMap(({ cells }) => cells)) {
    const wanted = wantOf(canvas, cell);
    for (let place = cell.column; place < cell.column + cell.columns; place++) {
      const { least, most } = (wants[place] ??= { ...narrowest });
      wants[place] = { least: Math.max(least, wanted.least), most: Math.max(most, wanted.most) };
    }
  }
  return wants;
}

interface Widths {
  x: number;
  width: number;
  scale: number;
  paddingX: number;
}

function columnsOf(wants: readonly Want[], { x, width, scale, paddingX }: Widths): Column[] {
  const least = wants.map((want) => want.least * scale + 2 * paddingX);
  const most = wants.map((want) => Math.max(want.least, want.most) * scale + 2 * paddingX);
  let left = x;
  return share(least, most, width).map((each) => {
    const column = { x: left, width: each };
    left += each;
    return column;
  });
}

/** Returns the bounds for each column that the cell spans. */
function wantOf(canvas: PdfCanvas, { blocks, columns }: TableCell): Want {
  const words = blocks.flatMap(longestWords);
  const longest = greatest(words.map((word) => widthOf(word, canvas)));
  const line = greatest(blocks.flatMap(linesIn).map(({ length }) => length));
  return {
    least: Math.min(longest + ROUNDING_PT, widest.least) / columns,
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
  if (needed >= width) return least.map((each) => (each * width) / needed);
  if (wanted <= width) return most.map((each) => (each * width) / wanted);
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

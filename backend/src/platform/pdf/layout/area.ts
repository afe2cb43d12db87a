import type { Block } from '../blocks';
import type { PdfCanvas, Structure } from '../pdf-canvas';
import type { Box, Row } from './rows';

/** The area of blocks, in points: the edges, the boxes behind them and the parent in the structure tree. */
export interface Area {
  x: number;
  width: number;
  boxes: readonly Box[];
  structure: Structure;
  /** True for content of a list item. */
  isItem?: boolean;
  /** The share of the usual size of text, in a table that would be too wide. */
  scale?: number;
}

/** The minimum width in points; deeper nesting is not indented further. */
const MIN_WIDTH_PT = 36;

export function inset(area: Area, left: number, right = 0): Area {
  const width = Math.max(MIN_WIDTH_PT, area.width - left - right);
  return { ...area, x: area.x + Math.min(left, Math.max(0, area.width - width)), width };
}

/** Lays out blocks within an area. */
export interface BlockLayout {
  readonly canvas: PdfCanvas;
  rows(blocks: readonly Block[], area: Area): Promise<Row[]>;
}

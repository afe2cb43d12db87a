import type { PdfCanvas, Structure } from '../pdf-canvas';
import type { Line } from '../text/spans';

/** A background or a bar behind rows; painted once per page. */
export interface Box {
  paint(canvas: PdfCanvas, top: number, height: number): void;
}

/** The smallest unit on a page: a line, a picture, a row of a table, a space. */
export interface Row {
  /** In points. */
  height: number;
  /** Outermost first. */
  boxes: readonly Box[];
  paint(canvas: PdfCanvas, top: number): void;
  /** True for space that is dropped at the top of a page. */
  isSpace?: boolean;
  /** True when the next row must be on the same page. */
  keepsNext?: boolean;
  /** Splits the row at a height in points; undefined when it cannot be split there. */
  split?(room: number): [Row, Row] | undefined;
  /** True when the row needs a page in landscape. */
  isLandscape?: boolean;
  /** The table header to repeat on a page that begins with this row. */
  header?: Row;
}

export const spaceOf = (height: number, boxes: readonly Box[]): Row => {
  return { height, boxes, isSpace: true, paint: () => undefined };
};

/** Space within a box, which is kept at the top of a page. */
export const paddingOf = (height: number, boxes: readonly Box[], keepsNext: boolean): Row => {
  return { height, boxes, keepsNext, paint: () => undefined };
};

export const heightOf = (rows: readonly Row[]) => rows.reduce((sum, { height }) => sum + height, 0);

/** Paints rows from top to bottom, their boxes first. */
export function paintRows(canvas: PdfCanvas, rows: readonly Row[], top: number): void {
  const spans = new Map<Box, { from: number; to: number }>();
  let at = top;
  for (const { boxes, height } of rows) {
    for (const box of boxes) spans.set(box, { from: spans.get(box)?.from ?? at, to: at + height });
    at += height;
  }
  for (const [box, { from, to }] of spans) canvas.decoration(() => box.paint(canvas, from, to - from));
  at = top;
  for (const row of rows) {
    row.paint(canvas, at);
    at += row.height;
  }
}

interface Edges {
  x: number;
  width: number;
}

interface LinePlace extends Edges {
  boxes: readonly Box[];
  structure: Structure;
}

/** Right-to-left text is aligned right. */
export function lineRow(line: Line, { x, width, boxes, structure }: LinePlace, height: number): Row {
  const left = line.isRightToLeft ? x + width - line.width : x;
  return { height, boxes, paint: (canvas, top) => canvas.line(line, { x: left, top, height, structure }) };
}

export const barBox = ({ x }: Edges, color: string): Box => ({
  paint: ({ doc }, top, height) => doc.rect(x, top, 2.5, height).fill(color),
});

export const filledBox = ({ x, width }: Edges, { ground, bar }: { ground: string; bar?: string }): Box => ({
  paint: ({ doc }, top, height) => {
    doc.roundedRect(x, top, width, height, 4).fill(ground);
    if (bar) doc.rect(x, top, 2.5, height).fill(bar);
  },
});

import type { Sheet, Structure } from '../sheet';
import type { Line } from '../text/spans';

/** A ground or a bar behind rows that belong together; drawn once on each page it reaches. */
export interface Box {
  paint(sheet: Sheet, top: number, height: number): void;
}

/** The smallest thing that is put on a page: a line, a picture, a row of a table, a space. */
export interface Row {
  /** Points. */
  height: number;
  /** From the outermost to the innermost. */
  boxes: readonly Box[];
  paint(sheet: Sheet, top: number): void;
  /** It is left out at the top of a page. */
  isSpace?: boolean;
  /** It stands on the page where the next one stands. */
  keepsNext?: boolean;
  /** What fits into so many points, and the rest; nothing when it cannot be parted there. */
  split?(room: number): [Row, Row] | undefined;
  /** Stands once more on top of a page that begins with this row. */
  header?: Row;
}

export const spaceOf = (height: number, boxes: readonly Box[]): Row => {
  return { height, boxes, isSpace: true, paint: () => undefined };
};

/** Space that stays, within a box. */
export const paddingOf = (height: number, boxes: readonly Box[], keepsNext: boolean): Row => {
  return { height, boxes, keepsNext, paint: () => undefined };
};

export const heightOf = (rows: readonly Row[]) => rows.reduce((sum, { height }) => sum + height, 0);

/** Paints the rows one below the other, their boxes first. */
export function paintRows(sheet: Sheet, rows: readonly Row[], top: number): void {
  const spans = new Map<Box, { from: number; to: number }>();
  let at = top;
  for (const { boxes, height } of rows) {
    for (const box of boxes) spans.set(box, { from: spans.get(box)?.from ?? at, to: at + height });
    at += height;
  }
  for (const [box, { from, to }] of spans) sheet.decoration(() => box.paint(sheet, from, to - from));
  at = top;
  for (const row of rows) {
    row.paint(sheet, at);
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

/** Text that runs to the left begins at the right. */
export function lineRow(line: Line, { x, width, boxes, structure }: LinePlace, height: number): Row {
  const left = line.isRightToLeft ? x + width - line.width : x;
  return { height, boxes, paint: (sheet, top) => sheet.line(line, { x: left, top, height, structure }) };
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

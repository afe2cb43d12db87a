import type { CellArea } from '@touchline/content';

/** What a page consists of, as it will be set. */
export type Block =
  | TextBlock
  | { kind: 'list'; items: ListItem[] }
  | { kind: 'table'; rows: TableRow[] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'callout'; tone: string; blocks: Block[] }
  | { kind: 'code'; runs: Run[] }
  | { kind: 'divider' }
  | Picture;

export interface TextBlock {
  kind: 'text';
  role: 'paragraph' | 'h2' | 'h3' | 'h4' | 'source' | 'caption';
  runs: Run[];
}

export interface ListItem {
  /** A bullet, a number or a box to tick. */
  label: string;
  blocks: Block[];
}

export interface TableRow {
  isHead: boolean;
  cells: TableCell[];
}

/** A cell in the grid of its table: the column in which it begins, and how many columns and rows it covers. */
export interface TableCell extends Omit<CellArea, 'row'> {
  isHead: boolean;
  /** Of a header cell: it is the header of its row. */
  isRowHead: boolean;
  blocks: Block[];
}

export interface Picture {
  kind: 'picture';
  src: string;
  alt: string;
  /** Of twelve. */
  columns: number;
  align: 'left' | 'center' | 'right';
  caption: Block[];
}

/** A stretch of text with the same marks; a line break ends the line. */
export interface Run {
  text: string;
  marks: Marks;
}

export interface Marks {
  isBold?: boolean;
  isItalic?: boolean;
  isUnderlined?: boolean;
  isStruck?: boolean;
  isCode?: boolean;
  isMarked?: boolean;
  color?: string;
  href?: string;
}

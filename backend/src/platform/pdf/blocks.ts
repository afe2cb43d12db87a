import type { CellArea } from '@touchline/content';
import type { BoardScene } from '@touchline/contract/boards';

/** The blocks of a page, ready for layout. */
export type Block =
  | TextBlock
  | { kind: 'list'; items: ListItem[] }
  | { kind: 'table'; rows: TableRow[] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'callout'; tone: string; blocks: Block[] }
  | { kind: 'code'; runs: Run[] }
  | { kind: 'divider' }
  | Picture
  | BoardStrip;

export interface TextBlock {
  kind: 'text';
  role: 'paragraph' | 'h2' | 'h3' | 'h4' | 'source' | 'caption';
  runs: Run[];
}

export interface ListItem {
  /** A bullet, a number or a checkbox. */
  label: string;
  blocks: Block[];
}

export interface TableRow {
  isHead: boolean;
  cells: TableCell[];
}

/** A cell in the grid of its table, with its first column and its spans. */
export interface TableCell extends Omit<CellArea, 'row'> {
  isHead: boolean;
  /** True for a header cell of its row, false for one of its column. */
  isRowHead: boolean;
  blocks: Block[];
}

export interface Picture {
  kind: 'picture';
  src: string;
  alt: string;
  /** The width, in twelfths of the page. */
  columns: number;
  align: 'left' | 'center' | 'right';
  caption: Block[];
}

/** A tactics board as a strip of frames. */
export interface BoardStrip {
  kind: 'board';
  frames: BoardFrame[];
}

export interface BoardFrame {
  scene: BoardScene;
  caption: string;
  /** Sentences below the caption. */
  words: string;
  /** The alternative text. */
  alt: string;
}

/** Text with the same marks; a newline ends the line. */
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

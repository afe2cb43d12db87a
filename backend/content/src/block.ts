import { newBlockId } from './block-id';

/** Inline HTML in canonical form: see `inline.ts`. */
export type InlineHtml = string;

export const headingLevels = [2, 3, 4] as const;
export type HeadingLevel = (typeof headingLevels)[number];

export const calloutTones = ['info', 'tip', 'warning'] as const;
export type CalloutTone = (typeof calloutTones)[number];

export interface ListItem {
  text: InlineHtml;
  /** 0 at the left; at most one deeper than the item above. */
  depth: number;
  /** True for a numbered nested list; undefined inherits from the block. Shared by all items of one nested list. */
  ordered?: boolean;
}

export interface CheckItem {
  text: InlineHtml;
  checked: boolean;
}

/** Fields common to images, video and audio. */
export interface Shown {
  /** Columns of the 12-column grid; undefined is full width. */
  columns?: number;
  align: string;
  caption: InlineHtml;
}

/** Progress of an upload (0 to 1) if known; `failure` is the error message. */
export interface UploadState {
  share?: number;
  failure?: string;
}

export interface RunningUpload {
  readonly name: string;
  /** `upload` sends a local file; `copy` copies a file of another team on the server. */
  readonly kind: 'upload' | 'copy';
  readonly state: { get: () => UploadState; subscribe: (listener: () => void) => () => void };
  cancel: () => void;
  retry: () => void;
}

/** A rectangle of cells in a table: where it begins, and over how many rows and columns it extends. */
export interface CellArea {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/** A header cell; `scope` says whether it is the header of its row or of its column. */
export interface HeaderCell extends CellArea {
  scope: 'row' | 'col';
}

/** Data of each kind of block. */
export interface BlockData {
  paragraph: { text: InlineHtml };
  heading: { text: InlineHtml; level: HeadingLevel };
  list: { ordered: boolean; start: number; items: ListItem[] };
  checklist: { items: CheckItem[] };
  quote: { text: InlineHtml; source: InlineHtml };
  callout: { text: InlineHtml; tone: CalloutTone };
  code: { text: string; language: string };
  divider: Record<string, never>;
  /**
   * Rows of equal length. `merged` lists the cells of several rows or columns in reading order: the first cell of each holds the text,
   * all others of it are empty. The header is the first row, with those that merged cells join to it. `headers` lists the header cells
   * below it, in reading order.
   */
  table: { hasHeader: boolean; rows: InlineHtml[][]; merged?: CellArea[]; headers?: HeaderCell[] };
  image: Shown & { src: string; alt: string; width?: number; height?: number };
  /** A film with a size in pixels has a poster frame. */
  video: Shown & { src: string; width?: number; height?: number };
  audio: Shown & { src: string };
  file: { href: string; name: string; mime: string; size: string };
  /** Placeholder of a running upload: exists in the editor only and is never serialized. */
  upload: { upload: RunningUpload };
  /** A block without an editor (tactics, unknown figures): displayed, and serialized unchanged. */
  kept: { html: string };
}

export type BlockKind = keyof BlockData;
export type BlockOf<K extends BlockKind> = { id: string; kind: K; data: BlockData[K] };
export type Block = { [K in BlockKind]: BlockOf<K> }[BlockKind];

export const mediaKinds = ['image', 'video', 'audio', 'file'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** Atomic kinds: selected as a whole; only a caption is editable text. */
const wholeKinds: readonly BlockKind[] = [...mediaKinds, 'upload', 'kept', 'divider'];
export const isWhole = ({ kind }: Block) => wholeKinds.includes(kind);

export function emptyParagraph(): BlockOf<'paragraph'> {
  return { id: newBlockId(), kind: 'paragraph', data: { text: '' } };
}

/** Inline HTML in its one spelling: see `inline.ts`. */
export type InlineHtml = string;

export const headingLevels = [2, 3, 4] as const;
export type HeadingLevel = (typeof headingLevels)[number];

export const calloutTones = ['info', 'tip', 'warning'] as const;
export type CalloutTone = (typeof calloutTones)[number];

export interface ListItem {
  text: InlineHtml;
  /** 0 at the left; at most one deeper than the item above. */
  depth: number;
}

export interface CheckItem {
  text: InlineHtml;
  checked: boolean;
}

/** What each kind of block holds. */
export interface BlockData {
  paragraph: { text: InlineHtml };
  heading: { text: InlineHtml; level: HeadingLevel };
  list: { ordered: boolean; start: number; items: ListItem[] };
  checklist: { items: CheckItem[] };
  quote: { text: InlineHtml; source: InlineHtml };
  callout: { text: InlineHtml; tone: CalloutTone };
  code: { text: string; language: string };
  divider: Record<string, never>;
  /** Rows of equal length; the first is the header where there is one. */
  table: { hasHeader: boolean; rows: InlineHtml[][] };
  /** A kind without an editor yet (media, tactics): shown, and written back as it was. */
  kept: { html: string };
}

export type BlockKind = keyof BlockData;
export type BlockOf<K extends BlockKind> = { id: string; kind: K; data: BlockData[K] };
export type Block = { [K in BlockKind]: BlockOf<K> }[BlockKind];

const validId = /^[A-Za-z0-9_-]{6,24}$/;

export function isBlockId(id: string | null): id is string {
  return id !== null && validId.test(id);
}

/** A fresh id for a block: 60 random bits. */
export function newBlockId(): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => letters.charAt(byte % 64)).join('');
}

export function emptyParagraph(): BlockOf<'paragraph'> {
  return { id: newBlockId(), kind: 'paragraph', data: { text: '' } };
}

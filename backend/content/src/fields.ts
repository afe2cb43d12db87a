import type { Block, BlockOf, InlineHtml } from './block';
import { cellsOf, cellText, type Table } from './table';

/** The selection: a range of characters in one text field of a block. */
export interface Place {
  block: string;
  field: number;
  start: number;
  end: number;
}

/** A document after a change, with the new selection. */
export interface Edit {
  blocks: Block[];
  place?: Place;
}

/** Returns the text fields of a block in reading order: one for a paragraph, the cells of a table, none for code. */
export function fieldsOf(block: Block): InlineHtml[] {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
    case 'callout':
      return [block.data.text];
    case 'quote':
      return [block.data.text, block.data.source];
    case 'list':
    case 'checklist':
      return block.data.items.map((item) => item.text);
    case 'table':
      return block.data.merged
        ? cellsOf(block.data).map((cell) => cellText(block.data, cell))
        : block.data.rows.flat();
    default:
      return hasCaption(block) ? [block.data.caption] : [];
  }
}

/** Replaces the texts of a block, in the order of `fieldsOf`. */
export function withFields<B extends Block>(block: B, fields: readonly InlineHtml[]): B;
export function withFields(block: Block, fields: readonly InlineHtml[]): Block {
  const text = fields[0] ?? '';
  switch (block.kind) {
    case 'paragraph':
      return { ...block, data: { text } };
    case 'heading':
      return { ...block, data: { ...block.data, text } };
    case 'callout':
      return { ...block, data: { ...block.data, text } };
    case 'quote':
      return { ...block, data: { text, source: fields[1] ?? '' } };
    case 'list':
      return { ...block, data: { ...block.data, items: withTexts(block.data.items, fields) } };
    case 'checklist':
      return { ...block, data: { items: withTexts(block.data.items, fields) } };
    case 'table':
      return { ...block, data: withCells(block.data, fields) };
    default:
      return hasCaption(block) ? withCaption(block, text) : block;
  }
}

export function withField(block: Block, field: number, text: InlineHtml): Block {
  return withFields(block, fieldsOf(block).with(field, text));
}

type Captioned = BlockOf<'image'> | BlockOf<'video'> | BlockOf<'audio'>;

const hasCaption = (block: Block): block is Captioned => 'caption' in block.data;

const withCaption = <B extends Captioned>(block: B, caption: InlineHtml): B => ({
  ...block,
  data: { ...block.data, caption },
});

function withTexts<Item extends { text: InlineHtml }>(
  items: readonly Item[],
  texts: readonly InlineHtml[],
): Item[] {
  return items.map((item, index) => ({ ...item, text: texts[index] ?? '' }));
}

function withCells(table: Table, texts: readonly InlineHtml[]): Table {
  const rows = table.rows.map((row) => row.map(() => ''));
  cellsOf(table).forEach(({ row, column }, index) => {
    const cells = rows[row];
    if (cells) cells[column] = texts[index] ?? '';
  });
  return { ...table, rows };
}

export const placeAt = (block: Block, field = 0, at = 0): Place => ({
  block: block.id,
  field,
  start: at,
  end: at,
});

/** Replaces one block of a document with any number of blocks. */
export function replaceBlock(blocks: readonly Block[], id: string, others: readonly Block[]): Block[] {
  return blocks.flatMap((block) => (block.id === id ? others : [block]));
}

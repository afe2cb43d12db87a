import {
  emptyParagraph,
  isWhole,
  newBlockId,
  type Block,
  type CalloutTone,
  type HeadingLevel,
  type InlineHtml,
  escapeText,
  fieldsOf,
  placeAt,
  replaceBlock,
  type Edit,
  type Place,
  inlineRuns,
  textOf,
  emptyRows,
  turnNestedList,
} from '@touchline/content';

/** Shapes that a block can be turned into or inserted as. */
export type Shape =
  | { kind: 'heading'; level: HeadingLevel }
  | { kind: 'list'; ordered: boolean }
  | { kind: 'table'; rows: number; columns: number }
  | { kind: 'callout'; tone: CalloutTone }
  | { kind: 'paragraph' | 'checklist' | 'quote' | 'code' | 'divider' };

/** Turns the block at the caret into another kind and keeps its text; a table or divider is inserted after text. */
export function turnInto(blocks: readonly Block[], place: Place, shape: Shape): Edit {
  const block = blocks.find(({ id }) => id === place.block);
  if (!block || block.kind === 'table' || (isWhole(block) && block.kind !== 'divider'))
    return insertAfter(blocks, place.block, shape);
  const texts = textsOf(block);
  const isEmpty = texts.every((text) => text === '');
  if (shape.kind === 'divider') return insertDivider(blocks, block, isEmpty);
  if (shape.kind === 'table' && !isEmpty) return insertAfter(blocks, block.id, shape);
  const made = shaped(block, { texts, field: place.field }, shape);
  return { blocks: replaceBlock(blocks, block.id, made), place: placeIn(made, place) };
}

/** Returns the caret in the same text after turning: several blocks of one field, or one block of several. */
function placeIn(made: readonly Block[], place: Place): Place {
  const target = made[made.length > 1 ? place.field : 0];
  if (!target) return place;
  const last = Math.max(0, fieldsOf(target).length - 1);
  return { ...place, block: target.id, field: made.length > 1 ? 0 : Math.min(place.field, last) };
}

/** Inserts a block of the shape after another. */
function insertAfter(blocks: readonly Block[], id: string, shape: Shape): Edit {
  const at = blocks.findIndex((block) => block.id === id) + 1;
  const [made = emptyParagraph()] = blocksOf(shape, [''], newBlockId());
  return { blocks: blocks.toSpliced(at, 0, made), place: placeAt(made) };
}

/** Inserts a divider in place of an empty line or after text, with the caret below. */
function insertDivider(blocks: readonly Block[], block: Block, isEmpty: boolean): Edit {
  const divider: Block = { id: newBlockId(), kind: 'divider', data: {} };
  const at = blocks.indexOf(block) + 1;
  const next = blocks[at];
  const goesOn = next && fieldsOf(next).length > 0;
  const line = goesOn ? next : emptyParagraph();
  const inserted = goesOn ? [divider] : [divider, line];
  return {
    blocks: blocks.toSpliced(isEmpty ? at - 1 : at, isEmpty ? 1 : 0, ...inserted),
    place: placeAt(line),
  };
}

function shaped(
  block: Block,
  { texts, field }: { texts: readonly InlineHtml[]; field: number },
  shape: Shape,
): Block[] {
  if (block.kind !== 'list' || shape.kind !== 'list') return blocksOf(shape, texts, block.id);
  const { items, ordered } = block.data;
  const isNested = (items[field]?.depth ?? 0) > 0;
  const data = isNested
    ? { items: turnNestedList(items, field, shape.ordered) }
    : { ordered: shape.ordered, start: ordered === shape.ordered ? block.data.start : 1 };
  return [{ ...block, data: { ...block.data, ...data } }];
}

function blocksOf(shape: Shape, texts: readonly InlineHtml[], id: string): Block[] {
  const [first = '', ...others] = texts;
  const idOf = (index: number) => (index === 0 ? id : newBlockId());
  switch (shape.kind) {
    case 'paragraph':
      return texts.map((text, index) => ({ id: idOf(index), kind: 'paragraph', data: { text } }));
    case 'heading':
      return texts.map((text, index) => ({
        id: idOf(index),
        kind: 'heading',
        data: { text, level: shape.level },
      }));
    case 'quote':
      return [{ id, kind: 'quote', data: { text: [first, ...others].join('<br>'), source: '' } }];
    case 'callout':
      return [{ id, kind: 'callout', data: { text: [first, ...others].join('<br>'), tone: shape.tone } }];
    case 'list': {
      const items = texts.map((text) => ({ text, depth: 0 }));
      return [{ id, kind: 'list', data: { ordered: shape.ordered, start: 1, items } }];
    }
    case 'checklist':
      return [{ id, kind: 'checklist', data: { items: texts.map((text) => ({ text, checked: false })) } }];
    case 'code':
      return [{ id, kind: 'code', data: { language: '', text: texts.map(plainText).join('\n') } }];
    case 'divider':
      return [{ id, kind: 'divider', data: {} }];
    case 'table':
      // A header without rows below it would be the header of nothing.
      return [
        {
          id,
          kind: 'table',
          data: { hasHeader: shape.rows > 1, rows: emptyRows(shape.rows, shape.columns) },
        },
      ];
  }
}

const plainText = (html: InlineHtml) => textOf(inlineRuns(html));

function textsOf(block: Block): InlineHtml[] {
  if (block.kind === 'code') return block.data.text.split('\n').map(escapeText);
  const texts = fieldsOf(block);
  return block.kind === 'quote' && texts[1] === '' ? texts.slice(0, 1) : texts;
}

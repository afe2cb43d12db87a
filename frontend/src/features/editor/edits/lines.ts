import {
  isWhole,
  newBlockId,
  type Block,
  fieldsOf,
  placeAt,
  replaceBlock,
  withField,
  type Edit,
  type Place,
  inlineRuns,
  writeRuns,
  markRuns,
  marksAt,
  replaceText,
  sliceRuns,
  type Marks,
} from '@touchline/content';
import { webAddressOf } from '../../../shared/content/web-addresses';
import { linkAddresses } from './addresses';
import { fillCells, readCells, tableOf } from './cells';
import { link } from './mark';
import { pasteCopied } from './paste-blocks';

interface Inserted {
  text: string;
  marks?: Marks;
  /** Links URLs in the text. */
  isPasted?: boolean;
}

/** Replaces the selection by text, with the marks before it and the given ones. */
export function insertText(
  blocks: readonly Block[],
  place: Place,
  { text, marks = {}, isPasted = false }: Inserted,
): Edit | undefined {
  const block = blocks.find(({ id }) => id === place.block);
  const html = block && fieldsOf(block)[place.field];
  if (!block || html === undefined) return undefined;
  const typed = replaceText(inlineRuns(html), [place.start, place.end], text);
  const end = place.start + text.length;
  const marked = markRuns(typed, [place.start, end], marks);
  const runs = isPasted ? linkAddresses(marked, [place.start, end]) : marked;
  const edited = withField(block, place.field, writeRuns(runs));
  return { blocks: replaceBlock(blocks, block.id, [edited]), place: placeAt(block, place.field, end) };
}

/**
 * Types at the end of a link, or over text that is not entirely within one link, without linking it: browsers would link one letter,
 * or all that follows. Returns undefined elsewhere.
 */
export function typeOverLink(
  blocks: readonly Block[],
  place: Place,
  { text, marks = {} }: { text: string; marks?: Marks },
): Edit | undefined {
  const block = blocks.find(({ id }) => id === place.block);
  const runs = inlineRuns((block && fieldsOf(block)[place.field]) ?? '');
  const hrefAt = (at: number) => sliceRuns(runs, at, at + 1)[0]?.marks.href;
  const before = place.start > 0 ? hrefAt(place.start - 1) : undefined;
  const isLinked = sliceRuns(runs, Math.max(place.start - 1, 0), place.end).some((run) => run.marks.href);
  if (!isLinked || (before !== undefined && before === hrefAt(place.end))) return undefined;
  const shared = place.start < place.end ? marksAt(runs, [place.start, place.end]) : {};
  return insertText(blocks, place, { text, marks: { ...shared, ...marks, href: undefined } });
}

/**
 * Pastes plain text over the selection: lines become paragraphs or list items, and line breaks in a cell or quote. Text of empty
 * lines is not pasted, and the selection stays. Spreadsheet cells fill cells or become a table. URLs become links, and a URL pasted
 * over text links the text.
 */
export function pasteText(blocks: readonly Block[], place: Place, text: string): Edit | undefined {
  const block = blocks.find(({ id }) => id === place.block);
  const html = block && fieldsOf(block)[place.field];
  if (!block || html === undefined) return undefined;
  // Other programs end copied cells and lines with a line break; an empty cell is only that.
  const pasted = text.replace(/\r\n?/g, '\n').replace(/^\n+|\n+$/g, '');
  if (pasted === '') return undefined;
  const address = place.start < place.end ? webAddressOf(pasted) : undefined;
  if (address !== undefined) return { blocks: link(blocks, { place }, address), place };
  const cells = isWhole(block) ? undefined : readCells(pasted);
  if (cells) return pasteCells(blocks, block, { place, cells });
  return insertPasted(blocks, block, { place, text: pasted });
}

function pasteCells(
  blocks: readonly Block[],
  block: Block,
  { place, cells }: { place: Place; cells: readonly (readonly string[])[] },
): Edit | undefined {
  const table = tableOf(cells);
  if (block.kind === 'table') return fillCells(blocks, block, { field: place.field, filling: table.data });
  return pasteCopied(blocks, place, { kind: 'blocks', isCut: false, blocks: [table] });
}

function insertPasted(
  blocks: readonly Block[],
  block: Block,
  { place, text }: { place: Place; text: string },
): Edit | undefined {
  const lines = text.split('\n');
  if (lines.length > 1 && (block.kind === 'paragraph' || block.kind === 'heading' || block.kind === 'list')) {
    const shown = lines.filter((line) => line.trim() !== '');
    return shown.length === 0 ? undefined : insertLines(blocks, block, { place, lines: shown });
  }
  return insertText(blocks, place, { text: text.replaceAll('\t', ' '), isPasted: true });
}

interface Lines {
  place: Place;
  /** Not empty. */
  lines: readonly string[];
}

function insertLines(blocks: readonly Block[], block: Block, { place, lines }: Lines): Edit {
  const runs = inlineRuns(fieldsOf(block)[place.field] ?? '');
  const marks = marksAt(runs, [place.start, place.start]);
  const texts = lines.map((line, index) => {
    const before = index === 0 ? sliceRuns(runs, 0, place.start) : [];
    const after = index === lines.length - 1 ? sliceRuns(runs, place.end) : [];
    const pasted = linkAddresses([{ text: line, marks: index === 0 ? marks : {} }], [0, line.length]);
    return writeRuns([...before, ...pasted, ...after]);
  });
  const caret = (lines.at(-1)?.length ?? 0) + (lines.length === 1 ? place.start : 0);
  if (block.kind === 'list') {
    const depth = block.data.items[place.field]?.depth ?? 0;
    const items = block.data.items.toSpliced(place.field, 1, ...texts.map((text) => ({ text, depth })));
    const edited = { ...block, data: { ...block.data, items } };
    return {
      blocks: replaceBlock(blocks, block.id, [edited]),
      place: placeAt(block, place.field + texts.length - 1, caret),
    };
  }
  const [first = '', ...others] = texts;
  const paragraphs: Block[] = others.map((text) => ({ id: newBlockId(), kind: 'paragraph', data: { text } }));
  const made = [withField(block, 0, first), ...paragraphs];
  return { blocks: replaceBlock(blocks, block.id, made), place: placeAt(made.at(-1) ?? block, 0, caret) };
}

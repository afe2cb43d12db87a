import { contentNodes } from '../../../shared/content/content-nodes';
import {
  emptyParagraph,
  type Block,
  fieldsOf,
  placeAt,
  withField,
  type Place,
  fieldRuns,
  inlineRuns,
  writeRuns,
  textOf,
} from '@touchline/content';
import { enterPressed, type DrawnText, type WrittenBefore } from '../../../shared/written-before';
import { enter } from '../edits/enter';
import { insertText } from '../edits/lines';
import type { Editor } from './editor';

/** Takes in what was written before there was an editor, as one step, and goes on where one was writing. */
export function takeWritten(editor: Editor, { texts, caret }: WrittenBefore): void {
  const places = new Map<Element, readonly Place[]>();
  const takeIn = (before: readonly Block[]) => {
    let blocks = [...before];
    for (const text of texts) {
      const written = write(blocks, text);
      places.set(text.element, written.places);
      blocks = written.blocks;
    }
    return { blocks };
  };
  if (texts.length > 0) editor.edit(takeIn);
  if (!caret) return;
  const { text, enters, at } = caret;
  const place = places.get(text.element)?.[enters] ?? placeOf(editor.blocks, text);
  if (place) editor.select({ ...place, start: at, end: at });
}

interface Written {
  blocks: Block[];
  /** Where it begins, and where each press of Enter led. */
  places: readonly Place[];
}

function placeOf(blocks: readonly Block[], { blockId, field }: DrawnText): Place | undefined {
  const block = blockId === '' && blocks.length === 1 ? blocks[0] : blocks.find(({ id }) => id === blockId);
  return block && fieldsOf(block)[field] !== undefined ? placeAt(block, field) : undefined;
}

/** What was written in a block that is there no more becomes a paragraph at the end. */
function write(before: readonly Block[], text: DrawnText): Written {
  const found = placeOf(before, text);
  const spare = emptyParagraph();
  const place = found ?? placeAt(spare);
  const blocks = (found ? before : [...before, spare]).map((block) =>
    block.id === place.block
      ? withField(block, place.field, writeRuns(fieldRuns(contentNodes(text.element))))
      : block,
  );
  return pressEnters(blocks, place);
}

function pressEnters(blocks: Block[], place: Place): Written {
  const block = blocks.find(({ id }) => id === place.block);
  const pressed = block && enterPressed.exec(textOf(inlineRuns(fieldsOf(block)[place.field] ?? '')));
  if (!pressed) return { blocks, places: [place] };
  // In a table, Enter goes to another cell, and nothing written behind it would go with it.
  const isCell = block.kind === 'table';
  const [{ length }, start] = [pressed[0], pressed.index];
  const line = insertText(blocks, { ...place, start, end: start + length }, { text: isCell ? '\n' : '' });
  const edit = line?.place && !isCell ? enter(line.blocks, line.place) : line;
  if (!edit?.place) return { blocks, places: [place] };
  const { places, ...rest } = pressEnters(edit.blocks, edit.place);
  return { ...rest, places: [place, ...places] };
}

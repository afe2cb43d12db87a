import {
  fieldsOf,
  inlineRuns,
  newBlockId,
  sliceRuns,
  writeRuns,
  type Block,
  type Place,
} from '@touchline/content';
import { insertText } from '../edits/lines';
import { removeBlocks } from '../edits/selected-blocks';
import { writeClipboard } from './clipboard-data';
import type { Editor } from './editor';

/** Copies or cuts the selected blocks; returns false without any. */
export function copyBlocks(editor: Editor, { type, clipboardData }: ClipboardEvent): boolean {
  const ids = editor.adapter.selectedIds();
  if (ids.length === 0 || !clipboardData) return false;
  editor.catchUp();
  const copied = editor.blocks.filter(({ id }) => ids.includes(id));
  const isCut = type === 'cut';
  writeClipboard(clipboardData, { kind: 'blocks', isCut, teamId: editor.options.teamId, blocks: copied });
  if (isCut) editor.edit((blocks) => removeBlocks(blocks, ids));
  return true;
}

/** Copies or cuts the selected text of one field with its marks; returns false where the browser handles it. */
export function copyWords(editor: Editor, { type, clipboardData }: ClipboardEvent): boolean {
  editor.synchronise();
  const { place } = editor;
  const words = place && wordsAt(editor.blocks, place);
  if (!place || words === undefined || !clipboardData) return false;
  const paragraph: Block = { id: newBlockId(), kind: 'paragraph', data: { text: words } };
  writeClipboard(clipboardData, { kind: 'words', isCut: type === 'cut', blocks: [paragraph] });
  if (type === 'cut') editor.edit((blocks) => insertText(blocks, place, { text: '' }));
  return true;
}

/** Returns the marked text of a selection; undefined without marks, as in code. */
function wordsAt(blocks: readonly Block[], { block: id, field, start, end }: Place): string | undefined {
  const block = blocks.find((each) => each.id === id);
  const html = start < end && block ? fieldsOf(block)[field] : undefined;
  return html === undefined ? undefined : writeRuns(sliceRuns(inlineRuns(html), start, end));
}

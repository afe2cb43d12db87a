import type { Block } from '@touchline/content';
import { fieldsOf } from '@touchline/content';
import { inlineRuns } from '@touchline/content';
import { textOf } from '@touchline/content';
import { blocksToHtml } from '@touchline/content';
import { removeBlocks } from '../edits/selected-blocks';
import type { Editor } from './editor';

/** Copies or cuts what is selected as whole blocks: their lines, and for other programs their looks as well. */
export function copyBlocks(editor: Editor, { type, clipboardData }: ClipboardEvent): boolean {
  const ids = editor.shell.selectedIds();
  if (ids.length === 0 || !clipboardData) return false;
  editor.catchUp();
  const copied = editor.blocks.filter(({ id }) => ids.includes(id));
  clipboardData.setData('text/plain', copied.flatMap(linesOf).join('\n'));
  clipboardData.setData('text/html', blocksToHtml(copied));
  if (type === 'cut') editor.edit((blocks) => removeBlocks(blocks, ids));
  return true;
}

function linesOf(block: Block): string[] {
  if (block.kind === 'code') return [block.data.text];
  if (block.kind === 'file') return [block.data.name];
  return fieldsOf(block).map((field) => textOf(inlineRuns(field)));
}

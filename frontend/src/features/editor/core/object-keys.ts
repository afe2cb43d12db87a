import { lineAfter, moveBlock, removeBlock } from '../edits/arrange';
import type { Block, Edit } from '@touchline/content';
import { descriptionKey } from '../block-views/image-description';
import { widthKey } from '../block-views/width-handle';
import { announcePosition } from './commands';
import type { Editor } from './editor';

type ObjectCommand = (blocks: readonly Block[], id: string) => Edit;

const commands: Record<string, ObjectCommand> = {
  Backspace: removeBlock,
  Delete: removeBlock,
  Enter: lineAfter,
  'Alt+Shift+ArrowUp': (blocks, id) => ({ blocks: moveBlock(blocks, id, -1) }),
  'Alt+Shift+ArrowDown': (blocks, id) => ({ blocks: moveBlock(blocks, id, 1) }),
};

/** Handles keys on focusable blocks without text (dividers, media) and on their controls. */
export function handleObjectKey(editor: Editor, name: string, target: EventTarget | null): boolean {
  if (name === 'Mod+z') return editor.undo();
  if (name === 'Mod+y' || name === 'Mod+Shift+z') return editor.redo();
  if (!(target instanceof HTMLElement)) return false;
  return widthKey(name, target) || descriptionKey(name, target) || atomicBlockKey(editor, name, target);
}

function atomicBlockKey(editor: Editor, name: string, target: HTMLElement): boolean {
  const id = target.closest<HTMLElement>('.ce-block')?.dataset.id;
  const command = target.matches('[role="group"][tabindex]') && commands[name];
  if (id === undefined || !command || !editor.edit((blocks) => command(blocks, id))) return false;
  if (name.startsWith('Alt')) announcePosition(editor, id);
  return true;
}

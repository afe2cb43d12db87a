import { lineAfter, moveBlock, removeBlock } from '../edits/arrange';
import type { Block, Edit } from '@touchline/content';
import { descriptionKey } from '../views/describe';
import { widthKey } from '../views/width-handle';
import { sayPlace } from './commands';
import type { Editor } from './editor';

type ObjectCommand = (blocks: readonly Block[], id: string) => Edit;

const commands: Record<string, ObjectCommand> = {
  Backspace: removeBlock,
  Delete: removeBlock,
  Enter: lineAfter,
  'Alt+Shift+ArrowUp': (blocks, id) => ({ blocks: moveBlock(blocks, id, -1) }),
  'Alt+Shift+ArrowDown': (blocks, id) => ({ blocks: moveBlock(blocks, id, 1) }),
};

/** Keys on what has no text and takes the focus as a whole, dividers and media, and on the controls of it. */
export function handleObjectKey(editor: Editor, name: string, target: EventTarget | null): boolean {
  if (name === 'Mod+z') return editor.undo();
  if (name === 'Mod+y' || name === 'Mod+Shift+z') return editor.redo();
  if (!(target instanceof HTMLElement)) return false;
  return widthKey(name, target) || descriptionKey(name, target) || wholeKey(editor, name, target);
}

function wholeKey(editor: Editor, name: string, target: HTMLElement): boolean {
  const id = target.closest<HTMLElement>('.ce-block')?.dataset.id;
  const command = target.matches('[role="group"][tabindex]') && commands[name];
  if (id === undefined || !command || !editor.edit((blocks) => command(blocks, id))) return false;
  if (name.startsWith('Alt')) sayPlace(editor, id);
  return true;
}

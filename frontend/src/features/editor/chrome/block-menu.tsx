import { editorTexts } from '@touchline/contract';
import { ArrowDownIcon, ArrowUpIcon, MenuButton, MoreIcon, TrashIcon } from '@touchline/ui-kit';
import { moveAtCaret, removeAtCaret, setShape } from '../core/commands';
import type { Editor } from '../core/editor';
import { insertables } from '../core/insertables';
import { afterOverlay } from './after-overlay';
import { blockIcon } from './block-icons';
import { useStore } from './use-store';

/** Kinds that have their own button in the toolbar. */
const inToolbar = /^(text|heading|bulleted|numbered|checklist|table|quote)/;

/** Menu of the remaining block kinds, moving and deleting. */
export function BlockMenu({ editor }: { editor: Editor }) {
  const isDisabled = useStore(editor.state, ({ block }) => !block);
  const kinds = insertables
    .filter(({ id }) => !inToolbar.test(id))
    .map(({ id, label, shape }) => ({
      id,
      label,
      icon: blockIcon(id),
      onAction: () => afterOverlay(() => setShape(editor, shape)),
    }));
  const move = [
    { id: 'up', label: editorTexts.moveUp, icon: ArrowUpIcon, shortcut: 'Alt Shift ↑', by: -1 as const },
    { id: 'down', label: editorTexts.moveDown, icon: ArrowDownIcon, shortcut: 'Alt Shift ↓', by: 1 as const },
  ].map(({ by, ...item }) => ({ ...item, onAction: () => afterOverlay(() => moveAtCaret(editor, by)) }));
  const remove = {
    id: 'remove',
    label: editorTexts.removeBlock,
    icon: TrashIcon,
    tone: 'danger' as const,
    onAction: () => afterOverlay(() => removeAtCaret(editor)),
  };
  const items = [
    { id: 'kinds', items: kinds },
    { id: 'move', items: [...move, remove] },
  ];
  return (
    <MenuButton
      label={editorTexts.blockOptions}
      icon={MoreIcon}
      items={items}
      size="small"
      isLabelHidden
      isDisabled={isDisabled}
    />
  );
}

import { editorTexts, shownKeys } from '@touchline/contract';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  CodeIcon,
  HighlightIcon,
  ItalicIcon,
  LinkIcon,
  MediaIcon,
  MenuButton,
  PlusIcon,
  RedoIcon,
  StrikeIcon,
  TrashIcon,
  UnderlineIcon,
  UndoIcon,
  type Icon,
  type MenuEntry,
  type MenuGroup,
} from '@touchline/ui-kit';
import type { Flag } from '@touchline/content';
import { useState } from 'react';
import { useIsMac } from '../../../shared/browser';
import { isShaped, moveAtCaret, removeAtCaret, setShape, toggleFlag } from '../core/commands';
import type { Editor } from '../core/editor';
import { insertables, type MediaRequest } from '../core/insertables';
import { afterOverlay } from './after-overlay';
import { blockIcon } from './block-icons';
import { colorEntries } from './color-menu';

const flags: readonly { flag: Flag; icon: Icon; keys: string }[] = [
  { flag: 'italic', icon: ItalicIcon, keys: 'Mod I' },
  { flag: 'underline', icon: UnderlineIcon, keys: 'Mod U' },
  { flag: 'strike', icon: StrikeIcon, keys: 'Mod Shift S' },
  { flag: 'code', icon: CodeIcon, keys: 'Mod E' },
  { flag: 'highlight', icon: HighlightIcon, keys: 'Mod Shift H' },
];

/** Kinds that have their own button in the toolbar. */
const inToolbar = /^(text|heading|bulleted|checklist|table)/;
/** Kinds that have one from tablets on. */
const inWideToolbar = 'numbered-list';

interface MoreToolsProps {
  editor: Editor;
  /** The toolbar has the tools of a phone only: the menu has all others. */
  isPhone: boolean;
  askForMedia: (asked: MediaRequest) => void;
  openLink: () => void;
}

/** Menu of the tools that are used seldom, in groups with their keys. */
export function MoreTools(props: MoreToolsProps) {
  const isMac = useIsMac();
  const [items, setItems] = useState<readonly MenuGroup[]>([]);
  return (
    <MenuButton
      label={editorTexts.moreTools}
      icon={PlusIcon}
      items={items}
      size="small"
      isLabelHidden
      onOpen={() => setItems(groupsNow(props, isMac))}
    />
  );
}

/** Returns the groups in the state at the caret, which does not change while the menu is open. */
function groupsNow(props: MoreToolsProps, isMac: boolean): MenuGroup[] {
  const { editor, isPhone } = props;
  const { marks, block, place } = editor.state.get();
  const styles = flags.map(({ flag, icon, keys }) => ({
    id: `style-${flag}`,
    label: editorTexts[flag],
    icon,
    shortcut: shownKeys(keys, isMac),
    isSelected: marks[flag] === true,
    onAction: () => afterOverlay(() => toggleFlag(editor, flag)),
  }));
  const kinds = insertables
    .filter(({ id }) => !inToolbar.test(id) && (isPhone || id !== inWideToolbar))
    .map(({ id, label, shape, markdown }) => ({
      id,
      label,
      icon: blockIcon(id),
      shortcut: markdown?.[0],
      isDisabled: !block,
      isSelected: isShaped(block, shape, place?.field),
      onAction: () => afterOverlay(() => setShape(editor, shape)),
    }));
  const toggles = { areIndependent: true, closesMenu: true };
  return [
    ...(isPhone ? phoneGroups(props) : []),
    { id: 'style', title: editorTexts.textStyle, ...toggles, items: styles },
    ...(isPhone ? [{ id: 'color', title: editorTexts.color, items: colorEntries(editor, marks.color) }] : []),
    { id: 'blocks', title: editorTexts.blocks, ...toggles, items: kinds },
    { id: 'block', title: editorTexts.thisBlock, items: blockEntries(editor, isMac) },
  ];
}

/** Tools that have a button of their own from tablets on. */
function phoneGroups({ editor, askForMedia, openLink }: MoreToolsProps): MenuGroup[] {
  const { canUndo, canRedo, isOnText } = editor.state.get();
  return [
    {
      id: 'history',
      title: editorTexts.history,
      items: [
        entry('undo', UndoIcon, { isDisabled: !canUndo, act: () => void editor.undo() }),
        entry('redo', RedoIcon, { isDisabled: !canRedo, act: () => void editor.redo() }),
      ],
    },
    {
      id: 'insert',
      title: editorTexts.insert,
      items: [
        entry('link', LinkIcon, { isDisabled: !isOnText, act: openLink }),
        entry('mediaLibrary', MediaIcon, { act: () => askForMedia('library') }),
      ],
    },
  ];
}

function entry(
  id: 'undo' | 'redo' | 'link' | 'mediaLibrary',
  icon: Icon,
  { act, isDisabled }: { act: () => void; isDisabled?: boolean },
): MenuEntry {
  return { id, label: editorTexts[id], icon, isDisabled, onAction: () => afterOverlay(act) };
}

/** Entries that move or delete the block at the caret. */
function blockEntries(editor: Editor, isMac: boolean): MenuEntry[] {
  const isDisabled = !editor.state.get().block;
  const move = [
    { id: 'up', label: editorTexts.moveUp, icon: ArrowUpIcon, keys: 'Alt Shift ↑', by: -1 as const },
    { id: 'down', label: editorTexts.moveDown, icon: ArrowDownIcon, keys: 'Alt Shift ↓', by: 1 as const },
  ].map(({ by, keys, ...item }) => ({
    ...item,
    isDisabled,
    shortcut: shownKeys(keys, isMac),
    onAction: () => afterOverlay(() => moveAtCaret(editor, by)),
  }));
  const remove: MenuEntry = {
    id: 'remove',
    label: editorTexts.removeBlock,
    icon: TrashIcon,
    tone: 'danger',
    isDisabled,
    onAction: () => afterOverlay(() => removeAtCaret(editor)),
  };
  return [...move, remove];
}

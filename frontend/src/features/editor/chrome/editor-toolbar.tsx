import { editorTexts } from '@touchline/contract';
import {
  BoldIcon,
  ChecklistIcon,
  CodeIcon,
  HighlightIcon,
  IconButton,
  ItalicIcon,
  ListIcon,
  NumberedListIcon,
  QuoteIcon,
  RedoIcon,
  StrikeIcon,
  ToggleIconButton,
  Toolbar,
  ToolbarGroup,
  UnderlineIcon,
  UndoIcon,
  type Icon,
} from '@touchline/ui-kit';
import { isShaped, setShape, toggleFlag } from '../core/commands';
import type { Editor } from '../core/editor';
import type { Flag } from '../../../shared/content/runs';
import type { Shape } from '../edits/shape';
import { BlockKindMenu } from './block-kind-menu';
import { BlockMenu } from './block-menu';
import { ColorMenu } from './color-menu';
import { LinkTool } from './link-tool';
import { TableTool } from './table-tool';
import { useStore } from './use-store';

const flagTools: readonly { flag: Flag; icon: Icon }[] = [
  { flag: 'bold', icon: BoldIcon },
  { flag: 'italic', icon: ItalicIcon },
  { flag: 'underline', icon: UnderlineIcon },
  { flag: 'strike', icon: StrikeIcon },
  { flag: 'code', icon: CodeIcon },
  { flag: 'highlight', icon: HighlightIcon },
];

const shapeTools: readonly { label: string; icon: Icon; shape: Shape }[] = [
  { label: editorTexts.bulletedList, icon: ListIcon, shape: { kind: 'list', ordered: false } },
  { label: editorTexts.numberedList, icon: NumberedListIcon, shape: { kind: 'list', ordered: true } },
  { label: editorTexts.checklist, icon: ChecklistIcon, shape: { kind: 'checklist' } },
  { label: editorTexts.quote, icon: QuoteIcon, shape: { kind: 'quote' } },
];

export interface EditorToolbarProps {
  editor: Editor;
  isLinking: boolean;
  setLinking: (isLinking: boolean) => void;
}

/** What can be done where the caret is, and what is on there. */
export function EditorToolbar({ editor, isLinking, setLinking }: EditorToolbarProps) {
  const { block, marks, canUndo, canRedo } = useStore(editor.state);
  return (
    <Toolbar label={editorTexts.toolbar}>
      <ToolbarGroup label={editorTexts.history}>
        <IconButton
          {...tool}
          label={editorTexts.undo}
          icon={UndoIcon}
          isDisabled={!canUndo}
          onPress={() => editor.undo()}
        />
        <IconButton
          {...tool}
          label={editorTexts.redo}
          icon={RedoIcon}
          isDisabled={!canRedo}
          onPress={() => editor.redo()}
        />
      </ToolbarGroup>
      <ToolbarGroup label={editorTexts.blockKind}>
        <BlockKindMenu editor={editor} block={block} />
      </ToolbarGroup>
      <ToolbarGroup label={editorTexts.textStyle}>
        {flagTools.map(({ flag, icon }) => (
          <ToggleIconButton
            key={flag}
            {...tool}
            label={editorTexts[flag]}
            icon={icon}
            isSelected={marks[flag] === true}
            onChange={() => toggleFlag(editor, flag)}
          />
        ))}
        <LinkTool editor={editor} isOpen={isLinking} setOpen={setLinking} />
        <ColorMenu editor={editor} color={marks.color} />
      </ToolbarGroup>
      <ToolbarGroup label={editorTexts.blocks}>
        {shapeTools.map(({ label, icon, shape }) => (
          <ToggleIconButton
            key={label}
            {...tool}
            label={label}
            icon={icon}
            isSelected={isShaped(block, shape)}
            onChange={(isOn) => setShape(editor, isOn ? shape : { kind: 'paragraph' })}
          />
        ))}
        <TableTool editor={editor} isInTable={block?.kind === 'table'} />
        <BlockMenu editor={editor} isDisabled={!block} />
      </ToolbarGroup>
    </Toolbar>
  );
}

const tool = { size: 'small' } as const;

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
import { memo } from 'react';
import { isShaped, setShape, toggleFlag } from '../core/commands';
import type { Editor } from '../core/editor';
import type { MediaRequest } from '../core/insertables';
import type { Flag } from '@touchline/content';
import type { Shape } from '../edits/shape';
import { BlockKindMenu } from './block-kind-menu';
import { BlockMenu } from './block-menu';
import { ColorMenu } from './color-menu';
import { LinkTool } from './link-tool';
import { MediaTools } from './media-tools';
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
  askForMedia: (asked: MediaRequest) => void;
}

/** Toolbar with the commands and state at the caret. */
export const EditorToolbar = memo(function EditorToolbar({
  editor,
  isLinking,
  setLinking,
  askForMedia,
}: EditorToolbarProps) {
  return (
    <Toolbar label={editorTexts.toolbar}>
      <ToolbarGroup label={editorTexts.history}>
        <HistoryTools editor={editor} />
      </ToolbarGroup>
      <ToolbarGroup label={editorTexts.blockKind}>
        <BlockKindMenu editor={editor} />
      </ToolbarGroup>
      <ToolbarGroup label={editorTexts.textStyle}>
        {flagTools.map((tool) => (
          <FlagTool key={tool.flag} editor={editor} {...tool} />
        ))}
        <LinkTool editor={editor} isOpen={isLinking} setOpen={setLinking} />
        <ColorMenu editor={editor} />
      </ToolbarGroup>
      <ToolbarGroup label={editorTexts.blocks}>
        {shapeTools.map((tool) => (
          <ShapeTool key={tool.label} editor={editor} {...tool} />
        ))}
        <TableTool editor={editor} />
        <MediaTools askForMedia={askForMedia} />
        <BlockMenu editor={editor} />
      </ToolbarGroup>
    </Toolbar>
  );
});

function HistoryTools({ editor }: { editor: Editor }) {
  const canUndo = useStore(editor.state, (state) => state.canUndo);
  const canRedo = useStore(editor.state, (state) => state.canRedo);
  return (
    <>
      <IconButton
        size="small"
        label={editorTexts.undo}
        icon={UndoIcon}
        isDisabled={!canUndo}
        onPress={() => editor.undo()}
      />
      <IconButton
        size="small"
        label={editorTexts.redo}
        icon={RedoIcon}
        isDisabled={!canRedo}
        onPress={() => editor.redo()}
      />
    </>
  );
}

interface FlagToolProps {
  editor: Editor;
  flag: Flag;
  icon: Icon;
}

function FlagTool({ editor, flag, icon }: FlagToolProps) {
  const isSelected = useStore(editor.state, ({ marks }) => marks[flag] === true);
  const toggle = () => toggleFlag(editor, flag);
  return (
    <ToggleIconButton
      size="small"
      label={editorTexts[flag]}
      icon={icon}
      isSelected={isSelected}
      onChange={toggle}
    />
  );
}

interface ShapeToolProps {
  editor: Editor;
  label: string;
  icon: Icon;
  shape: Shape;
}

function ShapeTool({ editor, label, icon, shape }: ShapeToolProps) {
  const isSelected = useStore(editor.state, ({ block, place }) => isShaped(block, shape, place?.field));
  const change = (isOn: boolean) => setShape(editor, isOn ? shape : { kind: 'paragraph' });
  return (
    <ToggleIconButton size="small" label={label} icon={icon} isSelected={isSelected} onChange={change} />
  );
}

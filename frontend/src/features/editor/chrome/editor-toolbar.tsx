import { editorTexts } from '@touchline/contract';
import {
  BoldIcon,
  ChecklistIcon,
  IconButton,
  ListIcon,
  media,
  MentionIcon,
  NumberedListIcon,
  RedoIcon,
  Spacer,
  ToggleIconButton,
  Toolbar,
  ToolbarGroup,
  UndoIcon,
  useMedia,
  type Icon,
} from '@touchline/ui-kit';
import { memo } from 'react';
import { isShaped, setShape, startMention, toggleFlag } from '../core/commands';
import type { Editor } from '../core/editor';
import type { MediaRequest } from '../core/insertables';
import type { Shape } from '../edits/shape';
import { BlockKindMenu } from './block-kind-menu';
import { ColorMenu } from './color-menu';
import { LinkTool, type Linking } from './link-tool';
import { ImageTool, LibraryTool } from './media-tools';
import { MoreTools } from './more-tools';
import { TableTool } from './table-tool';
import { useStore } from './use-store';

interface ShapeTool {
  label: string;
  icon: Icon;
  shape: Shape;
}

const bullets: ShapeTool = {
  label: editorTexts.bulletedList,
  icon: ListIcon,
  shape: { kind: 'list', ordered: false },
};
const numbers: ShapeTool = {
  label: editorTexts.numberedList,
  icon: NumberedListIcon,
  shape: { kind: 'list', ordered: true },
};
const checklist: ShapeTool = {
  label: editorTexts.checklist,
  icon: ChecklistIcon,
  shape: { kind: 'checklist' },
};

export interface EditorToolbarProps {
  editor: Editor;
  linking: Linking | undefined;
  setLinking: (linking: Linking | undefined) => void;
  askForMedia: (asked: MediaRequest) => void;
}

/** Toolbar with the commands and state at the caret, in the order of use; the rest is in a menu. */
export const EditorToolbar = memo(function EditorToolbar(props: EditorToolbarProps) {
  const isPhone = useMedia(media.belowTablet);
  return (
    <Toolbar label={editorTexts.toolbar}>
      {isPhone ? <PhoneTools {...props} /> : <WideTools {...props} />}
    </Toolbar>
  );
});

function WideTools({ editor, linking, setLinking, askForMedia }: EditorToolbarProps) {
  return (
    <>
      <ToolbarGroup label={editorTexts.textStyle}>
        <BlockKindMenu editor={editor} />
        <BoldTool editor={editor} />
        <ColorMenu editor={editor} />
      </ToolbarGroup>
      <ToolbarGroup label={editorTexts.lists}>
        <ShapeButton editor={editor} tool={bullets} />
        <ShapeButton editor={editor} tool={numbers} />
        <ShapeButton editor={editor} tool={checklist} />
      </ToolbarGroup>
      <ToolbarGroup label={editorTexts.insert}>
        <ImageTool askForMedia={askForMedia} />
        <LibraryTool askForMedia={askForMedia} />
        <TableTool editor={editor} />
        <LinkTool editor={editor} linking={linking} setLinking={setLinking} />
        <MentionTool editor={editor} />
        <MoreTools
          editor={editor}
          isPhone={false}
          askForMedia={askForMedia}
          openLink={() => setLinking({})}
        />
      </ToolbarGroup>
      <Spacer />
      <ToolbarGroup label={editorTexts.history}>
        <HistoryTools editor={editor} />
      </ToolbarGroup>
    </>
  );
}

/** The eight tools that fit without scrolling; the form of a link opens at a button that takes a place meanwhile. */
function PhoneTools({ editor, linking, setLinking, askForMedia }: EditorToolbarProps) {
  return (
    <>
      <BlockKindMenu editor={editor} isPhone />
      <BoldTool editor={editor} />
      <ShapeButton editor={editor} tool={bullets} />
      <ShapeButton editor={editor} tool={checklist} />
      <ImageTool askForMedia={askForMedia} />
      <TableTool editor={editor} />
      {linking ? (
        <LinkTool editor={editor} linking={{}} setLinking={setLinking} />
      ) : (
        <MentionTool editor={editor} />
      )}
      <MoreTools editor={editor} isPhone askForMedia={askForMedia} openLink={() => setLinking({})} />
    </>
  );
}

function MentionTool({ editor }: { editor: Editor }) {
  return (
    <IconButton
      size="small"
      label={editorTexts.mention}
      icon={MentionIcon}
      onPress={() => startMention(editor)}
    />
  );
}

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

function BoldTool({ editor }: { editor: Editor }) {
  const isSelected = useStore(editor.state, ({ marks }) => marks.bold === true);
  return (
    <ToggleIconButton
      size="small"
      label={editorTexts.bold}
      icon={BoldIcon}
      isSelected={isSelected}
      onChange={() => toggleFlag(editor, 'bold')}
    />
  );
}

function ShapeButton({ editor, tool: { label, icon, shape } }: { editor: Editor; tool: ShapeTool }) {
  const isSelected = useStore(editor.state, ({ block, place }) => isShaped(block, shape, place?.field));
  const change = (isOn: boolean) => setShape(editor, isOn ? shape : { kind: 'paragraph' });
  return (
    <ToggleIconButton size="small" label={label} icon={icon} isSelected={isSelected} onChange={change} />
  );
}

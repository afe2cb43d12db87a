import { editorTexts } from '@touchline/contract';
import type { Flag } from '@touchline/content';
import {
  BoldIcon,
  HighlightIcon,
  IconButton,
  LinkIcon,
  ToggleIconButton,
  ToolbarGroup,
  type Icon,
} from '@touchline/ui-kit';
import { toggleFlag } from '../core/commands';
import type { Editor } from '../core/editor';
import { useStore } from './use-store';

interface SelectionToolsProps {
  editor: Editor;
  openLink: () => void;
}

/** Commands for selected text, in the bubble near it. */
export const SelectionTools = ({ editor, openLink }: SelectionToolsProps) => (
  <ToolbarGroup label={editorTexts.selection}>
    <FlagTool editor={editor} flag="bold" icon={BoldIcon} />
    <IconButton size="small" label={editorTexts.link} icon={LinkIcon} onPress={openLink} />
    <FlagTool editor={editor} flag="highlight" icon={HighlightIcon} />
  </ToolbarGroup>
);

function FlagTool({ editor, flag, icon }: { editor: Editor; flag: Flag; icon: Icon }) {
  const isSelected = useStore(editor.state, ({ marks }) => marks[flag] === true);
  return (
    <ToggleIconButton
      size="small"
      label={editorTexts[flag]}
      icon={icon}
      isSelected={isSelected}
      onChange={() => toggleFlag(editor, flag)}
    />
  );
}

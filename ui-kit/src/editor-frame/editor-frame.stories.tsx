import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { useState } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { ToggleIconButton } from '../icon-button/toggle-icon-button';
import { BoldIcon, ItalicIcon, LinkIcon, UndoIcon } from '../icons/icons';
import { Text } from '../text/text';
import { Toolbar, ToolbarGroup } from '../toolbar/toolbar';
import { EditorFrame } from './editor-frame';
import { ToolPopover } from './tool-popover';

function Tools() {
  const [isBold, setBold] = useState(true);
  const [isOpen, setOpen] = useState(false);
  return (
    <Toolbar label="Formatting">
      <ToolbarGroup label="History">
        <IconButton label="Undo" icon={UndoIcon} size="small" isDisabled />
      </ToolbarGroup>
      <ToolbarGroup label="Text">
        <ToggleIconButton label="Bold" icon={BoldIcon} size="small" isSelected={isBold} onChange={setBold} />
        <IconButton label="Italic" icon={ItalicIcon} size="small" />
        <ToolPopover label="Link" icon={LinkIcon} isOpen={isOpen} onOpenChange={setOpen}>
          <Text>Where it leads to</Text>
        </ToolPopover>
      </ToolbarGroup>
    </Toolbar>
  );
}

/** Stands for the editor, which fills the page by itself. */
function fill(page: HTMLElement | null) {
  if (page)
    page.innerHTML =
      '<h2 contenteditable="true">Calls</h2><p contenteditable="true">Four calls, one shape.</p>';
}

const meta = {
  title: 'Editor/Editor frame',
  component: EditorFrame,
  args: { label: 'Content', toolbar: <Tools />, pageRef: fill },
} satisfies Meta<typeof EditorFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const ToolsLeaveTheFocusWithTheText: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText('Four calls, one shape.');
    await userEvent.click(text);
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await expect(text).toHaveFocus();
  },
};

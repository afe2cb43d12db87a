import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button';
import { BoldIcon, ItalicIcon, LinkIcon, ListIcon, RedoIcon, UndoIcon } from '../icons/icons';
import { Toolbar, ToolbarGroup } from './toolbar';

const meta = {
  title: 'Actions/Toolbar',
  component: Toolbar,
  args: {
    label: 'Formatting',
    children: (
      <>
        <ToolbarGroup label="History">
          <IconButton label="Undo" icon={UndoIcon} size="small" />
          <IconButton label="Redo" icon={RedoIcon} size="small" />
        </ToolbarGroup>
        <ToolbarGroup label="Text">
          <IconButton label="Bold" icon={BoldIcon} size="small" />
          <IconButton label="Italic" icon={ItalicIcon} size="small" />
          <IconButton label="Link" icon={LinkIcon} size="small" />
        </ToolbarGroup>
        <ToolbarGroup label="Blocks">
          <IconButton label="List" icon={ListIcon} size="small" />
        </ToolbarGroup>
      </>
    ),
  },
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const ArrowsMoveInside: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
  },
};

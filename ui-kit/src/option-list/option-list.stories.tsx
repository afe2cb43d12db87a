import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HeadingIcon, ListIcon, TableIcon, TextIcon } from '../icons/icons';
import { OptionList } from './option-list';

const meta = {
  title: 'Editor/Option list',
  component: OptionList,
  args: {
    id: 'blocks',
    label: 'Insert a block',
    activeId: 'heading',
    anchor: { left: 24, top: 16, bottom: 40 },
    options: [
      { id: 'text', label: 'Text', icon: TextIcon },
      { id: 'heading', label: 'Heading 2', icon: HeadingIcon },
      { id: 'list', label: 'Bulleted list', icon: ListIcon },
      { id: 'table', label: 'Table', icon: TableIcon },
    ],
    onChoose: fn(),
  },
} satisfies Meta<typeof OptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const APressChooses: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('option', { name: 'Table' }));
    await expect(args.onChoose).toHaveBeenCalledWith('table');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyList } from './key-list';

const meta = {
  title: 'Data/Key list',
  component: KeyList,
  args: {
    label: 'Keyboard shortcuts',
    groups: [
      {
        title: 'Everywhere',
        keys: [
          { keys: 'Ctrl K', label: 'Search and commands' },
          { keys: '?', label: 'Keyboard shortcuts' },
        ],
      },
      {
        title: 'Writing',
        keys: [
          { keys: 'Ctrl Shift S', label: 'Strikethrough' },
          { keys: 'Alt Shift ↑', label: 'Move the block up, with everything that is indented below it' },
        ],
      },
    ],
  },
} satisfies Meta<typeof KeyList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

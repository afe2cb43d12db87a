import type { Meta, StoryObj } from '@storybook/react-vite';
import { TableOfContents, type ContentsItem } from './table-of-contents';

const items: ContentsItem[] = [
  { id: 'calls', title: 'Calls', depth: 0 },
  { id: 'front', title: 'Front pod', depth: 1 },
  { id: 'signals', title: 'Signals of the hooker, and what to do when the wind takes the ball', depth: 2 },
  { id: 'middle', title: 'Middle', depth: 1 },
  { id: 'defence', title: 'Defence', depth: 0 },
];

const meta = {
  title: 'Data/Table of contents',
  component: TableOfContents,
  args: { label: 'On this page', items, currentId: 'front' },
} satisfies Meta<typeof TableOfContents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

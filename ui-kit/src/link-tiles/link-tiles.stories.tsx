import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyBoard, tallBoard } from '../picture/story-board';
import { InState } from '../story/in-state';
import { LinkTiles } from './link-tiles';

const meta = {
  title: 'Navigation/LinkTiles',
  component: LinkTiles,
  args: {
    label: 'Starred',
    items: [
      { id: '1', href: '#1', title: 'Lighthouse', picture: { src: storyBoard } },
      { id: '2', href: '#2', title: 'Pointed at', picture: { src: tallBoard } },
      { id: '3', href: '#3', title: 'With the focus', picture: { src: storyBoard } },
      { id: '4', href: '#4', title: 'Without a picture', words: '4-3-3' },
      { id: '5', href: '#5', title: 'A title that is so long that it is cut', picture: { src: storyBoard } },
    ],
  },
} satisfies Meta<typeof LinkTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <InState is="hovered" target="li:nth-child(2) > a">
      <InState is="focus-visible" target="li:nth-child(3) > a">
        <LinkTiles {...args} />
      </InState>
    </InState>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Starred' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
  },
};

export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

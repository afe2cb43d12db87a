import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { List, ListItem } from '../list/list';
import { StarMark } from './star-mark';

const meta = {
  title: 'Data/Star mark',
  component: StarMark,
  args: { label: 'Starred' },
} satisfies Meta<typeof StarMark>;
export default meta;

const mark = <StarMark label="Starred" />;
export const Overview: StoryObj<typeof meta> = {
  render: () => (
    <List label="Pages">
      <ListItem href="#one" title={<>Opposition report {mark}</>} detail="Updated 10 days ago" />
      <ListItem
        href="#two"
        title={
          <>
            {'A long title of a page that wraps on phones '.repeat(3)} {mark}
          </>
        }
      />
    </List>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'Starred' })).toHaveLength(2);
  },
};
export const RightToLeft: StoryObj<typeof meta> = { ...Overview, globals: { direction: 'rtl' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tile } from '../story/tile';
import { Grid } from './grid';

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: {
    columns: [1, 2, 3],
    gap: '16',
    children: Array.from({ length: 6 }, (_, place) => <Tile key={place}>1, 2 or 3 columns</Tile>),
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

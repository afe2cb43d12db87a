import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BoardWords } from './board-words';

const meta = {
  title: 'Data/Board words',
  component: BoardWords,
  args: {
    label: 'In words',
    start: '3 players: 2, 7, 8. 8 has the ball, on the right of the middle third.',
    steps: ['8 finds 7 between the lines. 8 passes to 7, 18 m forward and right.', '7 comes inside.'],
  },
} satisfies Meta<typeof BoardWords>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Closed until it is pressed. */
export const Overview: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.start)).not.toBeVisible();
    await userEvent.click(canvas.getByText('In words'));
    await expect(canvas.getByText(args.start)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** A board that does not move has no steps. */
export const WithoutSteps: Story = { args: { steps: [] } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

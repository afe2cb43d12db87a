import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../layout/grid';
import { Stack } from '../layout/stack';
import { Text } from '../text/text';
import { Board } from './board';
import { storyBoards } from './story-boards.generated';

const drawing = (sport: string) => storyBoards.find((board) => board.sport === sport);
const named = (sport: string) => ({ svg: drawing(sport)?.first ?? '', label: `Tactics board, ${sport}` });

const meta = { title: 'Data/Board', component: Board, args: named('soccer') } satisfies Meta<typeof Board>;
export default meta;

type Story = StoryObj<typeof meta>;

const gallery = (part: 'first' | 'all') => (
  <Grid columns={[1, 2, 2]} gap="24">
    {storyBoards.map((board) => (
      <Stack key={board.sport} gap="8">
        <Board svg={board[part]} label={`Tactics board, ${board.sport}`} />
        <Text size="14" tone="muted">
          {board.sport}
        </Text>
      </Stack>
    ))}
  </Grid>
);

/** The first step of a play of each sport. */
export const Overview: Story = { render: () => gallery('first') };

/** The start with the lines of all steps, for cards. */
export const AllSteps: Story = { render: () => gallery('all') };

/** A board is as large as fits: neither wider than 720 px nor higher than the screen, without letterboxing. */
export const FitsTheScreen: Story = {
  args: named('basketball'),
  play: async ({ canvas, args }) => {
    const board = canvas.getByRole('img', { name: args.label });
    const svg = board.querySelector('svg');
    const { width = 0, height = 0 } = svg?.getBoundingClientRect() ?? {};
    const [, , boxWidth = 1, boxHeight = 1] = (svg?.getAttribute('viewBox') ?? '').split(' ').map(Number);
    await expect(width).toBeLessThanOrEqual(720);
    await expect(height).toBeLessThanOrEqual(innerHeight * 0.78 + 1);
    await expect(width / height).toBeCloseTo(boxWidth / boxHeight, 2);
  },
};

/** The pitch is not mirrored: left and right of a play stay where they are. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

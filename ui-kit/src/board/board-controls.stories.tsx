import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../layout/stack';
import { Board } from './board';
import { BoardControls } from './board-controls';
import { storyBoards } from './story-boards.generated';

const texts = {
  play: 'Play',
  pause: 'Pause',
  previousStep: 'Previous step',
  nextStep: 'Next step',
  position: 'Position',
  speed: 'Speed',
  repeat: 'Repeat',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
};

const meta = {
  title: 'Data/Board controls',
  component: BoardControls,
  args: {
    texts,
    isPlaying: false,
    onPlayingChange: fn(),
    onPreviousStep: fn(),
    onNextStep: fn(),
    seconds: 13.7,
    positionRef: null,
    onSeek: fn(),
    step: { count: '2/5', caption: '7 comes inside, 2 overlaps' },
    speed: '1×',
    onSpeedChange: fn(),
    isRepeating: false,
    onRepeatingChange: fn(),
    isFullScreen: false,
    onFullScreenChange: fn(),
  },
} satisfies Meta<typeof BoardControls>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Stack gap="8">
      <Board svg={storyBoards[0]?.first ?? ''} label="Tactics board, soccer" />
      <BoardControls {...args} />
    </Stack>
  ),
};

/** The button has the name of what it does next. */
export const Playing: Story = {
  args: { isPlaying: true, isRepeating: true, speed: '½×' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(args.onPlayingChange).toHaveBeenCalledWith(false);
    await expect(canvas.getByRole('button', { name: 'Repeat' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Position' });
    await expect(slider).toHaveAttribute('aria-valuetext', '2/5 7 comes inside, 2 overlaps');
    slider.focus();
    await userEvent.keyboard('k');
    await userEvent.keyboard(' ');
    await expect(args.onPlayingChange).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('.,');
    await expect(args.onNextStep).toHaveBeenCalledOnce();
    await expect(args.onPreviousStep).toHaveBeenCalledOnce();
    await userEvent.keyboard('f');
    await expect(args.onFullScreenChange).toHaveBeenCalledWith(true);
  },
};

export const LongCaption: Story = {
  args: {
    step: {
      count: '12/12',
      caption:
        'The far winger comes inside as soon as the ball is played back, the full back overlaps, and everybody else holds the line until the cross is on its way',
    },
  },
  globals: { viewport: { value: 'narrow' } },
};

export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

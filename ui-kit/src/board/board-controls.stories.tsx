import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../layout/stack';
import { Board } from './board';
import { BoardControls } from './board-controls';
import { BoardOwnPiece, BoardOwnWords } from './board-own-piece';
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
    steps: [{ count: '2/5', caption: '7 comes inside, 2 overlaps' }],
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

const longCaption = 'The full back goes round the winger while the ball is switched to the far side. '.repeat(
  3,
);
const steps = ['7 comes inside', longCaption, ''].map((caption, index) => ({
  count: `${index + 1}/3`,
  caption,
}));

/** All steps are as high as the one with the longest caption, so that playing moves nothing below. */
export const OneHeight: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: '340px' }}>
      {steps.map((step) => (
        <BoardControls key={step.count} {...args} step={step} steps={steps} />
      ))}
    </div>
  ),
  play: async ({ canvasElement, canvas }) => {
    const heights = [...canvasElement.querySelectorAll('[aria-live]')].map(
      (text) => text.closest('div[class]')?.getBoundingClientRect().height ?? 0,
    );
    await expect(heights).toHaveLength(3);
    await expect(new Set(heights).size).toBe(1);
    await expect(canvas.getAllByText(longCaption.trim())).toHaveLength(1);
  },
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

const ownPiece = {
  title: 'This is me',
  items: [
    { id: 'everybody', label: 'Show everybody' },
    {
      id: 'pieces',
      title: 'This is me',
      items: [
        { id: '7', label: '7', isSelected: true },
        { id: '8', label: '8 (Okafor)' },
      ],
    },
  ],
};

/** The user's own part, once they said which piece shows them. */
export const OwnPiece: Story = {
  args: {
    step: { count: '2/5', caption: '7 comes inside, 2 overlaps', isStrong: true },
    words: (
      <BoardOwnWords>Runs 8 m forward and left. Gets the ball from 8 at the end of the step.</BoardOwnWords>
    ),
    actions: (
      <BoardOwnPiece {...ownPiece} label="Me: 7" isSelected>
        7
      </BoardOwnPiece>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Me: 7' }));
    await expect(await screen.findByRole('menuitemradio', { name: '7' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Me: 7' })).toHaveFocus());
  },
};

const onSelect = fn();

/** The piece is known: the first press marks it. */
export const OwnPieceOff: Story = {
  args: {
    actions: (
      <BoardOwnPiece {...ownPiece} label="Me" isSelected={false} onSelect={onSelect}>
        Me
      </BoardOwnPiece>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Me', pressed: false }));
    await expect(onSelect).toHaveBeenCalledOnce();
  },
};

/** A long name is cut. */
export const OwnPieceByName: Story = {
  ...OwnPiece,
  args: {
    ...OwnPiece.args,
    actions: (
      <BoardOwnPiece {...ownPiece} label="Me: Oluwaseun Okafor-Berg" isSelected>
        Oluwaseun Okafor-Berg
      </BoardOwnPiece>
    ),
  },
  play: undefined,
  globals: { viewport: { value: 'narrow' } },
};

/** Buttons and slider keep their order, as time runs from left to right; the caption has the direction of its words. */
export const RightToLeft: Story = {
  ...Overview,
  globals: { direction: 'rtl' },
  args: { step: { count: '1/3', caption: '1 plays short to 4, and 9 jumps.' } },
  play: async ({ canvas }) => {
    const leftOf = (element: Element) => element.getBoundingClientRect().left;
    const inOrder = ['Previous step', 'Play', 'Next step', 'Speed 1×', 'Repeat'].map((name) =>
      leftOf(canvas.getByRole('button', { name })),
    );
    await expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
    const [count, caption] = [canvas.getByText('1/3'), canvas.getByText(/^1 plays short/)];
    await expect(leftOf(count)).toBeGreaterThanOrEqual(caption.getBoundingClientRect().right);
    await expect(getComputedStyle(caption).direction).toBe('ltr');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CommentIcon } from '../icons/icons';
import { Board } from './board';
import { BoardLayer, BoardMark, BoardMarks, BoardTargets, PieceBar, placeOnBoard } from './board-layer';
import { BoardDrawingFrame } from './board-player-frame';
import { storyBoards } from './story-boards.generated';

const svg = storyBoards[0]?.first ?? '';
const [, , width = 1, height = 1] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
const pieces = [
  { id: '7', name: '7, on the right', x: 0.75, y: 0.5 },
  { id: '9', name: '9, in the middle', x: 0.5, y: 0.3 },
  { id: '11', name: '11, on the left', x: 0.05, y: 0.08 },
];
const at = (id: string) => (element: HTMLElement | null) => {
  const piece = pieces.find((one) => one.id === id);
  if (element && piece) placeOnBoard(element, piece.x, piece.y);
};
const onPress = fn();
const onAsk = fn();
const onClose = fn();

function Layer({ ringed }: { ringed?: string }) {
  const mark = (number: number, isQuiet = false) => (
    <BoardMark number={number} label={`Question ${number}`} isQuiet={isQuiet} onPress={onPress} />
  );
  return (
    <BoardDrawingFrame>
      <Board svg={svg} label="Tactics board, soccer" />
      <BoardLayer ratio={width / height} pieceSize={0.06}>
        <BoardTargets
          label="Players and pieces"
          pieces={pieces}
          ringed={ringed}
          pieceRef={at}
          onPress={onPress}
          isPlaying={false}
        />
        <BoardMarks pieceRef={at('7')}>
          {mark(1)}
          {mark(2, true)}
        </BoardMarks>
        <BoardMarks pieceRef={at('11')}>{mark(12)}</BoardMarks>
        {ringed !== undefined && (
          <PieceBar
            name="7 (Okafor)"
            actions={[{ id: 'ask', label: 'Ask', icon: CommentIcon, onPress: onAsk }]}
            closeLabel="Close"
            onClose={onClose}
            pieceRef={at(ringed)}
          />
        )}
      </BoardLayer>
    </BoardDrawingFrame>
  );
}

const meta = { title: 'Data/Board layer', component: Layer } satisfies Meta<typeof Layer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const Chosen: Story = {
  args: { ringed: '7' },
  play: async ({ canvas }) => {
    onAsk.mockClear();
    await expect(canvas.getByRole('button', { name: 'Ask' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onAsk).toHaveBeenCalledOnce();
  },
};

export const ArrowKeys: Story = {
  play: async ({ canvas }) => {
    onPress.mockClear();
    canvas.getByRole('button', { name: '7, on the right' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: '9, in the middle' })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}{Enter}');
    await expect(onPress).toHaveBeenCalledWith('7');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Question 1' })).toHaveFocus();
  },
};

export const RightToLeft: Story = { ...Overview, args: { ringed: '7' }, globals: { direction: 'rtl' } };

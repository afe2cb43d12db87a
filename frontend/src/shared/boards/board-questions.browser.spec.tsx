import { playQuestionTexts as texts, type BoardPosition } from '@touchline/contract';
import { boardPlayerTexts, ownablePieces, ownPieceTexts, samplePlays } from '@touchline/contract/boards';
import { KitProvider } from '@touchline/ui-kit';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BoardPlayer } from './board-player';
import { boardThreads } from './board-threads';
import type { MyPiece } from './use-my-piece';

const board = samplePlays.soccer;
const [first, second] = board.steps.map(({ id }) => id);

let root: Root | undefined;
let frame: HTMLElement | undefined;
let asked: BoardPosition[];
let opened: number[];
afterEach(() => {
  root?.unmount();
  frame?.remove();
});

interface Rendered {
  mayAsk?: boolean;
  shown?: number;
  mine?: MyPiece;
}

function render(positions: readonly BoardPosition[] = [], { mayAsk = true, shown = 0, mine }: Rendered = {}) {
  asked = [];
  opened = [];
  const anchors = positions.map((position, index) => ({
    id: index + 1,
    isResolved: false,
    selectedText: '',
    textPosition: null,
    boardPosition: { ...position, version: 1 },
  }));
  const { onBoard } = boardThreads(anchors, board);
  const questions = {
    threads: onBoard,
    shown: shown === 0 ? undefined : { id: shown, isScrolledTo: false },
    onOpen: (id: number) => opened.push(id),
    onAsk: mayAsk ? (position: BoardPosition) => asked.push(position) : undefined,
  };
  frame = document.createElement('div');
  document.body.append(frame);
  root = createRoot(frame);
  root.render(
    <KitProvider navigate={() => undefined}>
      <button type="button">Before</button>
      <BoardPlayer board={board} questions={questions} mine={mine} />
    </KitProvider>,
  );
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const drawnPiece = (id: string) => document.querySelector(`[data-part="pieces"] > [data-id="${id}"]`);
const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
const middleOf = (element: Element | null | undefined) => {
  const { left, top, width, height } = boxOf(element);
  return { x: left + width / 2, y: top + height / 2 };
};
const pieceButton = (id: string) => document.querySelector<HTMLElement>(`[data-piece="${id}"]`);
/** Clicks a point of the drawing, beside a piece. */
async function pressAt({ x, y }: { x: number; y: number }) {
  const drawing = document.querySelector('[role="img"] > svg');
  const box = boxOf(drawing);
  await userEvent.click(page.elementLocator(drawing!), {
    position: { x: x - box.left, y: y - box.top },
    force: true,
  });
}
const isDrawn = () => expect.poll(() => drawnPiece('7')).not.toBeNull();
const bar = () => page.getByRole('group', { name: '7', exact: true });

it('a press on a piece of a play pauses it and opens a bar, and Ask asks about the piece in the step', async () => {
  render();
  await isDrawn();
  await button(boardPlayerTexts.nextStep).click();
  await button(boardPlayerTexts.play).click();
  await expect.element(button(boardPlayerTexts.pause)).toBeVisible();
  await pressAt(middleOf(drawnPiece('7')));
  await expect.element(button(boardPlayerTexts.play)).toBeVisible();
  await expect.element(bar()).toBeVisible();
  await expect.poll(() => pieceButton('7')?.getAttribute('aria-pressed')).toBe('true');
  await button(texts.ask).click();
  expect(asked).toEqual([{ piece: '7', step: second }]);
  await expect.element(bar()).not.toBeInTheDocument();
});

it('Escape and a press on the ground close the bar', async () => {
  render();
  await isDrawn();
  await pressAt(middleOf(drawnPiece('7')));
  await expect.element(bar()).toBeVisible();
  await expect.element(button(texts.ask)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(bar()).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement).toBe(pieceButton('7'));
  await pressAt(middleOf(drawnPiece('7')));
  await expect.element(bar()).toBeVisible();
  const { left, bottom } = boxOf(document.querySelector('[role="img"] > svg'));
  await pressAt({ x: left + 4, y: bottom - 4 });
  await expect.element(bar()).not.toBeInTheDocument();
});

it('pieces are one stop of the Tab key, then come the marks, and arrows and Enter choose a piece', async () => {
  render([{ piece: '9' }, { piece: '7', step: second }]);
  await expect.element(button(texts.mark(1, '9'))).toBeVisible();
  await button('Before').click();
  await userEvent.tab();
  await expect.poll(() => document.activeElement?.getAttribute('data-piece')).toBe(board.pieces[0]?.id);
  await userEvent.tab();
  await expect.element(button(texts.mark(1, '9'))).toHaveFocus();
  await userEvent.tab();
  await expect.element(button(texts.mark(2, '7, step 2'))).toHaveFocus();
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{ArrowRight}');
  const next = board.pieces[1]?.id ?? '';
  await expect.poll(() => document.activeElement).toBe(pieceButton(next));
  await userEvent.keyboard('{Enter}');
  await expect.element(button(texts.ask)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(asked).toEqual([{ piece: next, step: first }]);
});

it('the first focus loads the buttons of the pieces of a board without questions, and goes to the first piece', async () => {
  render();
  await isDrawn();
  await button('Before').click();
  await userEvent.tab();
  await expect.poll(() => document.activeElement?.getAttribute('data-piece')).toBe(board.pieces[0]?.id);
});

it('a mark moves with its piece while the play runs', async () => {
  render([{ piece: '7' }]);
  await expect.element(button(texts.mark(1, '7'))).toBeVisible();
  const mark = () => boxOf(button(texts.mark(1, '7')).element());
  const apart = () => {
    const [one, other] = [middleOf(drawnPiece('7')), mark()];
    return [Math.round(other.right - one.x), Math.round(other.bottom - one.y)];
  };
  const start = { apart: apart(), ...middleOf(button(texts.mark(1, '7')).element()) };
  await button(boardPlayerTexts.play).click();
  const distance = () => {
    const { x, y } = middleOf(button(texts.mark(1, '7')).element());
    return Math.hypot(x - start.x, y - start.y);
  };
  await expect.poll(distance, { timeout: 10_000 }).toBeGreaterThan(10);
  await button(boardPlayerTexts.pause).click();
  expect(apart()).toEqual(start.apart);
});

it('a mark of another step is quiet and leads to its step and its thread', async () => {
  render([{ piece: '7', step: second }]);
  const mark = button(texts.mark(1, '7, step 2'));
  await expect.element(mark).toHaveAttribute('data-quiet');
  await mark.click();
  await expect.element(page.getByText('7 comes inside, 2 overlaps')).toBeVisible();
  await expect.element(mark).not.toHaveAttribute('data-quiet');
  expect(opened).toEqual([1]);
});

it('a thread that is to be shown leads to its step, and its piece has a ring and no bar', async () => {
  render([{ piece: '7', step: second }], { shown: 1 });
  await expect.element(page.getByText('7 comes inside, 2 overlaps')).toBeVisible();
  await expect.poll(() => pieceButton('7')?.getAttribute('aria-pressed')).toBe('true');
  await expect.element(bar()).not.toBeInTheDocument();
});

it('a step is asked about beside its caption, where its marks are', async () => {
  render([{ step: first }]);
  await expect.element(button(texts.mark(1, 'step 1'))).toBeVisible();
  await button(boardPlayerTexts.nextStep).click();
  await expect.element(button(texts.mark(1, 'step 1'))).toHaveAttribute('data-quiet');
  await button(boardPlayerTexts.askAboutStep).click();
  expect(asked).toEqual([{ step: second }]);
});

it('users who may not comment see marks and have nothing to ask with', async () => {
  render([{ piece: '7' }], { mayAsk: false });
  await expect.element(button(texts.mark(1, '7'))).toBeVisible();
  await pressAt(middleOf(drawnPiece('7')));
  await expect.element(bar()).toBeVisible();
  expect(button(texts.ask).elements()).toEqual([]);
  expect(button(boardPlayerTexts.askAboutStep).elements()).toEqual([]);
});

it.each(['ltr', 'rtl'])(
  'the layer lies exactly on the drawing, and each piece button on its piece (%s)',
  async (dir) => {
    render([{ piece: '7' }]);
    if (frame) Object.assign(frame, { dir }).style.inlineSize = '1100px';
    await expect.element(button(texts.mark(1, '7'))).toBeVisible();
    const drawing = boxOf(document.querySelector('[role="img"] > svg'));
    expect(drawing.width).toBeLessThan(1000);
    const layer = boxOf(pieceButton('7')?.parentElement?.parentElement);
    for (const side of ['left', 'top', 'width', 'height'] as const)
      expect(Math.abs(layer[side] - drawing[side])).toBeLessThan(1);
    const shape = middleOf(drawnPiece('x3')?.firstElementChild);
    const target = middleOf(pieceButton('x3'));
    expect(Math.hypot(shape.x - target.x, shape.y - target.y)).toBeLessThan(2);
  },
);

it('the bar of one of our pieces marks it as the one that shows the user, that of an opponent does not', async () => {
  const choose = vi.fn();
  render([], {
    mine: { choices: ownablePieces(board), piece: undefined, isShown: false, choose, show: vi.fn() },
  });
  await isDrawn();
  await pressAt(middleOf(drawnPiece('7')));
  await button(ownPieceTexts.thisIsMe).click();
  await expect.element(bar()).not.toBeInTheDocument();
  expect(choose).toHaveBeenCalledExactlyOnceWith(board.pieces.find(({ id }) => id === '7'));
  const opponent = board.pieces.find(({ kind }) => kind === 'them');
  await pressAt(middleOf(drawnPiece(opponent?.id ?? '')));
  await expect.element(button(texts.ask)).toBeVisible();
  await expect.element(button(ownPieceTexts.thisIsMe)).not.toBeInTheDocument();
});

it('the bar of the marked piece shows everybody again', async () => {
  const show = vi.fn();
  const choices = ownablePieces(board);
  const piece = choices.find(({ id }) => id === '7');
  render([], { mine: { choices, piece, isShown: true, choose: vi.fn(), show } });
  await isDrawn();
  await pressAt(middleOf(drawnPiece('7')));
  await button(ownPieceTexts.showEverybody).click();
  expect(show).toHaveBeenCalledExactlyOnceWith(false);
});

import { viewOf, type Board } from '@touchline/contract/boards';
import { BoardStyles, KitProvider } from '@touchline/ui-kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { boardIn, goTo, openEditor, type EditorState } from './editor-state';
import { Pitch } from './pitch';

/** 8 has the ball; 7 and 9 stand alone. */
const board: Board = {
  v: 1,
  sport: 'soccer',
  area: 'half',
  pieces: [
    { id: '8', kind: 'us', number: '8', at: [100, 0] },
    { id: '7', kind: 'us', number: '7', at: [250, -150] },
    { id: '9', kind: 'us', number: '9', at: [400, 150] },
    { id: 'ball', kind: 'ball', at: [100, 0], holder: '8' },
  ],
  steps: [{ id: 's', moves: [] }],
};

let root: Root | undefined;
let frame: HTMLElement | undefined;
let state: EditorState;
afterEach(() => {
  root?.unmount();
  frame?.remove();
});

function OpenPitch({ opened }: { opened: EditorState }) {
  const [shown, setShown] = useState(opened);
  const canvas = useRef<HTMLDivElement>(null);
  const view = useMemo(() => viewOf(board, 'up'), []);
  useEffect(() => {
    state = shown;
  }, [shown]);
  return <Pitch state={shown} act={setShown} view={view} turn="up" isPlaying={false} canvas={canvas} />;
}

/** Shows the start of a board, or its first step, as wide as a phone. */
async function open(place: 'start' | 'step', pieces = board.pieces) {
  frame = document.createElement('div');
  frame.style.cssText = 'position: fixed; inset: 0; inline-size: 360px; container-type: size';
  document.body.append(frame);
  root = createRoot(frame);
  const opened = openEditor({ ...board, pieces }, 0.5);
  root.render(
    <KitProvider navigate={() => undefined}>
      <BoardStyles />
      <OpenPitch opened={goTo(opened, place === 'start' ? 0 : 1)} />
    </KitProvider>,
  );
  await expect.poll(() => document.querySelectorAll('[data-grip]').length).toBe(pieces.length);
}

type Point = readonly [x: number, y: number];

/** Middle of a piece in pixels. */
function middleOf(id: string): Point {
  const { x, y, width, height } = document
    .querySelector(`[data-grip="${id}"] > circle`)!
    .getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

const movedBy = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy];

/** The browser takes input in pixels of the page around the frame of tests. */
function inPage([x, y]: Point) {
  const around = window.frameElement?.getBoundingClientRect();
  const scale = around ? around.width / innerWidth : 1;
  return { x: (around?.left ?? 0) + x * scale, y: (around?.top ?? 0) + y * scale };
}

const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: Point[]) =>
  cdp().send('Input.dispatchTouchEvent', { type, touchPoints: points.map(inPage) });

const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', point: Point) =>
  cdp().send('Input.dispatchMouseEvent', {
    type,
    ...inPage(point),
    button: 'left',
    buttons: type === 'mouseReleased' ? 0 : 1,
    clickCount: 1,
  });

const pointers = {
  finger: {
    down: (at: Point) => touch('touchStart', at),
    move: (at: Point) => touch('touchMove', at),
    up: () => touch('touchEnd'),
  },
  mouse: {
    down: (at: Point) => mouse('mousePressed', at),
    move: (at: Point) => mouse('mouseMoved', at),
    up: (at: Point) => mouse('mouseReleased', at),
  },
};
type Pointer = keyof typeof pointers;

async function drag(pointer: Pointer, from: Point, by: Point) {
  const { down, move, up } = pointers[pointer];
  await down(from);
  await move(movedBy(from, [by[0] / 2, by[1] / 2]));
  await move(movedBy(from, by));
  await up(movedBy(from, by));
}

const spotOf = (id: string) => boardIn(state).pieces.find((piece) => piece.id === id)?.at;
const startOf = (id: string) => board.pieces.find((piece) => piece.id === id)?.at;

/** Moves 9, and waits for it: what was done before it has had its effect then. */
async function moveNine() {
  await drag('finger', middleOf('9'), [-60, 0]);
  await expect.poll(() => spotOf('9')).not.toEqual(startOf('9'));
}

describe('a pointer on the pitch', () => {
  it.each([
    ['finger', 23, true],
    ['finger', 25, false],
    ['mouse', 15, true],
    ['mouse', 17, false],
  ] as const)('%s: takes hold of a player %i pixels away: %s', async (pointer, distance, isHeld) => {
    await open('start');
    await drag(pointer, movedBy(middleOf('7'), [-distance, 0]), [0, 60]);
    await moveNine();
    expect(spotOf('7')?.[0] !== startOf('7')?.[0]).toBe(isHeld);
  });

  it('takes hold of the nearer one of two players', async () => {
    const near = board.pieces.map((piece) =>
      piece.id === '7' ? { ...piece, at: [400, 90] as const } : piece,
    );
    await open('start', near);
    const [[left], [right, y]] = [middleOf('7'), middleOf('9')];
    expect(right - left).toBeLessThan(40);
    await drag('finger', [left + (right - left) * 0.6, y], [0, 60]);
    await expect.poll(() => spotOf('9')).not.toEqual(startOf('9'));
    expect(spotOf('7')).toEqual([400, 90]);
  });

  /** Returns a point between 8 and the ball that is nearer to 8 by these pixels. */
  function nearerToHolder(pixels: number): Point {
    const [[x, y], [ballX, ballY]] = [middleOf('8'), middleOf('ball')];
    const span = Math.hypot(ballX - x, ballY - y);
    const share = 0.5 - pixels / 2 / span;
    return [x + (ballX - x) * share, y + (ballY - y) * share];
  }

  it.each([
    ['step', 1.2, 'kick'],
    ['step', 3, undefined],
  ] as const)('in a %s, %d pixels nearer to the player with the ball: %s', async (place, pixels, kind) => {
    await open(place);
    await drag('finger', nearerToHolder(pixels), [-70, 20]);
    await expect.poll(() => boardIn(state).steps[0]?.moves).toMatchObject([{ piece: '8' }]);
    expect(boardIn(state).steps[0]?.moves[0]?.kind).toBe(kind);
  });

  it('at the start, takes hold of the player with the ball from 1 pixel nearer to the player', async () => {
    await open('start');
    await drag('finger', nearerToHolder(1.2), [-70, 20]);
    await expect.poll(() => spotOf('8')).not.toEqual(startOf('8'));
    expect(boardIn(state).pieces.find(({ id }) => id === 'ball')?.holder).toBe('8');
  });

  it.each([
    ['finger', 7, false],
    ['finger', 9, true],
    ['mouse', 2, false],
    ['mouse', 4, true],
  ] as const)('%s: drags after %i pixels: %s', async (pointer, distance, isDragged) => {
    await open('step');
    const from = middleOf('7');
    const { down, move, up } = pointers[pointer];
    await down(from);
    await move(movedBy(from, [distance, 0]));
    await up(movedBy(from, [distance, 0]));
    const isChosen = () => document.querySelector('[data-grip="7"]')?.getAttribute('aria-pressed');
    const movesOf = () => boardIn(state).steps[0]?.moves.map(({ piece }) => piece);
    if (isDragged) await expect.poll(movesOf).toEqual(['7']);
    else await expect.poll(isChosen).toBe('true');
    expect(movesOf()).toEqual(isDragged ? ['7'] : []);
  });

  it('Escape cancels a drag, wherever the focus is, and closes nothing', async () => {
    await open('start');
    let closed = 0;
    const close = ({ key }: KeyboardEvent) => (closed += key === 'Escape' ? 1 : 0);
    document.addEventListener('keydown', close);
    const from = middleOf('7');
    await mouse('mousePressed', from);
    await mouse('mouseMoved', movedBy(from, [40, 40]));
    await userEvent.keyboard('{Escape}');
    await mouse('mouseMoved', movedBy(from, [60, 60]));
    await mouse('mouseReleased', movedBy(from, [60, 60]));
    await moveNine();
    expect([spotOf('7'), closed]).toEqual([startOf('7'), 0]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => closed).toBe(1);
    document.removeEventListener('keydown', close);
  });

  it('two fingers never draw: one that follows cancels, and so do both at once', async () => {
    await open('start');
    const [seven, nine] = [middleOf('7'), middleOf('9')];
    await touch('touchStart', seven);
    await touch('touchMove', movedBy(seven, [40, 0]));
    await touch('touchStart', movedBy(seven, [40, 0]), nine);
    await touch('touchMove', movedBy(seven, [80, 40]), movedBy(nine, [-60, 60]));
    await touch('touchEnd');

    await touch('touchStart', seven, nine);
    await touch('touchMove', movedBy(seven, [40, 40]), movedBy(nine, [-60, 60]));
    await touch('touchEnd');
    expect(spotOf('9')).toEqual(startOf('9'));
    await moveNine();
    expect(spotOf('7')).toEqual(startOf('7'));
  });

  it('a third finger does not draw after a second one cancelled', async () => {
    await open('start');
    const [seven, nine] = [middleOf('7'), middleOf('9')];
    const grass = movedBy(middleOf('8'), [-80, 60]);
    await touch('touchStart', grass);
    await touch('touchStart', grass, movedBy(grass, [0, -50]));
    await touch('touchStart', grass, movedBy(grass, [0, -50]), seven);
    await touch('touchMove', grass, movedBy(grass, [0, -50]), movedBy(seven, [60, 60]));
    await touch('touchEnd');
    expect(nine).toEqual(middleOf('9'));
    await moveNine();
    expect(spotOf('7')).toEqual(startOf('7'));
  });
});

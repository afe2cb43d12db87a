import { samplePlays } from '@touchline/contract/boards';
import { KitProvider } from '@touchline/ui-kit';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BoardPlayer } from './board-player';

let root: Root | undefined;
let frame: HTMLElement | undefined;
afterEach(() => {
  root?.unmount();
  frame?.remove();
});

function render(board = samplePlays.soccer) {
  frame = document.createElement('div');
  document.body.append(frame);
  root = createRoot(frame);
  root.render(
    <KitProvider navigate={() => undefined}>
      <BoardPlayer board={board} />
    </KitProvider>,
  );
}

/** Places of a piece in the drawings, in document order. */
const placesOf = (id: string) =>
  [...document.querySelectorAll<SVGGElement>(`[data-id="${id}"]`)].map((group) => {
    const { e, f } = group.transform.baseVal.getItem(0).matrix;
    return [Math.round(e), Math.round(f)];
  });
const placeOf = (id: string) => placesOf(id)[0];
const button = (name: string) => page.getByRole('button', { name, exact: true });

it('the next step shows the pieces where they are then, with its lines and caption', async () => {
  render();
  await button('Next step').click();
  await expect.element(page.getByText('7 comes inside, 2 overlaps')).toBeVisible();
  // The picture has our attack upwards: y is to the right, and x is up.
  expect(placeOf('7')).toEqual([175, -225]);
  expect([...document.querySelectorAll('[data-of]')].map((line) => line.getAttribute('data-of'))).toEqual([
    '7',
    '2',
    'x3',
    '9',
  ]);
  await button('Previous step').click();
  await expect.element(page.getByText('8 finds 7 between the lines')).toBeVisible();
  expect(placeOf('7')).toEqual([230, -190]);
});

it('both drawings of a pitch that lies on wide screens show the next step', async () => {
  render({ ...samplePlays.soccer, area: undefined });
  await button('Next step').click();
  await expect.element(page.getByText('7 comes inside, 2 overlaps')).toBeVisible();
  expect(placesOf('7')).toEqual([
    [225, 175],
    [175, -225],
  ]);
});

it('a play runs to its end and stops there', async () => {
  render({
    ...samplePlays.soccer,
    steps: samplePlays.soccer.steps.slice(0, 1).map((step) => ({ ...step, duration: 5 })),
  });
  await button('Play').click();
  await expect.element(button('Pause')).toBeVisible();
  await expect.element(button('Play'), { timeout: 10_000 }).toBeVisible();
  expect(placeOf('7')).toEqual([175, -225]);
  expect(document.querySelector('svg[data-playing]')).toBeNull();
});

it('a play stops when it is scrolled out of sight', async () => {
  render({
    ...samplePlays.soccer,
    steps: [{ id: '1', duration: 100, moves: [{ piece: '2', path: [[300, 300]] }] }],
  });
  await button('Play').click();
  await expect.element(button('Pause')).toBeVisible();
  if (frame) frame.style.marginBlockStart = '300vh';
  await expect.element(button('Play')).toBeInTheDocument();
});

it('a board without steps has no controls', async () => {
  render({ ...samplePlays.soccer, steps: [] });
  await expect.element(page.getByRole('img', { name: 'Tactics board, soccer' })).toBeVisible();
  expect(document.querySelector('input')).toBeNull();
});

it('the slider seeks by keyboard', async () => {
  render();
  await expect.element(page.getByRole('slider')).toBeVisible();
  document.querySelector('input')?.focus();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByText('5/5')).toBeVisible();
});

it('a board fills the screen by a key or a button, and Escape leaves', async () => {
  render();
  await button('Next step').click();
  await expect.element(page.getByText('7 comes inside, 2 overlaps')).toBeVisible();
  await userEvent.keyboard('f');
  await expect.element(button('Leave full screen')).toBeVisible();
  const fillsScreen = () => {
    const box = document.querySelector('[data-full-screen]')?.getBoundingClientRect();
    return Math.abs((box?.height ?? 0) - innerHeight) < 1 && (box?.width ?? 0) > innerWidth - 20;
  };
  await expect.poll(fillsScreen).toBe(true);
  const isDrawingVisible = () => {
    const { top = -1, bottom = Infinity } = document.querySelector('svg')?.getBoundingClientRect() ?? {};
    return top >= 0 && bottom <= innerHeight;
  };
  await expect.poll(isDrawingVisible).toBe(true);
  await button('Previous step').click();
  await expect.element(page.getByText('8 finds 7 between the lines')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Full screen')).toBeVisible();
  expect(document.querySelector('[data-full-screen]')).toBeNull();
  await button('Full screen').click();
  await button('Leave full screen').click();
  await expect.element(button('Full screen')).toBeVisible();
});

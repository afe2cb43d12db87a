import { ownablePieces, ownPieceTexts, samplePlays, type Board } from '@touchline/contract/boards';
import { KitProvider } from '@touchline/ui-kit';
import { useState } from 'react';
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

function render(board = samplePlays.soccer, player = <BoardPlayer board={board} />) {
  frame = document.createElement('div');
  document.body.append(frame);
  root = createRoot(frame);
  root.render(<KitProvider navigate={() => undefined}>{player}</KitProvider>);
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
  await expect.poll(() => placeOf('7')).toEqual([175, -225]);
  await expect
    .poll(() => [...document.querySelectorAll('[data-of]')].map((line) => line.getAttribute('data-of')))
    .toEqual(['7', '2', 'x3', '9']);
  await button('Previous step').click();
  await expect.element(page.getByText('8 finds 7 between the lines')).toBeVisible();
  await expect.poll(() => placeOf('7')).toEqual([230, -190]);
});

it('both drawings of a pitch that lies on wide screens show the next step', async () => {
  render({ ...samplePlays.soccer, area: undefined });
  await button('Next step').click();
  await expect.element(page.getByText('7 comes inside, 2 overlaps')).toBeVisible();
  await expect
    .poll(() => placesOf('7'))
    .toEqual([
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
  await expect.poll(() => placeOf('7')).toEqual([175, -225]);
  await expect.poll(() => document.querySelector('svg[data-playing]')).toBeNull();
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
  await expect.poll(() => document.querySelector('input')).toBeNull();
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
  await expect.poll(() => document.querySelector('[data-full-screen]')).toBeNull();
  await button('Full screen').click();
  await button('Leave full screen').click();
  await expect.element(button('Full screen')).toBeVisible();
});

interface ForMeProps {
  /** Id of the piece that is known to show the user. */
  known?: string;
}

/** A board with "Me"; the choice is kept here instead of on the account. */
function ForMe({ board = samplePlays.soccer, known }: ForMeProps & { board?: Board }) {
  const [own, setOwn] = useState({ id: known, isShown: false });
  const choices = ownablePieces(board);
  return (
    <BoardPlayer
      board={board}
      mine={{
        choices,
        piece: choices.find(({ id }) => id === own.id),
        isShown: own.isShown,
        choose: ({ id }) => setOwn({ id, isShown: true }),
        show: (isShown) => setOwn({ ...own, isShown }),
      }}
    />
  );
}
const renderForMe = (props: ForMeProps = {}, board = samplePlays.soccer) =>
  render(board, <ForMe {...props} board={board} />);

const opacityOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((group) => Number(getComputedStyle(group).opacity));
const me = button(ownPieceTexts.me);
const meAs = (player: string) => button(ownPieceTexts.isMe(player));

it('one press on Me rings the known piece of the user and dims other players and their lines', async () => {
  renderForMe({ known: '7' });
  await me.click();
  await expect.element(meAs('7')).toHaveFocus();
  expect(opacityOf('[data-id="7"], [data-id="ball"]')).toEqual([1, 1]);
  expect(opacityOf('[data-id="2"], [data-id="x6"]')).toEqual([0.38, 0.38]);
  // The pass of 8 is for the user.
  expect(opacityOf('[data-of="8"], [data-of="7"]')).toEqual([1, 1]);
  expect(opacityOf('[data-of="2"], [data-of="x6"]')).toEqual([0.3, 0.3]);
  await expect
    .poll(() => document.querySelector('[data-id="7"] > [data-own]')?.getAttribute('data-i'))
    .toBe('run');
});

it('with Me on, the lines of each step are dimmed, and what the user does in it is below its caption', async () => {
  renderForMe({ known: '2' });
  await me.click();
  await expect.element(page.getByText('Runs 20 m forward.')).toBeVisible();
  await button('Next step').click();
  await expect.element(page.getByText('7 comes inside, 2 overlaps')).toBeVisible();
  expect(opacityOf('[data-of="2"]')).toEqual([1]);
  expect(opacityOf('[data-of="7"], [data-of="x3"], [data-of="9"]')).toEqual([0.3, 0.3, 0.3]);
  await button('Next step').click();
  await expect
    .element(page.getByText('Gets the ball from 7 at the end of the step.', { exact: false }))
    .toBeVisible();
});

it('captions that name the user are bold', async () => {
  renderForMe({ known: '9' });
  await me.click();
  const bold = () => document.querySelector('strong')?.textContent ?? '';
  await expect.element(meAs('9')).toBeVisible();
  expect(bold()).toBe('');
  await meAs('9').click();
  await page.getByRole('menuitemradio', { name: '2 (Berg)' }).click();
  await expect.element(meAs('2 (Berg)')).toHaveFocus();
  expect(bold()).toBe('8 finds 7 between the lines; 2 goes at once');
});

it('without a known piece Me opens a menu of our players by keys, and Show everybody ends it', async () => {
  renderForMe();
  await expect.element(me).toBeVisible();
  document.querySelector<HTMLButtonElement>('[aria-haspopup="menu"]')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: '6', exact: true })).toBeVisible();
  expect(page.getByRole('menuitem').elements()).toHaveLength(7);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(meAs('6')).toHaveFocus();
  await expect.poll(() => document.querySelectorAll('[data-other]').length).toBeGreaterThan(0);
  await userEvent.keyboard('{Enter}');
  await page.getByRole('menuitem', { name: ownPieceTexts.showEverybody }).click();
  await expect.element(me).toHaveFocus();
  await expect.poll(() => document.querySelector('[data-other], [data-own]')).toBeNull();
});

it('both drawings of a pitch that lies on wide screens mark the user', async () => {
  renderForMe({ known: '7' }, { ...samplePlays.soccer, area: undefined, players: 'shirts' });
  await me.click();
  await expect.element(meAs('7')).toBeVisible();
  await expect.poll(() => document.querySelectorAll('[data-id="7"] > [data-own]')).toHaveLength(2);
});

it('the menu of Me leaves the full screen, which would hide it', async () => {
  renderForMe({ known: '7' });
  await button('Full screen').click();
  await expect.element(button('Leave full screen')).toBeVisible();
  await me.click();
  await expect.element(meAs('7')).toBeVisible();
  await expect.poll(() => document.querySelector('[data-full-screen]')).not.toBeNull();
  await meAs('7').click();
  await expect.element(page.getByRole('menuitemradio', { name: '7', exact: true })).toBeVisible();
  await expect.poll(() => document.querySelector('[data-full-screen]')).toBeNull();
});

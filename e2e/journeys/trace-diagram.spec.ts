import type { Locator, Page as Tab } from '@playwright/test';
import { calls, playBoardTexts, playTexts, type Play } from '@touchline/contract';
import { boardEditorTexts as texts, samplePlays } from '@touchline/contract/boards';
import { boxOf, centreOf } from '../fixtures/box';
import { callAs, uploadAs } from '../fixtures/api';
import { test, type OwnTeam } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone } from '../fixtures/test';
import { png } from '../screens/media-library';
import { openPlay } from '../screens/open-play';

const button = (tab: Tab, name: string) => tab.getByRole('button', { name, exact: true });
const pitch = (tab: Tab) => tab.getByRole('application', { name: texts.board });
const picture = (tab: Tab) => pitch(tab).locator('img');

async function stored(tab: Tab, playId: number): Promise<Play> {
  return (await callAs(tab, calls.plays.read, { params: { playId } })).json() as Promise<Play>;
}

async function addPlayer(tab: Tab) {
  await button(tab, texts.add).click();
  await tab.getByRole('menuitem', { name: texts.addPlayer, exact: true }).click();
  await expect(pitch(tab).getByRole('button', { name: /^1\b/ })).toBeVisible();
}

for (const [device, options] of Object.entries({ phone, desktop })) {
  test(`a coach traces the diagram of a play, which stays as it was, on a ${device}`, async ({
    ownTeam,
    person,
  }) => {
    const team = await ownTeam(`traced on a ${device}`, 'Soccer');
    const { page: tab } = await person(options);
    await team.join(tab, 'coach');
    const { url } = await uploadAs(tab, team.id, png('corner.png'));
    const { id } = await team.addPlay({ name: 'Corner', diagramUrl: url });
    await openPlay(tab, id);

    await test.step('the picture is behind an empty board, and can be hidden', async () => {
      await button(tab, playBoardTexts.trace).click();
      await expect(picture(tab)).toBeVisible();
      await expect(pitch(tab).getByRole('button')).toHaveCount(0);
      await expect(tab.getByText(texts.emptyHint)).toBeVisible();
      await expectAccessible(tab, `a diagram behind a board on a ${device}`);
      await button(tab, texts.picture).click();
      await expect(picture(tab)).toHaveCount(0);
      await button(tab, texts.picture).click();
      await expect(picture(tab)).toHaveCSS('opacity', '0.35');
    });

    await test.step('the drawn board is saved without the picture', async () => {
      await addPlayer(tab);
      await button(tab, texts.done).click();
      await expect(tab.getByRole('img', { name: /^Tactics board, soccer, 1 against 0/ })).toBeVisible();
      await expect(button(tab, playBoardTexts.trace)).toHaveCount(0);
      await expect.poll(async () => (await stored(tab, id)).board?.pieces.length).toBe(1);
      const { board, diagramUrl } = await stored(tab, id);
      expect(diagramUrl).toBe(url);
      expect(JSON.stringify(board)).not.toContain('corner');
    });

    await test.step('the picture can be shown again when the board is edited', async () => {
      await button(tab, playBoardTexts.edit).click();
      await expect(pitch(tab)).toBeVisible();
      await expect(picture(tab)).toHaveCount(0);
      await button(tab, texts.picture).press('Enter');
      await expect(picture(tab)).toBeVisible();
    });
  });
}

test('a board is drawn although the diagram behind it does not load', async ({ ownTeam, person }) => {
  const team = await ownTeam('broken diagram', 'Soccer');
  const { page: tab } = await person(desktop);
  await team.join(tab, 'coach');
  const { id } = await team.addPlay({ name: 'Corner', diagramUrl: '/api/media/2147483647/corner.png' });
  await openPlay(tab, id);
  await button(tab, playBoardTexts.trace).click();
  await expect(tab.getByText(texts.pictureBroken)).toBeVisible();
  await expect(button(tab, texts.picture)).toHaveCount(0);
  await addPlayer(tab);
  await button(tab, texts.done).click();
  await expect.poll(async () => (await stored(tab, id)).board?.pieces.length).toBe(1);
});

test('nothing is saved if a coach opens the tracing of a diagram and draws nothing', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('nothing traced', 'Soccer');
  const { page: tab } = await person(desktop);
  await team.join(tab, 'coach');
  const { url } = await uploadAs(tab, team.id, png('corner.png'));
  const { id, version } = await team.addPlay({ name: 'Corner', diagramUrl: url });
  await openPlay(tab, id);
  await button(tab, playBoardTexts.trace).click();
  await expect(picture(tab)).toBeVisible();
  await button(tab, texts.done).click();
  await expect(button(tab, playBoardTexts.trace)).toBeVisible();
  const after = await stored(tab, id);
  expect([after.board ?? null, after.version]).toEqual([null, version]);
});

test('a play is traced only if it has a diagram and no board, and only by editors', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('no tracing', 'Soccer');
  const { page: coach } = await person(desktop);
  const { page: player } = await person(desktop);
  await team.join(coach, 'coach');
  await team.join(player, 'player');
  const { url } = await uploadAs(coach, team.id, png('corner.png'));
  const drawn = await team.addPlay({ name: 'Drawn', diagramUrl: url, board: samplePlays.soccer });
  const plain = await team.addPlay({ name: 'Plain', diagramUrl: url });
  await openPlay(coach, drawn.id);
  await expect(button(coach, playBoardTexts.edit)).toBeVisible();
  await expect(button(coach, playBoardTexts.trace)).toHaveCount(0);
  await player.goto(`/plays/${plain.id}`);
  await expect(player.getByRole('img', { name: playTexts.diagramOf('Plain') })).toBeVisible();
  await expect(button(player, playBoardTexts.trace)).toHaveCount(0);
});

/** The page behind the editor has buttons of the same names. */
const inEditor = (tab: Tab, name: string) =>
  tab.getByRole('dialog').getByRole('button', { name, exact: true });

/** The board while its picture is adjusted. */
const adjusted = (tab: Tab) => tab.getByRole('application', { name: texts.adjustedPicture });

/** Returns the centre and width of the picture in percent of the pitch, and its turn. */
const placeOn = (board: Locator) =>
  board.evaluate((element) => {
    const image = element.querySelector('img');
    if (!image) return undefined;
    const [on, at] = [element.getBoundingClientRect(), image.getBoundingClientRect()];
    const percent = (length: number, whole: number) => Math.round((100 * length) / whole);
    return {
      x: percent(at.x + at.width / 2 - on.x, on.width),
      y: percent(at.y + at.height / 2 - on.y, on.height),
      width: percent(at.width, on.width),
      turn: image.style.transform,
    };
  });

const unmoved = { x: 50, y: 50, width: 100, turn: '' };

interface Finger {
  id: number;
  x: number;
  y: number;
}

/** Puts fingers down, moves them, and lifts them. */
async function moveFingers(tab: Tab, from: Finger[], to: Finger[]) {
  const touch = await tab.context().newCDPSession(tab);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: from });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: to });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

async function beginTracing(tab: Tab, team: OwnTeam) {
  await team.join(tab, 'coach');
  const { url } = await uploadAs(tab, team.id, png('corner.png'));
  const { id } = await team.addPlay({ name: 'Corner', diagramUrl: url });
  await openPlay(tab, id);
  await button(tab, playBoardTexts.trace).click();
  await button(tab, texts.adjustPicture).click();
  await expect(adjusted(tab)).toBeFocused();
  return id;
}

test('a coach pinches the picture behind a board until it fits, and a reload keeps its place', async ({
  ownTeam,
  person,
}) => {
  const { page: tab } = await person(phone);
  const id = await beginTracing(tab, await ownTeam('pinched', 'Soccer'));
  await expect(tab.getByRole('heading', { name: texts.adjustPicture })).toBeVisible();
  await expectAccessible(tab, 'a picture behind a board that is adjusted');
  const box = await boxOf(adjusted(tab));
  const { x, y } = centreOf(box);
  const apart = (length: number) => [
    { id: 0, x: x - length, y },
    { id: 1, x: x + length, y },
  ];
  const moved = { ...unmoved, width: 150, x: 70 };

  await moveFingers(tab, apart(40), apart(60));
  await expect.poll(() => placeOn(adjusted(tab))).toEqual({ ...unmoved, width: 150 });
  await moveFingers(tab, [{ id: 0, x, y }], [{ id: 0, x: x + box.width / 5, y }]);
  await expect.poll(() => placeOn(adjusted(tab))).toEqual(moved);

  await button(tab, texts.done).click();
  await expect.poll(() => placeOn(pitch(tab))).toEqual(moved);
  await expect(button(tab, texts.adjustPicture)).toBeFocused();
  await addPlayer(tab);
  await button(tab, texts.done).click();
  await expect.poll(async () => (await stored(tab, id)).board?.pieces.length).toBe(1);
  await openPlay(tab, id);
  await button(tab, playBoardTexts.edit).click();
  await button(tab, texts.picture).click();
  await expect.poll(() => placeOn(pitch(tab))).toEqual(moved);
});

test('a coach moves, scales and turns the picture behind a board by keys alone, and undoes it', async ({
  ownTeam,
  person,
}) => {
  const { page: tab } = await person(desktop);
  await beginTracing(tab, await ownTeam('adjusted by keys', 'Soccer'));
  const place = () => placeOn(adjusted(tab));
  for (let press = 0; press < 4; press += 1) await tab.keyboard.press('PageDown');
  await expect.poll(async () => (await place())?.width).toBe(48);
  for (let press = 0; press < 2; press += 1) await tab.keyboard.press('Shift+ArrowRight');
  await tab.keyboard.press('r');
  await expect.poll(async () => (await place())?.turn).toBe('rotate(90deg)');
  const turned = await place();
  expect(turned?.x).toBeGreaterThan(50);

  await tab.keyboard.press('ControlOrMeta+z');
  await expect.poll(place).toEqual({ ...unmoved, width: 48, x: turned?.x });
  await tab.keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(place).toEqual(turned);
  await inEditor(tab, texts.undo).press('Enter');
  await expect.poll(place).toEqual({ ...unmoved, width: 48, x: turned?.x });
  await inEditor(tab, texts.reset).press('Enter');
  await expect.poll(place).toEqual(unmoved);
  await inEditor(tab, texts.undo).press('Enter');

  await adjusted(tab).press('Escape');
  await expect(button(tab, texts.adjustPicture)).toBeFocused();
  await expect.poll(() => placeOn(pitch(tab))).toEqual({ ...unmoved, width: 48, x: turned?.x });
  await expect(inEditor(tab, texts.undo)).toBeDisabled();
});

test('a coach drags the picture behind a board and scales it with the wheel, and draws nothing meanwhile', async ({
  ownTeam,
  person,
}) => {
  const { page: tab } = await person(desktop);
  await beginTracing(tab, await ownTeam('adjusted by mouse', 'Soccer'));
  const box = await boxOf(adjusted(tab));
  const { x, y } = centreOf(box);
  await tab.mouse.move(x, y);
  await tab.mouse.down();
  await tab.mouse.move(x - box.width / 4, y + box.height / 10, { steps: 4 });
  await tab.mouse.up();
  await expect.poll(() => placeOn(adjusted(tab))).toEqual({ ...unmoved, x: 25, y: 60 });
  await tab.mouse.wheel(0, -400);
  await expect.poll(async () => (await placeOn(adjusted(tab)))?.width).toBeGreaterThan(150);
  await expect(inEditor(tab, texts.smaller)).toBeVisible();
  await expect(tab.locator('[inert]').getByRole('button', { name: texts.add, exact: true })).toBeAttached();
  await inEditor(tab, texts.undo).click();
  await expect.poll(() => placeOn(adjusted(tab))).toEqual({ ...unmoved, x: 25, y: 60 });
  await button(tab, texts.done).click();
  await expect(tab.getByText(texts.emptyHint)).toBeVisible();
});

import type { Page as Tab } from '@playwright/test';
import { calls } from '@touchline/contract';
import { boardPlayerTexts, ownPieceTexts as texts, samplePlays } from '@touchline/contract/boards';
import { callAs } from '../fixtures/api';
import { layoutShift } from '../fixtures/layout-shift';
import { test } from '../fixtures/own-team';
import { demoPassword, desktop, expect, expectAccessible, phone } from '../fixtures/test';

const board = samplePlays.soccer;
/** Players of both sides but the user's own. */
const others = board.pieces.filter(({ id, kind }) => kind !== 'ball' && id !== '7').length;

const button = (tab: Tab, name: string) => tab.getByRole('button', { name, exact: true });
const drawing = (tab: Tab) => tab.getByRole('img', { name: /^Tactics board/ });
const dimmed = (tab: Tab) => drawing(tab).locator('[data-part="pieces"] > [data-other]');
const ring = (tab: Tab, id: string) => drawing(tab).locator(`[data-id="${id}"] > [data-own]`);

const ownWords = (tab: Tab) => tab.getByText('Gets the ball from 8 (Okafor) at the end of the step.');

/** Waits until the choice is stored on the account. */
async function whenSaved(tab: Tab, act: () => Promise<void>) {
  const saved = tab.waitForResponse((answer) => answer.url().endsWith('/own-player'));
  await act();
  expect((await saved).status()).toBe(204);
}

test('a player with a number on the board presses Me once, for every play and every device', async ({
  ownTeam,
  superAdmin,
  person,
}) => {
  const team = await ownTeam('me by number');
  const { page: tab } = await person(phone);
  const { id: userId, email } = await team.join(tab, 'player');
  const body = { number: '7' };
  await superAdmin.call(calls.members.change, { params: { teamId: team.id, userId }, body });
  const first = await team.addPlay({ name: 'Overlap', board });
  const second = await team.addPlay({ name: 'Overlap again', board });

  await test.step('nothing is dimmed before', async () => {
    await tab.goto(`/plays/${first.id}`);
    await expect(button(tab, texts.me)).toBeVisible();
    await expect(dimmed(tab)).toHaveCount(0);
  });

  await test.step('one press marks the player', async () => {
    await whenSaved(tab, () => button(tab, texts.me).click());
    await expect(dimmed(tab)).toHaveCount(others);
    await expect(ring(tab, '7')).toHaveCount(1);
    await expect(ownWords(tab)).toBeVisible();
    await expectAccessible(tab, 'a board for one player');
  });

  await test.step('the next play is marked at once, and nothing moves when its player takes over', async () => {
    let release = () => {};
    const isReleased = new Promise<void>((done) => (release = done));
    await tab.route('**/assets/board-words-*.js', async (route) => {
      await isReleased;
      await route.continue();
    });
    await tab.goto(`/plays/${second.id}`);
    await expect(button(tab, texts.isMe('7'))).toBeVisible();
    await expect(dimmed(tab)).toHaveCount(others);
    await expect(ownWords(tab), 'the words of the document stay').toBeVisible();
    const loaded = tab.waitForResponse('**/assets/board-words-*.js');
    release();
    await loaded;
    await button(tab, boardPlayerTexts.nextStep).click();
    await expect(ownWords(tab)).toBeHidden();
    await button(tab, boardPlayerTexts.previousStep).click();
    await expect(ownWords(tab)).toBeVisible();
    expect(await tab.evaluate(layoutShift)).toBeLessThan(0.001);
  });

  await test.step('so is the play on another device', async () => {
    const { page: desk } = await person(desktop);
    const signedIn = await callAs(desk, calls.accounts.login, { body: { email, password: demoPassword } });
    expect(signedIn.ok()).toBe(true);
    await desk.goto(`/plays/${first.id}`);
    await expect(ring(desk, '7')).toHaveCount(1);
    await desk.getByText(boardPlayerTexts.inWords).scrollIntoViewIfNeeded();
    await expectAccessible(desk, 'a board for one player on a desktop');

    await whenSaved(desk, async () => {
      await button(desk, texts.isMe('7')).click();
      await desk.getByRole('menuitem', { name: texts.showEverybody }).click();
    });
    await expect(dimmed(desk)).toHaveCount(0);
    await expect(dimmed(tab), 'the open tab on the phone follows').toHaveCount(0);
  });
});

test('a player without a number says who they are, and other plays of the team know it', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('me by choice');
  const { page: tab } = await person(phone);
  await team.join(tab, 'player');
  const first = await team.addPlay({ name: 'Overlap', board });
  const second = await team.addPlay({
    name: 'Overlap of others',
    board: { ...board, pieces: board.pieces.filter(({ id }) => id !== '10'), steps: board.steps.slice(0, 2) },
  });
  await tab.goto(`/plays/${first.id}`);
  await button(tab, texts.me).click();
  await tab.getByRole('menuitem', { name: '8 (Okafor)' }).click();
  await expect(ring(tab, '8')).toHaveCount(1);
  await whenSaved(tab, async () => {
    await button(tab, texts.isMe('8 (Okafor)')).click();
    await tab.getByRole('menuitemradio', { name: '10', exact: true }).click();
  });
  await expect(ring(tab, '10')).toHaveCount(1);

  await test.step('a play without that player asks again', async () => {
    await tab.goto(`/plays/${second.id}`);
    await expect(button(tab, texts.me)).toBeVisible();
    await expect(dimmed(tab)).toHaveCount(0);
    await whenSaved(tab, async () => {
      await button(tab, texts.me).click();
      await tab.getByRole('menuitem', { name: '9', exact: true }).click();
    });
    await expect(ring(tab, '9')).toHaveCount(1);
  });

  await test.step('and the last answer counts for both', async () => {
    await tab.goto(`/plays/${first.id}`);
    await expect(ring(tab, '9')).toHaveCount(1);
  });
});

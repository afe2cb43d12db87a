import { calls, commentTexts, pageTexts, type Page, type User } from '@touchline/contract';
import type { Page as Tab } from '@playwright/test';
import { callAs } from '../fixtures/api';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone, waitForHydration } from '../fixtures/test';
import { PageScreen } from '../screens/page-screen';
import { PlaysScreen } from '../screens/plays-screen';

test.describe.configure({ timeout: 120_000 });

const faces = (tab: Tab, { firstName, lastName }: User) =>
  tab.getByRole('img', { name: `${firstName} ${lastName} is writing` });
/** Opens pages and plays for reading, or for editing, on this device. */
const opensFor = (tab: Tab, mode: 'read' | 'edit') =>
  tab.addInitScript((kept) => localStorage.setItem('touchline:page-mode', kept), mode);
/** Requests for the code that shows who writes. */
const loadedFaces = (tab: Tab) =>
  tab.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('writer-faces')),
  );

test('an editor who writes is shown to an editor who reads and to one who edits, and not to a player', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('writing editors');
  const [ana, ben, cas, player] = await Promise.all(
    [desktop, desktop, phone, desktop].map(async (screen) => (await person(screen)).page),
  );
  const writer = await team.join(ana!, 'coach');
  const reader = await team.join(ben!, 'admin');
  await team.join(cas!, 'coach');
  await team.join(player!, 'player');
  const { id } = await team.addPage({ title: 'Match plan', content: '<p data-id="one">Kick long.</p>' });
  for (const tab of [ben!, cas!, player!]) {
    await opensFor(tab, 'read');
    await tab.goto(`/pages/${id}`);
    await waitForHydration(tab);
  }
  await ana!.goto(`/pages/${id}`);
  await new PageScreen(ana!).editor.first().click();
  await ana!.keyboard.press('End');
  await ana!.keyboard.type(' Then chase.');

  await test.step('the editors see their picture, with the name, and nothing moves', async () => {
    await expect(faces(ben!, writer)).toBeVisible();
    await expect(faces(cas!, writer).filter({ visible: true })).toHaveCount(1);
    await expectAccessible(ben!, 'page that another editor writes in');
    await faces(ben!, writer).focus();
    await expect(ben!.getByRole('tooltip')).toHaveText(`${writer.firstName} ${writer.lastName} is writing`);
  });

  await test.step('the writer does not see their own, but that of the other once they write, too', async () => {
    await expect(faces(ana!, writer)).toHaveCount(0);
    await ben!.getByRole('button', { name: pageTexts.edit, exact: true }).click();
    await new PageScreen(ben!).editor.first().click();
    await ben!.keyboard.press('Home');
    await ben!.keyboard.type('First: ');
    await expect(faces(ana!, reader).filter({ visible: true })).toHaveCount(1);
  });

  await test.step('a player sees nobody, and loads nothing of it', async () => {
    await expect(player!.getByText('Then chase.')).toBeVisible();
    await expect(player!.getByRole('img', { name: /writing$/ })).toHaveCount(0);
    expect(await loadedFaces(player!)).toEqual([]);
    expect(await loadedFaces(ana!)).not.toEqual([]);
    const refused = await callAs(player!, calls.writing.page, { params: { pageId: id } });
    expect(refused.status()).toBe(403);
  });
});

test('an editor who appears in the bar moves nothing in it', async ({ person, ownTeam }) => {
  const team = await ownTeam('faces in the bar');
  const [{ page: ana }, { page: ben }] = [await person(desktop), await person(desktop)];
  const writer = await team.join(ana, 'coach');
  await team.join(ben, 'coach');
  const { id }: Page = await team.addPage({ title: 'Match plan', content: '<p data-id="one">Kick.</p>' });
  const play = await team.addPlay({ name: 'Kestrel', content: '<p data-id="one">Call it early.</p>' });
  const write = {
    [`/pages/${id}`]: () => callAs(ana, calls.writing.page, { params: { pageId: id } }),
    [`/plays/${play.id}`]: () => callAs(ana, calls.writing.play, { params: { playId: play.id } }),
  };
  for (const [path, announce] of Object.entries(write)) {
    for (const mode of ['read', 'edit'] as const) {
      await opensFor(ben, mode);
      await ben.goto(path);
      await waitForHydration(ben);
      await expect(ben.getByText(commentTexts.noActive)).toBeVisible();
      const parts = ben.getByRole('main').locator('button:visible, a:visible, h1:visible, p:visible');
      await expect.poll(() => loadedFaces(ben)).not.toEqual([]);
      const places = () =>
        parts.evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));
      let before = await places();
      await expect(async () => {
        const last = before;
        before = await places();
        expect(before).toEqual(last);
      }).toPass();
      await expect(async () => {
        await announce();
        await expect(faces(ben, writer).filter({ visible: true })).toHaveCount(1, { timeout: 2000 });
      }).toPass();
      expect(await places()).toEqual(before);
    }
  }
  await expect(new PlaysScreen(ben).text).toBeVisible();
});

import type { Page as Tab } from '@playwright/test';
import { appTexts, calls, pageTexts, playTexts, type Page, type Play, type Team } from '@touchline/contract';
import { callAs } from '../fixtures/api';
import { waitForHydration, desktop, expect, expectAccessible, test, type Person } from '../fixtures/test';
import { SignIn } from '../screens/sign-in';

/** Returns the requests of a visit for pages, plays and teams. */
async function callsOf(tab: Tab, visit: () => Promise<unknown>): Promise<string[]> {
  const made: string[] = [];
  const note = (request: { url: () => string }) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(pages|plays|teams)/.test(pathname)) made.push(pathname);
  };
  tab.on('request', note);
  await visit();
  await tab.waitForLoadState('networkidle');
  tab.off('request', note);
  return made;
}

/**
 * Live updates replay the changes of the last 20 seconds to a new document, and would remove the link to the
 * deleted page.
 */
async function withoutLiveUpdates({ page, expected }: Person): Promise<void> {
  expected.push((message) => message.text().includes('ERR_FAILED'));
  await page.route('**/api/events*', (route) => route.abort());
}

test('a missing page or play is rendered as not found by the server, without further requests', async ({
  person,
}) => {
  const [coach, admin] = [await person(desktop), await person(desktop)];
  await new SignIn(coach.page).as('coach@touchline.example');
  await new SignIn(admin.page).as('admin@touchline.example');
  const tab = coach.page;
  const [team] = (await (await callAs(tab, calls.teams.list)).json()) as [Team];
  const body = { title: 'Gone' };
  const binned = (await (
    await callAs(tab, calls.pages.create, { params: { teamId: team.id }, body })
  ).json()) as Page;
  await callAs(tab, calls.pages.remove, { params: { pageId: binned.id } });
  const made = await callAs(admin.page, calls.teams.create, {
    body: { name: 'Another club', sport: 'Hockey' },
  });
  const { id: teamId } = (await made.json()) as Team;
  const foreign = (await (
    await callAs(admin.page, calls.pages.create, { params: { teamId }, body })
  ).json()) as Page;
  const play = (await (
    await callAs(admin.page, calls.plays.create, { params: { teamId }, body: { name: 'Falcon' } })
  ).json()) as Play;

  await withoutLiveUpdates(coach);
  for (const id of [999_999, binned.id, foreign.id]) {
    const asked = await callsOf(tab, async () => {
      await tab.goto(`/pages/${id}`);
      await expect(tab.getByRole('heading', { name: pageTexts.notFound })).toBeVisible();
      await waitForHydration(tab);
    });
    expect(asked, `/pages/${id}`).toEqual([]);
    await expect(tab.getByRole('heading', { name: pageTexts.notFound })).toBeVisible();
  }
  await expectAccessible(tab, 'a page that does not exist');

  for (const id of [999_999, play.id]) {
    const asked = await callsOf(tab, async () => {
      await tab.goto(`/teams/${team.id}?play=${id}`);
      await expect(tab.getByRole('heading', { name: playTexts.notFound })).toBeVisible();
      await waitForHydration(tab);
    });
    expect(asked, `play ${id}`).toEqual([]);
  }
  const asked = await callsOf(tab, async () => {
    await tab.goto(`/teams/${teamId}`);
    await expect(tab.getByText(appTexts.deniedByTeam)).toBeVisible();
    await waitForHydration(tab);
  });
  expect(asked, 'a team').toEqual([]);
});

test('client-side navigation to a missing page makes one request', async ({ person }) => {
  const coach = await person(desktop);
  const tab = coach.page;
  await new SignIn(tab).as('coach@touchline.example');
  const [team] = (await (await callAs(tab, calls.teams.list)).json()) as [Team];
  const made = await callAs(tab, calls.pages.create, {
    params: { teamId: team.id },
    body: { title: 'Soon gone' },
  });
  const { id: pageId } = (await made.json()) as Page;
  await withoutLiveUpdates(coach);
  await tab.goto(`/dashboard?team=${team.id}`);
  const link = tab.getByRole('main').getByRole('link', { name: 'Soon gone' }).first();
  await expect(link).toBeVisible();
  await waitForHydration(tab);
  await callAs(tab, calls.pages.remove, { params: { pageId } });
  const asked = await callsOf(tab, async () => {
    await link.click();
    await expect(tab.getByRole('heading', { name: pageTexts.notFound })).toBeVisible();
  });
  expect(asked.filter((path) => path.startsWith('/api/pages'))).toEqual([`/api/pages/${pageId}`]);
});

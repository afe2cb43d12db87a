import type { Page as Tab } from '@playwright/test';
import {
  appTexts,
  connectionTexts,
  eventCalls,
  neighbourTexts,
  pageTexts,
  starredTexts,
  teamNavTexts,
} from '@touchline/contract';
import { test } from '../fixtures/own-team';
import { expectHydrated } from '../fixtures/server-rendering';
import { TcpProxy } from '../fixtures/tcp-proxy';
import { desktop, expect, expectAccessible, phone, type Person } from '../fixtures/test';
import { SignIn } from '../screens/sign-in';

/** Period in which requests are counted. */
const COUNTED_MS = 10_000;

const content = (tab: Tab) => tab.getByRole('main');
const bar = (tab: Tab) => tab.getByRole('navigation', { name: teamNavTexts.main, exact: true });
const pagesLink = (tab: Tab) => bar(tab).getByRole('link', { name: teamNavTexts.pages, exact: true });

/** The header stays, and the content says that it cannot be loaded, with a button. */
async function expectShell(tab: Tab): Promise<void> {
  await expect(content(tab).getByRole('heading', { name: connectionTexts.loadsOnline })).toBeVisible();
  await expect(content(tab).getByRole('button', { name: appTexts.tryAgain })).toBeVisible();
  await expect(tab.getByRole('banner').getByRole('link', { name: appTexts.product })).toBeVisible();
}

/** Returns the paths of all requests in a period, also of failed ones. */
async function requestsIn(tab: Tab, ms: number): Promise<string[]> {
  const paths: string[] = [];
  const note = (request: { url: () => string }) => paths.push(new URL(request.url()).pathname);
  tab.on('request', note);
  await tab.waitForTimeout(ms);
  tab.off('request', note);
  return paths;
}

/** Code that is loaded when the browser is idle, and the last read version, may be tried once. */
const expectNoRepeats = (paths: string[]) => expect(paths).toEqual([...new Set(paths)]);

/** Failed requests are in the console of the browser. */
const expectFailedRequests = ({ expected }: Person) =>
  expected.push((message) => /net::ERR_|dynamically imported module/.test(message.text()));

test.describe('without a connection', () => {
  test('other screens keep the layout on a phone, Back shows the page, and the screen loads by itself online', async ({
    person,
    ownTeam,
  }) => {
    const team = await ownTeam('No signal');
    const player = await person(phone);
    expectFailedRequests(player);
    const { page: tab, context } = player;
    await team.join(tab, 'player');
    const { id } = await team.addPage({ title: 'Kick-off plan', content: '<p>Chase in a line of four.</p>' });
    await tab.goto(`/pages/${id}`);
    await expectHydrated(tab);
    await context.setOffline(true);

    await pagesLink(tab).click();
    await expect(tab).toHaveURL(new RegExp(`/teams/${team.id}`));
    await expectShell(tab);
    await expect(bar(tab)).toBeInViewport();
    await expectAccessible(tab, 'a screen without a connection');

    await tab.goBack();
    await expect(tab).toHaveURL(new RegExp(`/pages/${id}$`));
    await expect(content(tab).getByText('Chase in a line of four.')).toBeVisible();
    await expect(content(tab).getByText(connectionTexts.loadsOnline)).toBeHidden();

    await bar(tab).getByRole('link', { name: teamNavTexts.starred, exact: true }).click();
    await expect(tab).toHaveURL(/\/starred$/);
    await expectShell(tab);
    await content(tab).getByRole('button', { name: appTexts.tryAgain }).click();
    await expectShell(tab);
    expectNoRepeats(await requestsIn(tab, COUNTED_MS));

    await context.setOffline(false);
    await expect(tab.getByRole('heading', { level: 1, name: starredTexts.title })).toBeVisible();
    await expect(tab).toHaveURL(/\/starred$/);
    await expect(tab.getByText(connectionTexts.loadsOnline)).toBeHidden();
    await tab.goBack();
    await expect(content(tab).getByText('Chase in a line of four.')).toBeVisible();
  });

  test('a screen whose data is missing says so, and fetches it by itself online', async ({
    person,
    ownTeam,
  }) => {
    const team = await ownTeam('No data');
    const coach = await person(desktop);
    expectFailedRequests(coach);
    const { page: tab, context } = coach;
    await team.join(tab, 'player');
    const first = await team.addPage({ title: 'First phase' });
    const second = await team.addPage({ title: 'Second phase', content: '<p>Wide to the blind side.</p>' });
    await tab.goto(`/pages/${first.id}`);
    await expectHydrated(tab);
    await context.setOffline(true);
    await tab
      .getByRole('navigation', { name: appTexts.teamSpaces })
      .getByRole('link', { name: 'Second phase' })
      .click();
    await expect(tab).toHaveURL(new RegExp(`/pages/${second.id}$`));
    await expectShell(tab);
    await expect(tab.getByRole('navigation', { name: appTexts.teamSpaces })).toBeVisible();
    await context.setOffline(false);
    await expect(content(tab).getByText('Wide to the blind side.')).toBeVisible();
  });
});

test('a dialog whose code cannot be loaded says so and leaves the screen, and opens once it can be', async ({
  person,
}) => {
  const coach = await person(desktop);
  expectFailedRequests(coach);
  const { page: tab } = coach;
  await tab.route('**/assets/team-dialog-*.js', (route) => route.abort());
  await new SignIn(tab).as('coach@touchline.example');
  await tab.goto('/starred');
  const open = tab.getByRole('button', { name: teamNavTexts.newTeamSpace, exact: true });
  await open.click();
  await expect(tab.getByRole('region', { name: /F8/ })).toContainText(appTexts.noConnection);
  await expect(tab.getByRole('heading', { level: 1, name: starredTexts.title })).toBeVisible();
  await tab.unroute('**/assets/team-dialog-*.js');
  await open.click();
  await expect(tab.getByRole('dialog', { name: teamNavTexts.newTeamSpace })).toBeVisible();
});

test('a menu and a sheet whose code cannot be loaded say so and leave the page, and open once it can be', async ({
  person,
}) => {
  const player = await person(phone);
  expectFailedRequests(player);
  const { page: tab } = player;
  const code = /\/assets\/(menu-popover|modal-frame|common)-[\w-]+\.js$/;
  await tab.route(code, (route) => route.abort());
  await new SignIn(tab).as('player@touchline.example');
  const menu = tab.getByRole('button', { name: pageTexts.moreActions, exact: true });
  const bell = tab.getByRole('button', { name: /^Notifications/ });
  for (const [path, button] of [
    ['/starred', bell],
    ['/pages/1', menu],
  ] as const) {
    await tab.goto(path);
    await button.click();
    await expect(tab.getByRole('region', { name: /F8/ })).toContainText(appTexts.noConnection);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await tab.unroute(code);
  await menu.click();
  await expect(tab.getByRole('menuitem', { name: pageTexts.copyLink })).toBeVisible();
});

test('the contents of a popover whose code cannot be loaded say so in it, and are shown when tried again', async ({
  person,
}) => {
  const player = await person(phone);
  expectFailedRequests(player);
  const { page: tab } = player;
  const code = /\/assets\/bell-contents-[\w-]+\.js$/;
  await tab.route(code, (route) => route.abort());
  await new SignIn(tab).as('player@touchline.example');
  await tab.goto('/starred');
  await tab.getByRole('button', { name: /^Notifications/ }).click();
  const sheet = tab.getByRole('dialog', { name: appTexts.notifications });
  await expect(sheet.getByRole('heading', { name: appTexts.failed })).toBeVisible();
  await expectAccessible(tab, 'a popover without its contents');
  await tab.unroute(code);
  await sheet.getByRole('button', { name: appTexts.tryAgain }).click();
  await expect(sheet.getByRole('link').first()).toBeVisible();
});

test('a page stays when the links below it cannot be loaded, and gets them once it is online', async ({
  person,
}) => {
  const player = await person(phone);
  expectFailedRequests(player);
  const { page: tab, context } = player;
  const code = /\/assets\/neighbour-nav-[\w-]+\.js$/;
  await tab.route(code, (route) => route.abort());
  await new SignIn(tab).as('player@touchline.example');
  const failed = tab.waitForEvent('requestfailed', (request) => code.test(request.url()));
  await tab.goto('/pages/4');
  await expectHydrated(tab);
  await tab.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await failed;
  await expect(tab.getByRole('heading', { level: 1 })).toBeAttached();
  await tab.unroute(code);
  await context.setOffline(true);
  await context.setOffline(false);
  const links = tab.getByRole('navigation', { name: neighbourTexts.inCategory });
  await expect(links.getByRole('link').first()).toBeVisible();
});

test('a team whose pages cannot be loaded is not said to have none', async ({ person }) => {
  const coach = await person(desktop);
  expectFailedRequests(coach);
  const { page: tab, context } = coach;
  await new SignIn(tab).as('coach@touchline.example');
  await tab.goto('/starred');
  await expectHydrated(tab);
  await context.setOffline(true);
  const sidebar = tab.getByRole('navigation', { name: appTexts.teamSpaces });
  const failed = tab.waitForEvent('requestfailed', (request) =>
    /\/api\/teams\/\d+\/pages/.test(request.url()),
  );
  await sidebar
    .getByRole('button', { name: /^Show pages of/ })
    .first()
    .click();
  await failed;
  await expect(sidebar.getByRole('link', { name: teamNavTexts.plays })).toBeVisible();
  await expect(sidebar.getByText(pageTexts.noPages)).toHaveCount(0);
});

test('live updates: a tab that cannot reach the server tries less and less often', async ({
  person,
  ownTeam,
  baseURL,
}) => {
  const way = new TcpProxy(Number(new URL(baseURL ?? '').port));
  const address = `http://localhost:${await way.open()}`;
  const team = await ownTeam('No server');
  const player = await person(phone);
  expectFailedRequests(player);
  const { page: tab } = player;
  await team.join(tab, 'player');
  const { id } = await team.addPage({ title: 'Kick-off plan' });
  const connected = tab.waitForResponse((response) => response.url().includes(eventCalls.stream.path));
  await tab.goto(`${address}/pages/${id}`);
  await connected;
  way.close();
  await expect.poll(async () => (await requestsIn(tab, 1000)).length, { timeout: 20_000 }).toBeGreaterThan(0);
  const again = await requestsIn(tab, COUNTED_MS);
  const others = again.filter((path) => path !== eventCalls.stream.path);
  expect(again.length - others.length, again.join(' ')).toBeLessThanOrEqual(4);
  expectNoRepeats(others);
  await pagesLink(tab).click();
  await content(tab).getByRole('button', { name: appTexts.tryAgain }).click();
  await expect(content(tab).getByRole('heading', { name: appTexts.failed })).toBeVisible();
  await expect(bar(tab)).toBeInViewport();
  await way.open();
  await content(tab).getByRole('button', { name: appTexts.tryAgain }).click();
  await expect(content(tab).getByText(appTexts.failed)).toBeHidden();
  way.close();
});

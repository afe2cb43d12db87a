import type { Page as Tab } from '@playwright/test';
import { holdCalls, openAsAppShell } from '../fixtures/app-shell';
import { test } from '../fixtures/own-team';
import { demoPassword, desktop, expect, phone } from '../fixtures/test';
import { SignIn } from '../screens/sign-in';

/** Walks the specification line by line. Its texts are literal here, not those of the contract. */

const heading = (tab: Tab, name: string | RegExp) => tab.getByRole('heading', { level: 1, name });
const reads = (tab: Tab, text: string) =>
  expect(tab.getByText(text, { exact: true }).filter({ visible: true })).toBeVisible();
const toast = (tab: Tab) => tab.getByRole('region', { name: /F8/ });

test('section 2, routes: a player opens all routes but those of editors and super admins', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Routes');
  const other = await ownTeam('Routes of others');
  const hidden = await other.addPage({ title: 'Not theirs' });
  const { page: tab } = await person(desktop);
  await team.join(tab, 'player');

  await test.step('/ and /dashboard: same dashboard screen', async () => {
    await tab.goto('/dashboard');
    await expect(tab.getByRole('main').getByText(team.name)).toBeVisible();
    const dashboard = await tab.getByRole('main').ariaSnapshot();
    await tab.goto('/');
    await expect.poll(() => tab.getByRole('main').ariaSnapshot()).toBe(dashboard);
  });

  await test.step('/teams/{teamId}, with the optional category parameter', async () => {
    const filed = await team.addPage({ title: 'Filed page' });
    await team.addPage({ title: 'Loose page' });
    const category = await team.addCategory('Attack', { pageId: filed.id });
    await tab.goto(`/teams/${team.id}?category=${category.id}`);
    await expect(heading(tab, team.name)).toBeVisible();
    await expect(tab.getByRole('main').getByRole('link', { name: /^Filed page/ })).toBeVisible();
    await expect(tab.getByRole('main').getByRole('link', { name: /^Loose page/ })).toHaveCount(0);
  });

  await test.step('/teams/{teamId}: team access required', async () => {
    await tab.goto(`/teams/${other.id}`);
    await expect(tab.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await reads(tab, "You don't have access to this team.");
  });

  await test.step('/pages/{pageId}: team access required (readings: what a user may not see answers 404)', async () => {
    await tab.goto(`/pages/${hidden.id}`);
    await expect(tab.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(tab.getByText('Not theirs')).toHaveCount(0);
  });

  await test.step("/teams/{teamId}/settings: 'Only team administrators can access team settings.'", async () => {
    await tab.goto(`/teams/${team.id}/settings`);
    await expect(tab.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await reads(tab, 'Only team administrators can access team settings.');
  });

  await test.step("/teams/{teamId}/settings: 'Team Not Found' when missing", async () => {
    await tab.goto('/teams/999999/settings');
    await expect(tab.getByRole('heading', { name: 'Team Not Found' })).toBeVisible();
    await reads(tab, "The team you're looking for doesn't exist or you don't have access to it.");
  });

  await test.step('/admin and /admin/users: super_admin only', async () => {
    for (const path of ['/admin', '/admin/users']) {
      await tab.goto(path);
      await expect(tab.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
      await expect(tab.getByText("You don't have permission to access this page.")).toBeVisible();
    }
  });

  await test.step('anything else: 404 page', async () => {
    await tab.goto('/no-such-screen');
    await expect(tab.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});

test('sections 2 and 4, session: a visitor is led to /login, signs in and signs out', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Session');
  const { page: tab } = await person(desktop);
  const { email } = await team.join(tab, 'player');
  await tab.context().clearCookies();

  await test.step('unauthenticated users are redirected to /login', async () => {
    for (const path of [
      '/',
      '/dashboard',
      '/teams/1',
      '/teams/1/settings',
      '/pages/1',
      '/settings',
      '/admin',
      '/admin/users',
    ]) {
      const answer = await tab.request.get(path);
      expect(new URL(answer.url()).pathname, path).toBe('/login');
    }
    await tab.goto('/dashboard');
    await expect(tab).toHaveURL(/\/login$/);
  });

  await test.step('/login: email and password sign-in, forgot-password link, support mail link', async () => {
    await expect(tab.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await expect(tab.getByRole('textbox', { name: 'Password' })).toBeVisible();
    await expect(tab.getByRole('link', { name: /support/i })).toHaveAttribute('href', /^mailto:/);
  });

  await test.step('/forgot-password: request a reset email', async () => {
    await tab.getByRole('link', { name: /forgot/i }).click();
    await expect(tab).toHaveURL(/\/forgot-password$/);
    await expect(tab.getByRole('textbox', { name: 'Email' })).toBeVisible();
  });

  const toDashboard = tab.waitForRequest('**/dashboard');
  const signedIn = await holdCalls(tab, /^\/api\/login$/);
  await new SignIn(tab).open();
  await tab.getByRole('textbox', { name: 'Email' }).fill(email);
  await tab.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await tab.getByRole('button', { name: 'Sign in', exact: true }).click();

  await test.step('login success shows a toast and navigates to the dashboard about 500 ms later', async () => {
    const answeredAt = Date.now();
    signedIn();
    await expect(toast(tab)).toContainText(/Welcome back!\s*You have successfully logged in\./);
    await tab.waitForURL('**/dashboard');
    expect((await toDashboard).timing().startTime - answeredAt).toBeGreaterThanOrEqual(500);
    await expect(tab.getByRole('main').getByText(team.name)).toBeVisible();
  });

  const signedOut = await holdCalls(tab, /^\/api\/logout$/);
  const toLogin = tab.waitForRequest('**/login');
  await test.step("the sign-out item shows 'Signing out...' while pending", async () => {
    await tab.getByRole('button', { name: 'Account' }).click();
    await tab.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
    await tab.getByRole('button', { name: 'Account' }).click();
    await expect(tab.getByRole('menuitem', { name: 'Signing out...' })).toBeVisible();
    await tab.keyboard.press('Escape');
  });

  await test.step('logout success shows a toast and goes to /login about 1000 ms later', async () => {
    const answeredAt = Date.now();
    signedOut();
    await expect(toast(tab)).toContainText(/Logged out\s*You have been successfully logged out\./);
    await tab.waitForURL('**/login');
    expect((await toLogin).timing().startTime - answeredAt).toBeGreaterThanOrEqual(1000);
  });

  await test.step('logout success clears the user and all cached data', async () => {
    await tab.goBack();
    await tab.waitForURL('**/login**');
    await expect(tab.getByText(team.name)).toHaveCount(0);
  });
});

test('sections 2 and 4, loading: every screen shows what it waits for', async ({ person, ownTeam }) => {
  const team = await ownTeam('Loading');
  const { id } = await team.addPage({ title: 'Slow page' });
  const { page: tab } = await person(phone);
  await team.join(tab, 'player');
  await openAsAppShell(tab);
  const [session, teams, pages] = await Promise.all([
    holdCalls(tab, /^\/api\/user$/),
    holdCalls(tab, /^\/api\/teams$/),
    holdCalls(tab, /^\/api\/teams\/\d+\/pages$/),
  ]);
  await tab.goto(`/teams/${team.id}?tab=pages`);

  await test.step('while the session is loading a spinner is shown', async () => {
    await expect(tab.getByRole('status', { name: 'Loading' }).or(tab.getByText('Loading'))).toBeVisible();
    await expect(tab.getByRole('banner')).toHaveCount(0);
    session();
  });

  await test.step("the team space shows the loading text 'Loading team...'", async () => {
    await expect(tab.getByRole('status').getByText('Loading team...')).toBeAttached();
  });

  await test.step('the panel of teams shows 3 loading skeleton rows while loading', async () => {
    await tab.getByRole('banner').getByRole('button', { name: /teams/i }).click();
    const panel = tab.getByRole('dialog', { name: 'Teams' });
    await expect.poll(() => panel.evaluate(countSkeletons)).toBe(3);
    teams();
    await expect(panel.getByRole('link', { name: team.name })).toBeVisible();
    await tab.keyboard.press('Escape');
  });

  await test.step('loading page cards shows 6 skeleton cards', async () => {
    await expect.poll(() => tab.getByRole('main').evaluate(countSkeletons)).toBe(6);
    pages();
    await expect(tab.getByRole('main').getByRole('link', { name: /^Slow page/ })).toBeVisible();
  });

  await test.step("a page shows 'Loading page...'", async () => {
    const page = await holdCalls(tab, /^\/api\/pages\/\d+$/);
    await tab.goto(`/pages/${id}`);
    await expect(tab.getByRole('status').getByText('Loading page...')).toBeAttached();
    page();
    await expect(heading(tab, 'Slow page')).toBeVisible();
  });
});

/** Returns the largest number of siblings that hold skeletons and no text. */
function countSkeletons(root: Element): number {
  const isSkeleton = (part: Element) =>
    part.textContent === '' && (part.matches('span[aria-hidden]') || part.querySelector('span[aria-hidden]'));
  const lists = [root, ...root.querySelectorAll('*')].map(({ children }) => [...children]);
  const counts = lists
    .filter((parts) => parts.length > 1 && parts.filter((part) => !part.matches('[role="status"]')).length)
    .map((parts) => parts.filter(isSkeleton).length);
  return Math.max(0, ...counts);
}

import { randomUUID } from 'node:crypto';
import type { Locator, Page as Tab } from '@playwright/test';
import { holdCalls } from '../fixtures/app-shell';
import { linkMailedTo } from '../fixtures/mail';
import { test } from '../fixtures/own-team';
import { demoPassword, expect, phone } from '../fixtures/test';

/** Walks the specification line by line. Its texts are literal here, not those of the contract. */

const heading = (tab: Tab, name: string | RegExp) => tab.getByRole('heading', { level: 1, name });
const button = (within: Tab | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });

async function typePasswords(tab: Tab, password: string, confirmation: string) {
  await tab.getByRole('textbox', { name: /^(new )?password$/i }).fill(password);
  await tab.getByRole('textbox', { name: /confirm/i }).fill(confirmation);
}

/** Returns the milliseconds from now until the tab requests a path. */
async function msUntilRequested(tab: Tab, pathname: string): Promise<number> {
  const startedAt = Date.now();
  const request = await tab.waitForRequest((each) => new URL(each.url()).pathname === pathname);
  await request.response();
  return request.timing().startTime - startedAt;
}

test('section 2, auth pages: a first password is set, forgotten and reset on a phone', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Passwords');
  const { page: tab } = await person(phone);
  const email = `invited-${randomUUID().slice(0, 8)}@yaks.example`;
  await team.inviteByEmail(email);
  const invitation = await linkMailedTo(email);
  await tab.goto(invitation);

  await test.step('set password: shows a live checklist and a strength bar', async () => {
    const met = tab.getByRole('listitem').filter({ hasNotText: /not met/i });
    await expect(tab.getByText(/Password must be at least 8 characters/)).toBeVisible();
    await expect(met).toHaveCount(0);
    await typePasswords(tab, 'yak', 'yaks');
    await expect(met).toHaveCount(1);
    await expect(tab.getByRole('meter', { name: 'Weak' })).toBeVisible();
    await typePasswords(tab, demoPassword, demoPassword);
    await expect(met).toHaveCount(5);
    await expect(tab.getByRole('meter', { name: 'Strong' })).toBeVisible();
  });

  await test.step('set password: success redirects to /login after 3 s', async () => {
    const redirected = msUntilRequested(tab, '/login');
    await button(tab, 'Set password').click();
    expect(await redirected).toBeGreaterThanOrEqual(3000);
    await expect(tab).toHaveURL(/\/login$/);
  });

  await test.step("forgot password: form, then confirmation 'Check your email' with a try-again option", async () => {
    await tab.getByRole('link', { name: /forgot/i }).click();
    await tab.getByRole('textbox', { name: 'Email' }).fill(email);
    await tab.getByRole('button', { name: /send/i }).click();
    await expect(heading(tab, 'Check your email')).toBeVisible();
    await button(tab, /try again/i).click();
    await expect(tab.getByRole('textbox', { name: 'Email' })).toBeVisible();
  });

  const reset = await linkMailedTo(email, invitation);
  await test.step('reset password: verifying token, then form', async () => {
    const verified = await holdCalls(tab, /^\/api\/verify-reset-token$/);
    await tab.goto(reset);
    await expect(tab.getByText(/checking|verifying/i).first()).toBeVisible();
    verified();
    await typePasswords(tab, 'Another-yak-7', 'Another-yak-7');
  });

  await test.step('reset password: success (redirect to / after 3 s)', async () => {
    const redirected = msUntilRequested(tab, '/');
    await button(tab, 'Change password').click();
    await expect(heading(tab, /changed/i)).toBeVisible();
    expect(await redirected).toBeGreaterThanOrEqual(3000);
    await expect(tab).toHaveURL(/\/login$/);
  });

  await test.step('reset password: invalid-link screen', async () => {
    await tab.goto(reset);
    await expect(tab.getByText('Invalid or expired reset token')).toBeVisible();
  });
});

test('section 2, invite page: its states for a signed-out visitor and for a signed-in user', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Invite');
  const other = await ownTeam('Invite from');
  const { token } = await team.addLink({ role: 'coach' });
  const { page: tab } = await person(phone);

  await test.step('error: Invalid Invite Link', async () => {
    await tab.goto('/invite/no-such-token');
    await expect(heading(tab, 'Invalid Invite Link')).toBeVisible();
  });

  await test.step('loading, then team name, sport, role', async () => {
    const answer = await holdCalls(tab, /^\/api\/invite\/[^/]+$/);
    await tab.goto(`/invite/${token}`);
    await expect(tab.getByRole('main')).toBeVisible();
    await expect(tab.getByText(team.name)).toHaveCount(0);
    answer();
    for (const words of [team.name, 'Rugby Union', 'coach'])
      await expect(tab.getByText(words, { exact: true })).toBeVisible();
  });

  await test.step("otherwise 'Login or Sign Up' leading to /auth", async () => {
    await tab.getByRole('link', { name: 'Login or Sign Up' }).click();
    await expect(tab).toHaveURL(/\/auth\b/);
  });

  await test.step("if signed in, shows the user's email and a Join button; on success goes to /dashboard", async () => {
    const { email } = await other.join(tab, 'player');
    await tab.goto(`/invite/${token}`);
    await expect(tab.getByText(email)).toBeVisible();
    await tab.getByRole('button', { name: /^Join/ }).click();
    await tab.waitForURL('**/dashboard');
    await expect(tab.getByRole('region', { name: /F8/ })).toContainText('Welcome to the Team!');
  });
});

import {
  accountTexts,
  calls,
  inviteTexts,
  passwordScreenTexts as texts,
  type Team,
} from '@touchline/contract';
import type { Page } from '@playwright/test';
import { callAs } from '../fixtures/api';
import { linkMailedTo } from '../fixtures/mail';
import { test } from '../fixtures/own-team';
import { countedTaps } from '../fixtures/counted-taps';
import { demoPassword, desktop, expect, expectAccessible, phone } from '../fixtures/test';
import { SignIn } from '../screens/sign-in';

const first = 'Falcon-on-two-7';
const second = 'Hawk-on-three-8';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function choosePassword(
  page: Page,
  { password, again = password }: { password: string; again?: string },
) {
  await page.getByLabel(texts.newPassword, { exact: true }).fill(password);
  await page.getByLabel(texts.confirmPassword, { exact: true }).fill(again);
}

/** Invites a new player to the manager's first team and returns the link in the email. */
async function invite(manager: Page, email: string): Promise<string> {
  await new SignIn(manager).byForm('manager@touchline.example');
  const [team] = (await (await callAs(manager, calls.teams.list)).json()) as Team[];
  const made = await callAs(manager, calls.invites.invite, {
    params: { teamId: team?.id ?? 0 },
    body: { email, firstName: 'Ida', lastName: 'Berg', role: 'player' },
  });
  expect(made.status()).toBe(201);
  return linkMailedTo(email);
}

test('an invitation leads from the email into the team, and a forgotten password is reset', async ({
  person,
}) => {
  const manager = await person(desktop);
  const link = await invite(manager.page, 'ida.berg@touchline.example');
  const { page } = await person(phone);

  await page.goto(link);
  await expect(heading(page, texts.setTitle)).toBeVisible();
  await choosePassword(page, { password: 'falcon', again: 'hawk' });
  await expect(page.getByRole('meter', { name: texts.weak })).toBeVisible();
  await expectAccessible(page, 'choosing the first password');
  await button(page, texts.setAction).click();
  await expect(page.getByText(accountTexts.passwordsDiffer)).toBeVisible();
  await choosePassword(page, { password: first });
  await expect(page.getByRole('meter', { name: texts.strong })).toBeVisible();
  await button(page, texts.setAction).click();
  await expect(heading(page, texts.setDone)).toBeVisible();
  await page.waitForURL('**/login');
  await new SignIn(page).byForm('ida.berg@touchline.example', first);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const forgetful = (await person(phone)).page;
  await forgetful.goto('/login');
  await forgetful.getByRole('link', { name: accountTexts.forgotPassword }).click();
  await expect(heading(forgetful, texts.forgotTitle)).toBeVisible();
  await forgetful.getByLabel(accountTexts.email).fill('nobody');
  await button(forgetful, texts.sendLink).click();
  await expect(forgetful.getByText('Please enter a valid email address')).toBeVisible();
  await expectAccessible(forgetful, 'the forgotten password');
  await forgetful.getByLabel(accountTexts.email).fill('ida.berg@touchline.example');
  await button(forgetful, texts.sendLink).click();
  await expect(heading(forgetful, texts.checkEmail)).toBeVisible();
  await expectAccessible(forgetful, 'where to look for the mail');
  const reset = await linkMailedTo('ida.berg@touchline.example', link);
  await button(forgetful, texts.tryAgain).click();
  await expect(forgetful.getByLabel(accountTexts.email)).toHaveValue('ida.berg@touchline.example');

  await forgetful.goto(reset);
  await choosePassword(forgetful, { password: second });
  await expectAccessible(forgetful, 'choosing a new password');
  await button(forgetful, texts.resetAction).click();
  await expect(heading(forgetful, texts.resetDone)).toBeVisible();
  await forgetful.waitForURL('**/login');
  await new SignIn(forgetful).byForm('ida.berg@touchline.example', second);

  await page.reload();
  await page.waitForURL('**/login');
  await forgetful.goto(reset);
  await expect(forgetful.getByText(texts.invalidResetToken)).toBeVisible();
});

test('invalid links show a message and a way to continue', async ({ person }) => {
  const { page } = await person(phone);
  await page.goto('/reset-password');
  await expect(page.getByText(texts.missingResetToken)).toBeVisible();
  await page.goto('/reset-password?token=made-up');
  await expect(page.getByText(texts.invalidResetToken)).toBeVisible();
  await expectAccessible(page, 'a link that does not work');
  await page.getByRole('link', { name: texts.newLink }).click();
  await expect(heading(page, texts.forgotTitle)).toBeVisible();

  await page.goto('/set-password');
  await expect(page.getByText(texts.missingToken)).toBeVisible();
  await page.goto('/set-password?token=made-up');
  await expect(page.getByText(texts.missingToken)).toBeVisible();
  await expect(button(page, texts.setAction)).toHaveCount(0);
  await expectAccessible(page, 'an invitation that does not work');
});

test('every step can be retried after a lost connection', async ({ person }) => {
  const { page, context, consoleErrors } = await person(phone);
  await page.goto('/forgot-password');
  await page.getByLabel(accountTexts.email).fill('player@touchline.example');
  await context.setOffline(true);
  await button(page, texts.sendLink).click();
  await expect(page.getByText(texts.forgotFailed)).toBeVisible();
  await context.setOffline(false);
  await page.route('**/api/verify-reset-token', (route) => route.abort());
  await page.goto('/reset-password?token=made-up');
  await expect(page.getByText(texts.verifyFailed)).toBeVisible();
  await page.unroute('**/api/verify-reset-token');
  await button(page, texts.tryAgain).click();
  await expect(page.getByText(texts.invalidResetToken)).toBeVisible();

  await page.route('**/api/verify-first-password-token', (route) => route.abort());
  await page.goto('/set-password?token=made-up');
  await expect(page.getByText(texts.setVerifyFailed)).toBeVisible();
  await page.unroute('**/api/verify-first-password-token');
  await button(page, texts.tryAgain).click();
  await expect(page.getByText(texts.missingToken)).toBeVisible();
  // The browser logs each failed request.
  expect(consoleErrors.filter((each) => !each.includes('net::ERR'))).toEqual([]);
  consoleErrors.length = 0;
});

test('signing up by a link says who invites and joins the team, three taps from the message', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Sign up');
  const { token } = await team.addLink({ role: 'player', maxUses: 1 });
  const { page } = await person(phone);
  const taps = countedTaps(page);
  await page.goto('/login');
  await page.setContent(`<a href="/invite/${token}">Your invitation</a>`);
  await taps.tap('link', 'Your invitation');
  await expect(page.getByText(/^Invited by /)).toBeVisible();
  await taps.tap('link', inviteTexts.loginOrSignUp);
  await expect(page.getByText(`invites you to ${team.name} as a player.`)).toBeVisible();
  await expectAccessible(page, 'signing up with an invitation');
  await page.getByLabel(accountTexts.firstName).fill('Bo');
  await page.getByLabel(accountTexts.lastName).fill('Lund');
  await page.getByLabel(accountTexts.email).fill(`bo.${team.id}@yaks.example`);
  await page.getByLabel(accountTexts.password, { exact: true }).fill(first);
  await taps.tap('button', accountTexts.signUp);
  await page.waitForURL('**/dashboard');
  await expect(page.getByText(inviteTexts.welcome)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: team.name, exact: true })).toBeVisible();
  expect(taps.count()).toBe(3);
});

test('an email to a user with an account leads into the team in three taps', async ({ person, ownTeam }) => {
  const [before, team] = [await ownTeam('Account'), await ownTeam('Invited')];
  const { page } = await person(phone);
  const { email } = await before.join(page, 'player');
  await callAs(page, calls.accounts.logout);
  await team.inviteByEmail(email);
  const link = await linkMailedTo(email);
  const taps = countedTaps(page);
  await page.goto('/login');
  await page.setContent(`<a href="${link}">Accept</a>`);
  await taps.tap('link', 'Accept');
  await taps.tap('link', inviteTexts.loginOrSignUp);
  await expect(page.getByLabel(accountTexts.email)).toHaveValue(email);
  await page.getByLabel(accountTexts.password, { exact: true }).fill(demoPassword);
  await taps.tap('button', accountTexts.signIn);
  await page.waitForURL('**/dashboard');
  await expect(page.getByText(inviteTexts.welcome)).toBeVisible();
  await expect.poll(() => memberships(page)).toContain(team.name);
  expect(taps.count()).toBe(3);
});

const memberships = async (page: Page) =>
  ((await (await callAs(page, calls.teams.list)).json()) as Team[]).map(({ name }) => name);

test('an email to a user without an account leads into the team in three taps', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Mailed');
  const email = `mailed.${team.id}@yaks.example`;
  await team.inviteByEmail(email);
  const link = await linkMailedTo(email);
  const { page } = await person(phone);
  const taps = countedTaps(page);
  await page.goto('/login');
  await page.setContent(`<a href="${link}">Accept</a>`);
  await taps.tap('link', 'Accept');
  await choosePassword(page, { password: first });
  await taps.tap('button', texts.setAction);
  await expect(heading(page, texts.setDone)).toBeVisible();
  await page.waitForURL('**/login');
  await page.getByLabel(accountTexts.email).fill(email);
  await page.getByLabel(accountTexts.password, { exact: true }).fill(first);
  await taps.tap('button', accountTexts.signIn);
  await expect(page.getByRole('heading', { level: 2, name: team.name, exact: true })).toBeVisible();
  expect(taps.count()).toBe(3);
});

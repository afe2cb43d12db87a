import {
  accountTexts,
  appTexts,
  calls,
  inviteTexts,
  passwordScreenTexts as texts,
  userMenuTexts,
  type InviteLink,
  type Team,
} from '@touchline/contract';
import type { Page } from '@playwright/test';
import { callAs } from '../fixtures/api';
import { failCall, failThenSucceed, expectToast } from '../fixtures/failing-calls';
import { linkMailedTo } from '../fixtures/mail';
import { demoPassword, desktop, expect, phone, test } from '../fixtures/test';
import { SignIn } from '../screens/sign-in';

/** The texts are those of the specification, verbatim. */

const first = 'Falcon-on-two-7';
const second = 'Hawk-on-three-8';
const email = (page: Page) => page.getByLabel(accountTexts.email);
const password = (page: Page) => page.getByLabel(accountTexts.password, { exact: true });
const newPassword = (page: Page) => page.getByLabel(texts.newPassword, { exact: true });
const again = (page: Page) => page.getByLabel(texts.confirmPassword, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const reads = (page: Page, sentence: string) =>
  expect(page.getByText(sentence, { exact: true })).toBeVisible();

async function chooseTwice(page: Page, chosen: string) {
  await newPassword(page).fill(chosen);
  await again(page).fill(chosen);
}

/** Creates a team as the manager, and returns the link in the invitation email of a new member. */
async function newMember(manager: Page, { address, team }: { address: string; team: string }) {
  await new SignIn(manager).byForm('manager@touchline.example');
  const made = await callAs(manager, calls.teams.create, { body: { name: team, sport: 'Hockey' } });
  const { id: teamId } = (await made.json()) as Team;
  const body = { email: address, firstName: 'Nell', lastName: 'Frost', role: 'player' };
  await callAs(manager, calls.invites.invite, { params: { teamId }, body });
  return { teamId, mailed: await linkMailedTo(address) };
}

test('sections 5 and 8: signing in and out shows success or the error', async ({ person }) => {
  const someone = await person(phone);
  const { page } = someone;
  const signIn = () => button(page, accountTexts.signIn).click();
  await new SignIn(page).open();
  await email(page).fill('coach');
  await signIn();
  await reads(page, 'Please enter a valid email address');
  await reads(page, 'Password is required');

  await email(page).fill('coach@touchline.example');
  await password(page).fill('Not-it-1!');
  await signIn();
  await expectToast(someone, 'Login failed', 'Invalid email or password');
  await password(page).fill(demoPassword);
  await failThenSucceed(someone, calls.accounts.login, {
    act: signIn,
    fails: ['Login failed', 'Login failed. Please check your credentials.'],
    keeps: async () => {
      await expect(email(page)).toHaveValue('coach@touchline.example');
      await expect(password(page)).toHaveValue(demoPassword);
    },
    works: ['Welcome back!', 'You have successfully logged in.'],
  });
  await page.waitForURL('**/dashboard');

  await failThenSucceed(someone, calls.accounts.logout, {
    act: async () => {
      await button(page, appTexts.userMenu).click();
      await page.getByRole('menuitem', { name: userMenuTexts.signOut }).click();
    },
    fails: ['Logout failed', "We can't reach the server. Check your connection."],
    keeps: () => expect(page).toHaveURL(/dashboard$/),
    works: ['Logged out', 'You have been successfully logged out.'],
  });
  await page.waitForURL('**/login');
});

test('sections 5 and 8: a refused first password shows the error and stays in the field', async ({
  person,
}) => {
  const address = 'nell.frost@touchline.example';
  const { mailed } = await newMember((await person(desktop)).page, { address, team: 'Wagtails' });
  const someone = await person(phone);
  const { page } = someone;
  const set = () => button(page, texts.setAction).click();
  await page.goto('/set-password');
  await reads(page, 'Invalid or missing token. Please check your invitation email.');
  await page.goto('/set-password?token=made-up');
  await reads(page, 'Invalid or missing token. Please check your invitation email.');
  const late = await person(phone);
  await late.page.goto(mailed);
  await chooseTwice(late.page, first);

  await page.goto(mailed);
  for (const [weak, sentence] of [
    ['Ab1!', 'Password must be at least 8 characters'],
    ['FALCON-1', 'Password must contain at least one lowercase letter'],
    ['falcon-1', 'Password must contain at least one uppercase letter'],
    ['Falcon-on', 'Password must contain at least one number'],
    ['Falcon12', 'Password must contain at least one special character'],
  ] as const) {
    await newPassword(page).fill(weak);
    await set();
    await expect(newPassword(page)).toHaveAccessibleDescription(new RegExp(sentence));
    await expect(newPassword(page)).toHaveAttribute('aria-invalid', 'true');
    await reads(page, 'Please confirm your password');
    await reads(page, 'Weak');
  }
  await newPassword(page).fill(first);
  await again(page).fill(second);
  await set();
  await reads(page, "Passwords don't match");
  await reads(page, 'Strong');

  await again(page).fill(first);
  const unblock = await failCall(someone, calls.accounts.setPassword);
  await set();
  await expectToast(someone, 'Error', 'An error occurred while setting your password. Please try again.');
  await unblock();
  const restore = await failCall(someone, calls.accounts.setPassword, 'bad gateway');
  await set();
  await expectToast(someone, 'Error', 'Failed to set password. Please try again.');
  await restore();
  await expect(again(page)).toHaveValue(first);
  await set();
  await expect(heading(page, texts.setDone)).toBeVisible();
  await button(late.page, texts.setAction).click();
  await expectToast(late, 'Error', 'Invalid or missing token. Please check your invitation email.');
  await page.waitForURL('**/login');
  await new SignIn(page).byForm(address, first);
});

test('section 8: resetting a password shows the error of each step', async ({ person }) => {
  const address = 'olive.reed@touchline.example';
  const { mailed } = await newMember((await person(desktop)).page, { address, team: 'Warblers' });
  const someone = await person(phone);
  const { page } = someone;
  await page.goto(mailed);
  await chooseTwice(page, first);
  await button(page, texts.setAction).click();
  await expect(heading(page, texts.setDone)).toBeVisible();

  await page.goto('/forgot-password');
  await email(page).fill('olive');
  await button(page, texts.sendLink).click();
  await reads(page, 'Please enter a valid email address');
  await email(page).fill(address);
  const unblock = await failCall(someone, calls.accounts.forgotPassword);
  await button(page, texts.sendLink).click();
  await expectToast(someone, 'Error', 'Failed to send reset email. Please try again.');
  await expect(email(page)).toHaveValue(address);
  await unblock();
  await button(page, texts.sendLink).click();
  await expect(heading(page, texts.checkEmail)).toBeVisible();
  const link = await linkMailedTo(address, mailed);

  await page.goto('/reset-password');
  await reads(page, 'Invalid or missing reset token');
  await page.goto('/reset-password?token=made-up');
  await reads(page, 'Invalid or expired reset token');
  for (const how of ['bad gateway', 'no answer'] as const) {
    const restore = await failCall(someone, calls.accounts.verifyResetToken, how);
    await page.goto(link);
    await reads(page, 'Failed to verify reset token. Please try again.');
    await restore();
    await button(page, texts.tryAgain).click();
    await expect(newPassword(page)).toBeVisible();
  }

  await chooseTwice(page, second);
  const restore = await failCall(someone, calls.accounts.resetPassword);
  await button(page, texts.resetAction).click();
  await expectToast(someone, 'Error', 'Failed to reset password. Please try again.');
  await expect(again(page)).toHaveValue(second);
  await restore();
  await button(page, texts.resetAction).click();
  await expect(heading(page, texts.resetDone)).toBeVisible();
  await new SignIn(page).byForm(address, second);
});

test('section 8: an invite link shows why it cannot be used, or welcomes the new member', async ({
  person,
}) => {
  const manager = await person(desktop);
  const address = 'petra.moss@touchline.example';
  const { teamId, mailed } = await newMember(manager.page, { address, team: 'Waxwings' });
  const created = await callAs(manager.page, calls.invites.createLink, {
    params: { teamId },
    body: { role: 'player', maxUses: 1 },
  });
  const { token } = (await created.json()) as InviteLink;
  const someone = await person(phone);
  const { page } = someone;
  await page.goto(mailed);
  await chooseTwice(page, first);
  await button(page, texts.setAction).click();
  await expect(heading(page, texts.setDone)).toBeVisible();
  await callAs(manager.page, calls.members.remove, {
    params: { teamId, userId: await idOf(manager.page, { teamId, address }) },
  });
  await new SignIn(page).byForm(address, first);

  const unblock = await failCall(someone, calls.invites.details);
  await page.goto(`/invite/${token}`);
  await expect(heading(page, 'Invalid Invite Link')).toBeVisible();
  await reads(page, 'Invalid invite link');
  await unblock();
  await page.goto(`/invite/${token}`);
  await reads(page, 'Waxwings');
  await failThenSucceed(someone, calls.invites.join, {
    act: () => button(page, inviteTexts.join).click(),
    fails: ['Failed to Join Team', "We can't reach the server. Check your connection."],
    works: ['Welcome to the Team!'],
  });
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { level: 2, name: 'Waxwings', exact: true })).toBeVisible();

  for (const [address, reason] of [
    [token, 'This invite link has reached its maximum number of uses.'],
    ['made-up', 'Invalid invite link'],
  ]) {
    await manager.page.goto(`/invite/${address}`);
    await expect(heading(manager.page, 'Invalid Invite Link')).toBeVisible();
    await reads(manager.page, reason ?? '');
  }
});

async function idOf(page: Page, { teamId, address }: { teamId: number; address: string }): Promise<number> {
  const users = await callAs(page, calls.members.users, { params: { teamId } });
  const people = (await users.json()) as { id: number; email: string }[];
  return people.find((each) => each.email === address)?.id ?? 0;
}

import {
  adminTexts as texts,
  adminUserTexts as userTexts,
  appTexts,
  auditTexts,
  calls,
  memberTexts,
  opsTexts,
  roleLabel,
  spaceTexts,
  teamTexts,
  userMenuTexts,
  type AdminUser,
} from '@touchline/contract';
import type { Locator, Page } from '@playwright/test';
import { callAs } from '../fixtures/api';
import { desktop, expect, expectAccessible, phone, test } from '../fixtures/test';
import { SignIn } from '../screens/sign-in';
import { choose, openRowMenu, row } from '../screens/rows';

const superAdmin = 'admin@touchline.example';
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const expectText = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
const figure = (page: Page, label: string) => page.getByText(label, { exact: true }).locator('xpath=..');

async function openDashboard(page: Page) {
  await button(page, appTexts.userMenu).click();
  await page.getByRole('menuitem', { name: userMenuTexts.adminDashboard }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
}

test('a super admin creates, changes and deletes teams, and assigns their coaches', async ({ person }) => {
  const { page } = await person(desktop);
  await new SignIn(page).atHome(superAdmin);
  await openDashboard(page);
  for (const label of [texts.totalTeams, texts.activeTeams]) {
    await expect(figure(page, label)).toHaveText(/\d$/);
  }
  await expectAccessible(page, 'the admin dashboard');
  const nav = page.getByRole('navigation', { name: texts.navigation });
  await expect(nav.getByRole('link', { name: opsTexts.title })).toHaveAttribute('href', '/ops');
  await expect(nav.locator('[aria-current="page"]')).toHaveText(texts.teams);

  const dialog = page.getByRole('dialog');
  await button(page, texts.create).click();
  await button(dialog, teamTexts.create).click();
  await expectText(page, texts.requiredFields);
  await expect(dialog.getByText('Sport is required')).toBeVisible();
  await expectAccessible(page, 'a new team that lacks its name');
  await dialog.getByLabel(texts.teamName).fill('Kestrels');
  await choose(dialog, { label: texts.sport, option: 'Hockey' });
  await dialog.getByLabel(texts.description).fill('Ages <12 & up');
  await button(dialog, teamTexts.create).click();
  await expectText(page, teamTexts.created);
  await expect(row(page, 'Kestrels').getByText('Ages <12 & up')).toBeVisible();
  await expect(page.getByRole('navigation').getByText('Kestrels')).toBeVisible();

  await page.getByRole('searchbox', { name: texts.search }).fill('HOCK');
  await expect(row(page, 'Kestrels')).toBeVisible();
  await expect(row(page, 'Rugby Union')).toHaveCount(0);
  await page.getByRole('searchbox', { name: texts.search }).fill('Ages');
  await expect(page.getByText(texts.noMatch('Ages'))).toBeVisible();
  await page.getByRole('searchbox', { name: texts.search }).fill('kestr');

  await openRowMenu(page, { of: 'Kestrels', entry: texts.edit });
  await expect(dialog.getByLabel(texts.description)).toHaveValue('Ages <12 & up');
  await expectAccessible(page, 'a team to edit');
  await dialog.getByLabel(texts.teamName).fill('');
  await button(dialog, teamTexts.save).click();
  await expect(dialog.getByText('Team name is required')).toBeVisible();
  await dialog.getByLabel(texts.teamName).fill('Kestrels Juniors');
  await button(dialog, teamTexts.save).click();
  await expectText(page, teamTexts.updated);
  await openRowMenu(page, { of: 'Kestrels Juniors', entry: texts.delete });
  await expectAccessible(page, 'the question before a team is deleted');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('link', { name: spaceTexts.exportAction })).toHaveAttribute(
    'href',
    /^\/api\/teams\/\d+\/export$/,
  );
  await expect(button(question, appTexts.delete)).toBeDisabled();
  await question.getByLabel(texts.deleteName('Kestrels Juniors')).fill('Kestrels');
  await expect(button(question, appTexts.delete)).toBeDisabled();
  await question.getByLabel(texts.deleteName('Kestrels Juniors')).fill('Kestrels Juniors');
  await button(question, appTexts.delete).click();
  await expectText(page, texts.deleted);
  await expect(row(page, 'Kestrels')).toHaveCount(0);
  await expect(page.getByRole('navigation').getByText('Kestrels')).toHaveCount(0);
});

test('a team is created with its admin, who is then listed among its members and among all users', async ({
  person,
}) => {
  const { page } = await person(desktop);
  await new SignIn(page).as(superAdmin);
  await page.goto('/admin');
  const dialog = page.getByRole('dialog');
  await button(page, texts.createWithAdmin).click();
  await button(dialog, teamTexts.create).click();
  for (const message of [
    'Team name is required',
    'Sport is required',
    'Valid email required for team admin',
    'Admin first name is required',
    'Admin last name is required',
  ]) {
    await expect(dialog.getByText(message)).toBeVisible();
  }
  await expectAccessible(page, 'a new team with its admin');
  await dialog.getByLabel(texts.teamName).fill('Ospreys');
  await choose(dialog, { label: texts.sport, option: 'Volleyball' });
  await dialog.getByLabel(texts.adminEmail).fill('robin.ash@birds.example');
  await dialog.getByLabel(texts.adminFirstName).fill('Robin');
  await dialog.getByLabel(texts.adminLastName).fill('Ash');
  await button(dialog, teamTexts.create).click();
  await expectText(page, teamTexts.created);

  await openRowMenu(page, { of: 'Ospreys', entry: texts.manageCoaches });
  const robin = dialog.getByRole('listitem').filter({ hasText: 'robin.ash@birds.example' });
  await expectAccessible(page, 'the coaches of a team');
  await choose(robin, { label: memberTexts.roleOf('Robin Ash'), option: 'coach' });
  await expectText(page, memberTexts.roleUpdated);
  await expect(robin.getByRole('button', { name: memberTexts.roleOf('Robin Ash') })).toContainText('coach');
  await button(dialog, texts.done).click();
  await expect(row(page, 'Ospreys').getByRole('gridcell').filter({ hasText: /^1$/ })).toHaveCount(2);

  await page.getByRole('link', { name: texts.users, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: userTexts.title })).toBeVisible();
  for (const label of [userTexts.totalUsers, userTexts.admins, userTexts.active]) {
    await expect(figure(page, label)).toHaveText(/\d$/);
  }
  await expect(figure(page, userTexts.averageTime)).toHaveText(/\dm$/);
  await expectAccessible(page, 'the users');
  const search = page.getByRole('searchbox', { name: userTexts.search });
  await search.fill('ospreys');
  const account = row(page, 'robin.ash@birds.example');
  await expect(account.getByText(userTexts.never)).toBeVisible();
  await expect(account.getByText('0m', { exact: true })).toBeVisible();

  await openRowMenu(page, { of: 'Robin Ash', entry: userTexts.edit });
  await dialog.getByLabel(userTexts.username).fill('');
  await dialog.getByLabel(userTexts.email).fill('robin');
  await button(dialog, teamTexts.save).click();
  await expect(dialog.getByText('Username is required')).toBeVisible();
  await expect(dialog.getByText('Invalid email address')).toBeVisible();
  await expectAccessible(page, 'a user to edit');
  await dialog.getByLabel(userTexts.username).fill('robin-of-the-nest');
  await dialog.getByLabel(userTexts.email).fill(superAdmin);
  await button(dialog, teamTexts.save).click();
  await expect(page.getByText('An account with this email already exists')).toBeVisible();
  await dialog.getByLabel(userTexts.email).fill('robin@birds.example');
  await choose(dialog, { label: userTexts.role, option: roleLabel('player') });
  await dialog.getByRole('combobox', { name: userTexts.team }).fill('Ospreys');
  await page.getByRole('option', { name: 'Ospreys' }).click();
  await button(dialog, teamTexts.save).click();
  await expectText(page, userTexts.updated);
  await expect(row(page, 'robin@birds.example').getByText('player', { exact: true })).toBeVisible();
  await search.fill('robin-of');
  await expect(row(page, 'Robin Ash')).toBeVisible();

  await openRowMenu(page, { of: 'Robin Ash', entry: userTexts.delete });
  await expectAccessible(page, 'the question before a user is deleted');
  await button(page.getByRole('alertdialog'), appTexts.delete).click();
  await expectText(page, userTexts.deleted);
  await expect(row(page, 'Robin Ash')).toHaveCount(0);
  await page.getByRole('link', { name: texts.teams, exact: true }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await openRowMenu(page, { of: 'Ospreys', entry: texts.delete });
  await page.getByLabel(texts.deleteName('Ospreys')).fill('Ospreys');
  await button(page.getByRole('alertdialog'), appTexts.delete).click();
  await expectText(page, texts.deleted);
});

test('super admins cannot delete or demote themselves, and can sort the users', async ({ person }) => {
  const { page } = await person(desktop);
  await new SignIn(page).as(superAdmin);
  await page.goto('/admin/users');
  const users = (await (await callAs(page, calls.admin.users)).json()) as AdminUser[];
  const emails = users.map(({ email }) => email).sort((a, b) => a.localeCompare(b));
  const first = page.getByRole('row').nth(1);
  const heading = page.getByRole('columnheader', { name: userTexts.email });
  await heading.click();
  await expect(first).toContainText(emails[0] ?? '');
  await heading.click();
  await expect(first).toContainText(emails.at(-1) ?? '');

  await page.getByRole('searchbox', { name: userTexts.search }).fill(superAdmin);
  await row(page, superAdmin).getByRole('button').last().click();
  await expect(page.getByRole('menuitem')).toHaveText([userTexts.edit]);
  await page.getByRole('menuitem', { name: userTexts.edit }).click();
  const role = page.getByRole('dialog').getByRole('button', { name: userTexts.role });
  await expect(role).toBeDisabled();
  await expect(page.getByText(userTexts.ownRole)).toBeVisible();
});

test('a super admin reads sign-ins and changes of permissions in the audit log', async ({ person }) => {
  const { page } = await person(desktop);
  const { page: other } = await person(desktop);
  await new SignIn(other).as('manager@touchline.example');
  await callAs(other, calls.teams.create, { body: { name: 'Wrynecks', sport: 'Hockey' } });
  await new SignIn(page).as(superAdmin);
  await page.goto('/admin');
  await page.getByRole('link', { name: auditTexts.title }).click();
  const log = page.getByRole('grid', { name: auditTexts.title });
  await expect(log.getByRole('row').filter({ hasText: 'Wrynecks' })).toHaveText(/manager@touchline\.example/);
  await expectAccessible(page, 'the audit log');

  await page.getByRole('searchbox', { name: auditTexts.search }).fill('wryneck');
  await expect(log.getByRole('row').filter({ hasText: auditTexts.acts.signed_in })).toHaveCount(0);
  await expect(page).toHaveURL(/search=wryneck/);
  await page.reload();
  await expect(log.getByRole('row').filter({ hasText: 'Created a team' })).toHaveCount(1);
  await choose(page.getByRole('main'), { label: auditTexts.act, option: auditTexts.acts.signed_in });
  await expect(page.getByText(auditTexts.noMatch)).toBeVisible();
  await page.getByRole('searchbox', { name: auditTexts.search }).fill('manager@');
  await expect(log.getByRole('row').filter({ hasText: auditTexts.acts.signed_in }).first()).toBeVisible();
  await expectAccessible(page, 'the audit log, narrowed');
});

test('both admin screens are usable on a phone', async ({ person }) => {
  const { page } = await person(phone);
  await new SignIn(page).as(superAdmin);
  await page.goto('/admin');
  await expect(page.getByRole('grid', { name: texts.teams }).getByRole('row').first()).toBeVisible();
  await expectAccessible(page, 'the admin dashboard on a phone');
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(sideways).toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: texts.users, exact: true }).click();
  await expect(page.getByRole('grid', { name: userTexts.title }).getByRole('row').first()).toBeVisible();
  await expectAccessible(page, 'the users on a phone');
  await expect.poll(sideways).toBeLessThanOrEqual(0);
});

test('a coach is refused the admin screens, and is not shown links to them', async ({ person }) => {
  const { page } = await person(desktop);
  await new SignIn(page).atHome('coach@touchline.example');
  await button(page, appTexts.userMenu).click();
  await expect(page.getByRole('menuitem', { name: userMenuTexts.profileAndSettings })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: userMenuTexts.adminDashboard })).toHaveCount(0);
  for (const path of ['/admin', '/admin/users']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: appTexts.accessDenied })).toBeVisible();
    await expect(page.getByText(texts.denied('coach'))).toBeVisible();
  }
  await expectAccessible(page, 'admin screens refused');
});

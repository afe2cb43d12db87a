import {
  adminTexts as texts,
  adminUserTexts as userTexts,
  appTexts,
  calls,
  memberTexts,
  roleLabel,
  teamTexts,
  type Page as TouchlinePage,
  type Team,
} from '@touchline/contract';
import type { Locator, Page } from '@playwright/test';
import { callAs } from '../fixtures/api';
import { failThenSucceed, expectToast } from '../fixtures/failing-calls';
import { desktop, expect, phone, test } from '../fixtures/test';
import { SignIn } from '../screens/sign-in';
import { choose, openRowMenu, row } from '../screens/rows';

/** The texts are those of the specification, verbatim. */

const superAdmin = 'admin@touchline.example';
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const reads = (within: Page | Locator, sentence: string) =>
  expect(within.getByText(sentence, { exact: true })).toBeVisible();

async function newTeam(page: Page, name: string): Promise<Team> {
  const made = await callAs(page, calls.teams.create, { body: { name, sport: 'Hockey' } });
  return (await made.json()) as Team;
}

test('sections 5 and 8: creating, changing and deleting teams shows success or the error', async ({
  person,
}) => {
  const someone = await person(desktop);
  const { page } = someone;
  await new SignIn(page).as(superAdmin);
  await page.goto('/admin');
  const dialog = page.getByRole('dialog');
  const name = dialog.getByLabel(texts.teamName);
  await button(page, texts.create).click();
  await button(dialog, teamTexts.create).click();
  await expectToast(someone, 'Error', 'Please fill in all required fields');
  await reads(dialog, 'Team name is required');
  await reads(dialog, 'Sport is required');
  await name.fill('Vireos');
  await choose(dialog, { label: texts.sport, option: 'Volleyball' });
  await failThenSucceed(someone, calls.teams.create, {
    act: () => button(dialog, teamTexts.create).click(),
    fails: ['Error', 'Failed to create team. Please try again.'],
    keeps: () => expect(name).toHaveValue('Vireos'),
    works: ['Team created', 'Your new team has been created successfully.'],
  });

  await openRowMenu(page, { of: 'Vireos', entry: texts.edit });
  await name.fill('');
  await button(dialog, teamTexts.save).click();
  await expectToast(someone, 'Error', 'Please fill in all required fields');
  await name.fill('Vireos Juniors');
  await failThenSucceed(someone, calls.teams.change, {
    act: () => button(dialog, teamTexts.save).click(),
    fails: ['Error', 'Failed to update team'],
    keeps: () => expect(name).toHaveValue('Vireos Juniors'),
    works: ['Team updated'],
  });

  await failThenSucceed(someone, calls.teams.remove, {
    act: async () => {
      await openRowMenu(page, { of: 'Vireos Juniors', entry: texts.delete });
      await page.getByLabel(texts.deleteName('Vireos Juniors')).fill('Vireos Juniors');
      await button(page.getByRole('alertdialog'), appTexts.delete).click();
    },
    fails: ['Error', 'Failed to delete team'],
    keeps: () => expect(row(page, 'Vireos Juniors')).toBeVisible(),
    works: ['Team deleted'],
  });
  await expect(row(page, 'Vireos')).toHaveCount(0);
});

test('sections 5 and 8: creating a team with its admin, and changing roles, shows the error', async ({
  person,
}) => {
  const someone = await person(desktop);
  const { page } = someone;
  await new SignIn(page).as(superAdmin);
  await page.goto('/admin');
  const dialog = page.getByRole('dialog');
  const create = () => button(dialog, teamTexts.create).click();
  await button(page, texts.createWithAdmin).click();
  await create();
  for (const sentence of [
    'Team name is required',
    'Sport is required',
    'Valid email required for team admin',
    'Admin first name is required',
    'Admin last name is required',
  ]) {
    await reads(dialog, sentence);
  }
  await dialog.getByLabel(texts.teamName).fill('Veeries');
  await choose(dialog, { label: texts.sport, option: 'Soccer' });
  await dialog.getByLabel(texts.adminEmail).fill('vera@veeries.example');
  await dialog.getByLabel(texts.adminFirstName).fill('Vera');
  await dialog.getByLabel(texts.adminLastName).fill('Lind');
  await failThenSucceed(someone, calls.admin.createTeamWithAdmin, {
    act: create,
    fails: ['Error', 'Failed to create team'],
    keeps: () => expect(dialog.getByLabel(texts.adminLastName)).toHaveValue('Lind'),
    works: ['Team created', 'Your new team has been created successfully.'],
  });

  await openRowMenu(page, { of: 'Veeries', entry: texts.manageCoaches });
  const role = dialog.getByRole('button', { name: memberTexts.roleOf('Vera Lind') });
  await failThenSucceed(someone, calls.members.changeRole, {
    act: () => choose(dialog, { label: memberTexts.roleOf('Vera Lind'), option: roleLabel('coach') }),
    fails: ['Error', 'Failed to update member role'],
    keeps: () => expect(role).toContainText(roleLabel('admin')),
    works: ['Role updated'],
  });
});

test('sections 5 and 8: changing and deleting users shows success or the error', async ({ person }) => {
  const someone = await person(desktop);
  const { page } = someone;
  await new SignIn(page).as(superAdmin);
  const { id: teamId } = await newTeam(page, 'Violetears');
  const viola = { email: 'viola@violetears.example', firstName: 'Viola', lastName: 'Day', role: 'player' };
  await callAs(page, calls.members.bulk, { params: { teamId }, body: { users: [viola] } });
  await page.goto('/admin/users');
  await page.getByRole('searchbox', { name: userTexts.search }).fill('viola@');

  const dialog = page.getByRole('dialog');
  const username = dialog.getByLabel(userTexts.username);
  const save = () => button(dialog, teamTexts.save).click();
  await openRowMenu(page, { of: 'Viola Day', entry: userTexts.edit });
  await username.fill('');
  await dialog.getByLabel(userTexts.email).fill('viola');
  await save();
  await reads(dialog, 'Username is required');
  await reads(dialog, 'Invalid email address');
  await username.fill('viola-of-the-violetears');
  await dialog.getByLabel(userTexts.email).fill(viola.email);
  await failThenSucceed(someone, calls.admin.changeUser, {
    act: save,
    fails: ['Error', 'Failed to update user'],
    keeps: () => expect(username).toHaveValue('viola-of-the-violetears'),
    works: ['User updated'],
  });

  await failThenSucceed(someone, calls.admin.removeUser, {
    act: async () => {
      await openRowMenu(page, { of: 'Viola Day', entry: userTexts.delete });
      await button(page.getByRole('alertdialog'), appTexts.delete).click();
    },
    fails: ['Error', 'Failed to delete user'],
    keeps: () => expect(row(page, 'Viola Day')).toBeVisible(),
    works: ['User deleted'],
  });
  await expect(row(page, 'Viola Day')).toHaveCount(0);
});

test('section 8: a player is shown which pages are forbidden and which do not exist', async ({ person }) => {
  const { page: admin } = await person(desktop);
  await new SignIn(admin).as(superAdmin);
  const { id: teamId } = await newTeam(admin, 'Verdins');
  const body = { title: 'Not for everybody', content: '' };
  const made = await callAs(admin, calls.pages.create, { params: { teamId }, body });
  const { id: pageId } = (await made.json()) as TouchlinePage;

  const { page } = await person(phone);
  await new SignIn(page).as('player@touchline.example');
  const [own] = (await (await callAs(page, calls.teams.list)).json()) as Team[];
  const admins =
    "You don't have permission to access this page. Only super admins can open it, and your role is player.";
  const noTeam = "The team you're looking for doesn't exist or you don't have access to it.";
  for (const [path, title, sentence] of [
    ['/admin', 'Access Denied', admins],
    ['/admin/users', 'Access Denied', admins],
    [`/teams/${own?.id}/settings`, 'Access Denied', 'Only team administrators can access team settings.'],
    [`/teams/${teamId}`, 'Access Denied', "You don't have access to this team."],
    [`/teams/${teamId}/settings`, 'Team Not Found', noTeam],
    [`/pages/${pageId}`, 'Page not found', appTexts.notFound],
    ['/nowhere', 'Page not found', appTexts.notFound],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await reads(page, sentence);
  }

  await admin.goto('/teams/999999');
  await expect(admin.getByRole('heading', { level: 1, name: 'Team Not Found' })).toBeVisible();
  await reads(admin, noTeam);
});

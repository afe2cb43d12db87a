import {
  accountTexts,
  calls,
  linkTexts,
  memberTexts,
  settingsTexts,
  teamNavTexts,
  teamTexts,
  userTexts as texts,
  type Team,
} from '@touchline/contract';
import type { Locator, Page } from '@playwright/test';
import { callAs } from '../fixtures/api';
import { dismissToast, failThenSucceed, expectToast } from '../fixtures/failing-calls';
import { desktop, expect, test, type Person } from '../fixtures/test';
import { SignIn } from '../screens/sign-in';
import { openRowMenu, row } from '../screens/rows';

/** The texts are those of the specification, verbatim. */

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const reads = (within: Page | Locator, sentence: string) =>
  expect(within.getByText(sentence, { exact: true })).toBeVisible();

/** Signs in the manager and creates a team with a member who has never signed in. */
async function managerOf(someone: Person, name: string): Promise<Team> {
  await new SignIn(someone.page).as('manager@touchline.example');
  const body = { name, sport: 'Hockey' };
  const team = (await (await callAs(someone.page, calls.teams.create, { body })).json()) as Team;
  const wren = { email: `wren@${name.toLowerCase()}.example`, firstName: 'Wren', lastName: 'Hill' };
  await callAs(someone.page, calls.members.bulk, {
    params: { teamId: team.id },
    body: { users: [{ ...wren, role: 'player' }] },
  });
  return team;
}

test('sections 5 and 8: creating and changing a team shows the error and keeps the input', async ({
  person,
}) => {
  const someone = await person(desktop);
  const { page } = someone;
  await new SignIn(page).atHome('manager@touchline.example');
  await page.getByRole('button', { name: teamNavTexts.newTeamSpace }).first().click();
  const dialog = page.getByRole('dialog', { name: teamTexts.createTitle });
  const create = () => button(dialog, teamTexts.create).click();
  const name = dialog.getByLabel(teamTexts.name);
  await create();
  await reads(dialog, 'Team name is required');
  await reads(dialog, 'Sport is required');
  await name.fill('W'.repeat(51));
  await create();
  await reads(dialog, 'Team name too long');
  await name.fill('Whinchats');
  await dialog.getByRole('button', { name: teamTexts.sport }).click();
  await page.getByRole('option', { name: 'Rugby League' }).click();
  await failThenSucceed(someone, calls.teams.create, {
    act: create,
    fails: ['Error', 'Failed to create team. Please try again.'],
    keeps: () => expect(name).toHaveValue('Whinchats'),
    works: ['Team created', 'Your new team has been created successfully.'],
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Whinchats' })).toBeVisible();

  await page.getByRole('link', { name: teamTexts.settings }).click();
  const called = page.getByLabel(teamTexts.name);
  const save = () => button(page, teamTexts.save).click();
  await called.fill('');
  await save();
  await reads(page, 'Team name is required');
  await called.fill('Whinchats Second XI');
  await failThenSucceed(someone, calls.teams.change, {
    act: save,
    fails: ['Error', 'Failed to update team settings'],
    keeps: () => expect(called).toHaveValue('Whinchats Second XI'),
    works: ['Team updated'],
  });
});

test('section 8: actions on members and invitations in the settings show success or the error', async ({
  person,
}) => {
  const someone = await person(desktop);
  const { page } = someone;
  await managerOf(someone, 'Whitethroats');
  await page.goto('/settings?tab=teams');
  await page.getByRole('main').getByRole('button', { name: settingsTexts.pickTeam }).first().click();
  await page.getByRole('option', { name: 'Whitethroats' }).click();

  const role = page.getByRole('button', { name: memberTexts.roleOf('Wren Hill') });
  await failThenSucceed(someone, calls.members.changeRole, {
    act: async () => {
      await role.click();
      await page.getByRole('option', { name: 'coach' }).click();
    },
    fails: ['Error', 'Failed to update member role'],
    keeps: () => expect(role).toContainText('player'),
    works: ['Role updated'],
  });

  const address = page.getByLabel(memberTexts.inviteEmail);
  await address.fill('robin');
  await button(page, memberTexts.send).click();
  await reads(page, 'Please enter a valid email address');
  await address.fill('robin@whitethroats.example');
  await failThenSucceed(someone, calls.invites.invite, {
    act: () => button(page, memberTexts.send).click(),
    fails: ['Error', 'Failed to send invitation.'],
    keeps: () => expect(address).toHaveValue('robin@whitethroats.example'),
    works: ['Invitation sent'],
  });
  const cancel = button(page, memberTexts.cancelInvitation('robin@whitethroats.example'));
  await failThenSucceed(someone, calls.invites.cancelInvitation, {
    act: () => cancel.click(),
    fails: ['Error', 'Failed to cancel invitation.'],
    keeps: () => expect(cancel).toBeVisible(),
    works: ['Invitation cancelled'],
  });
  await expect(cancel).toHaveCount(0);

  const remove = button(page, memberTexts.removeMember('Wren Hill'));
  await failThenSucceed(someone, calls.members.remove, {
    act: async () => {
      await remove.click();
      await button(page.getByRole('alertdialog'), memberTexts.remove).click();
    },
    fails: ['Error', 'Failed to remove team member.'],
    keeps: () => expect(remove).toBeVisible(),
    works: ['Member removed'],
  });
  await expect(remove).toHaveCount(0);
});

test('sections 5 and 8: inviting, editing and removing members shows success or the error', async ({
  person,
}) => {
  const someone = await person(desktop);
  const { page } = someone;
  const { id } = await managerOf(someone, 'Willets');
  await page.goto(`/teams/${id}/settings?tab=users`);
  const dialog = page.getByRole('dialog');
  await button(page, texts.invite).click();
  const send = () => button(dialog, memberTexts.send).click();
  await send();
  for (const sentence of [
    'Please enter a valid email address',
    'First name is required',
    'Last name is required',
  ]) {
    await reads(dialog, sentence);
  }
  await dialog.getByLabel(texts.email).fill('robin@willets.example');
  await dialog.getByLabel(accountTexts.firstName).fill('Robin');
  await dialog.getByLabel(accountTexts.lastName).fill('Ash');
  await failThenSucceed(someone, calls.invites.invite, {
    act: send,
    fails: ['Error', 'Failed to invite user'],
    keeps: () => expect(dialog.getByLabel(accountTexts.lastName)).toHaveValue('Ash'),
    works: ['Invitation sent'],
  });
  await expect(dialog).toBeHidden();

  await openRowMenu(page, { of: 'Wren Hill', entry: texts.edit });
  const username = dialog.getByLabel(texts.username);
  await username.fill('');
  await button(dialog, teamTexts.save).click();
  await reads(dialog, 'Username is required');
  await username.fill('wren-of-the-willets');
  await failThenSucceed(someone, calls.members.changeUser, {
    act: () => button(dialog, teamTexts.save).click(),
    fails: ['Error', 'Failed to update user'],
    keeps: () => expect(username).toHaveValue('wren-of-the-willets'),
    works: ['User updated'],
  });

  await failThenSucceed(someone, calls.members.removeUser, {
    act: async () => {
      await openRowMenu(page, { of: 'Wren Hill', entry: memberTexts.remove });
      await button(page.getByRole('alertdialog'), memberTexts.remove).click();
    },
    fails: ['Error', 'Failed to remove user'],
    keeps: () => expect(row(page, 'Wren Hill')).toBeVisible(),
    works: ['User removed'],
  });
  await expect(row(page, 'Wren Hill')).toHaveCount(0);
});

test('sections 5 and 8: adding many members is refused without data, and can be retried', async ({
  person,
}) => {
  const someone = await person(desktop);
  const { page } = someone;
  const { id } = await managerOf(someone, 'Wigeons');
  await page.goto(`/teams/${id}/settings?tab=users`);
  const dialog = page.getByRole('dialog');
  await button(page, texts.bulk).click();
  const people = dialog.getByRole('textbox', { name: texts.bulkText });
  await button(dialog, texts.bulkSend(0)).click();
  await expectToast(someone, 'No Data', texts.noDataDetail);
  await people.fill('nobody, nowhere');
  await button(dialog, texts.bulkSend(0)).click();
  await expectToast(someone, 'Invalid Data', texts.invalidDataDetail);
  await people.fill(
    'email,first,last\n"finch@wigeons.example","Finch","Hay"\nteal@wigeons.example,Teal,Lake',
  );
  await failThenSucceed(someone, calls.members.bulk, {
    act: () => button(dialog, texts.bulkSend(2)).click(),
    fails: ['Upload Failed', "We can't reach the server. Check your connection."],
    keeps: () => expect(people).toHaveValue(/teal@wigeons\.example/),
    works: ['Bulk Upload Complete', texts.bulkDoneDetail(2, 0)],
  });
  await button(dialog, texts.close).click();
  await expect(row(page, 'Finch Hay').getByText('player', { exact: true })).toBeVisible();
});

test('sections 5 and 8: creating, copying, closing and deleting an invite link shows success or the error', async ({
  person,
}) => {
  const someone = await person(desktop);
  const { page, context } = someone;
  const { id } = await managerOf(someone, 'Wheatears');
  await page.goto(`/teams/${id}/settings?tab=users`);
  await button(page, linkTexts.create).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(linkTexts.maxUses).fill('7');
  await failThenSucceed(someone, calls.invites.createLink, {
    act: () => button(dialog, linkTexts.createAction).click(),
    fails: ['Creation Failed', "We can't reach the server. Check your connection."],
    keeps: () => expect(dialog.getByLabel(linkTexts.maxUses)).toHaveValue('7'),
    works: ['Invite Link Created'],
  });
  await button(dialog, linkTexts.done).click();

  const links = page.getByRole('grid', { name: linkTexts.title });
  await reads(links, '0 / 7');
  const choose = async (entry: string) => {
    const item = page.getByRole('menuitem', { name: entry, exact: true });
    // A row that is replaced by a live update closes its menu.
    await expect(async () => {
      if (!(await item.isVisible()))
        await links.getByRole('button', { name: linkTexts.actionsFor('player') }).click({ timeout: 2000 });
      await item.click({ timeout: 2000 });
    }).toPass();
  };
  // Granting one permission denies all others, including the clipboard.
  await context.clearPermissions();
  await context.grantPermissions(['geolocation']);
  await choose(linkTexts.copy);
  await expectToast(someone, 'Copy failed', 'Unable to copy link. Please try again.');
  await dismissToast(someone);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await choose(linkTexts.copy);
  await expectToast(someone, 'Link Copied');

  await failThenSucceed(someone, calls.invites.deactivateLink, {
    act: () => choose(linkTexts.deactivate),
    fails: ['Deactivation Failed', "We can't reach the server. Check your connection."],
    keeps: () => reads(links, 'Active'),
    works: ['Link Deactivated'],
  });
  await failThenSucceed(someone, calls.invites.removeLink, {
    act: async () => {
      await choose(linkTexts.delete);
      await button(page.getByRole('alertdialog'), linkTexts.delete).click();
    },
    fails: ['Deletion Failed', "We can't reach the server. Check your connection."],
    keeps: () => reads(links, 'Inactive'),
    works: ['Link Deleted'],
  });
  await reads(page, linkTexts.none);
});

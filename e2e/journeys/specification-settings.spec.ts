import { randomUUID } from 'node:crypto';
import type { Locator, Page as Tab } from '@playwright/test';
import { calls } from '@touchline/contract';
import { callAs } from '../fixtures/api';
import { test } from '../fixtures/own-team';
import { desktop, expect } from '../fixtures/test';
import { choose, openRowMenu, row } from '../screens/rows';
import { SignIn } from '../screens/sign-in';

/** Walks the specification line by line. Its texts are literal here, not those of the contract. */

const main = (tab: Tab) => tab.getByRole('main');
const button = (within: Tab | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });
const toast = (tab: Tab) => tab.getByRole('region', { name: /F8/ });
const openTab = (tab: Tab, name: string) => main(tab).getByRole('tab', { name, exact: true }).click();
const figure = (tab: Tab, label: string) => main(tab).getByText(label, { exact: true }).locator('xpath=..');
const email = (name: string) => `${name}-${randomUUID().slice(0, 8)}@yaks.example`;

test('section 2, /settings: a team admin opens its five side tabs', async ({ person, ownTeam }) => {
  const team = await ownTeam('Settings');
  const { page: tab } = await person(desktop);
  await team.join(tab, 'admin');
  for (const place of Array.from({ length: 20 }).keys()) await team.addPage({ title: `Activity ${place}` });
  const { id } = await team.addPage({ title: 'Changed page' });
  await team.changePage(id, '<p>Changed</p>');
  const guest = (await person(desktop)).page;
  const player = await team.join(guest, 'player');
  await tab.goto('/settings');

  await test.step('its tabs are in the order of use (readings), the first one open', async () => {
    const tabs = main(tab).getByRole('tab');
    await expect(tabs).toHaveText([
      'Profile',
      'Notifications',
      'Security',
      'Team Management',
      'Team Activity',
    ]);
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  });

  await test.step("Team Activity: last 20 activities (user username, 'updated', action, time, 'Team Space')", async () => {
    await openTab(tab, 'Team Activity');
    const list = main(tab).getByRole('tabpanel').getByRole('listitem');
    await expect(list).toHaveCount(20);
    await expect(list.filter({ hasText: 'Changed page' }).first()).toHaveText(
      /alex\.morgan updated Changed page\s*just now.*Team Space/,
    );
  });

  await openTab(tab, 'Team Management');
  const invited = email('invited');
  await test.step('Team Management: pick a team; invite by email with role player or coach (send disabled without email)', async () => {
    const send = button(main(tab), /send/i);
    await expect(main(tab).getByRole('button', { name: team.name })).toBeVisible();
    await expect(send).toBeDisabled();
    await main(tab).getByRole('textbox', { name: /email/i }).fill(invited);
    await main(tab).getByRole('form').getByRole('button', { name: /role/i }).click();
    await expect(tab.getByRole('option')).toHaveText(['player', 'coach']);
    await tab.getByRole('option', { name: 'coach' }).click();
    await send.click();
    await expect(toast(tab)).toContainText('Invitation sent');
  });

  await test.step('pending invitations with cancel', async () => {
    const pending = main(tab).getByRole('listitem').filter({ hasText: invited });
    await expect(pending).toContainText('coach');
    await pending.getByRole('button', { name: /cancel/i }).click();
    await expect(toast(tab)).toContainText('Invitation cancelled');
    await expect(pending).toHaveCount(0);
  });

  await test.step('member list with role select (player/coach) and remove; admin members shown as a fixed Admin badge', async () => {
    const admin = main(tab).getByRole('listitem').filter({ hasText: 'Alex Morgan' });
    await expect(admin.getByText('Admin', { exact: true })).toBeVisible();
    await expect(admin.getByRole('button')).toHaveCount(0);
    const member = main(tab).getByRole('listitem').filter({ hasText: 'Robin Yak player' });
    await member.getByRole('button', { name: /^player|role/i }).click();
    await expect(tab.getByRole('option')).toHaveText(['player', 'coach']);
    await tab.getByRole('option', { name: 'coach' }).click();
    await expect(toast(tab)).toContainText('Role updated');
    await member.getByRole('button', { name: /remove/i }).click();
    await button(tab.getByRole('alertdialog'), 'Remove').click();
    await expect(toast(tab)).toContainText('Member removed');
    await expect(member).toHaveCount(0);
  });

  await test.step('Profile: display name and email inputs; Save Changes (readings: it works)', async () => {
    await openTab(tab, 'Profile');
    await expect(main(tab).getByRole('textbox', { name: 'Email' })).toHaveValue(/@yaks\.example$/);
    await main(tab).getByRole('textbox', { name: 'Display name' }).fill('Robin the Admin');
    await button(main(tab), 'Save Changes').click();
    await expect(toast(tab)).toContainText(/saved/i);
  });

  await test.step('Notifications: three checked checkboxes (readings: each change is saved)', async () => {
    await openTab(tab, 'Notifications');
    const boxes = ['Page Updates', 'New Team Members', 'Comments'].map((name) =>
      main(tab).getByRole('checkbox', { name }),
    );
    for (const box of boxes) await expect(box).toBeChecked();
    const saved = tab.waitForResponse('**/api/user/notifications');
    await main(tab).getByRole('checkbox', { name: 'Comments' }).click({ force: true });
    expect((await saved).ok()).toBe(true);
    await expect(main(tab).getByRole('checkbox', { name: 'Comments' })).not.toBeChecked();
  });

  await test.step('Security: change password form (readings: it works)', async () => {
    await openTab(tab, 'Security');
    for (const name of ['Current password', 'New password', 'Confirm password'])
      await expect(main(tab).getByRole('textbox', { name, exact: true })).toBeVisible();
    await button(main(tab), 'Change password').click();
    await expect(main(tab).getByText('Please confirm your password')).toBeVisible();
  });

  await test.step("Team Activity is empty: 'No recent activity'", async () => {
    expect((await callAs(guest, calls.teams.list)).ok(), `${player.username} is signed in`).toBe(true);
    await guest.goto('/settings');
    await openTab(guest, 'Team Activity');
    await expect(main(guest).getByText('No recent activity')).toBeVisible();
  });

  await test.step('section 1: the welcome screen tells to select a team from the sidebar or create a new one', async () => {
    await guest.getByRole('banner').getByRole('link', { name: 'Touchline' }).click();
    await expect(main(guest).getByText('Select a team from the sidebar or create a new one.')).toBeVisible();
  });
});

test('section 2, team settings: a team admin opens both tabs', async ({ person, ownTeam }) => {
  const team = await ownTeam('Team settings');
  const { page: tab } = await person(desktop);
  await team.join(tab, 'admin');
  await tab.goto(`/teams/${team.id}/settings`);

  await test.step('Team Info (edit name, sport, description)', async () => {
    await openTab(tab, 'Team Info');
    await main(tab).getByRole('textbox', { name: /name/i }).fill(`${team.name} II`);
    await choose(main(tab), { label: 'Sport', option: 'Hockey' });
    await button(main(tab), 'Save changes').click();
    await expect(toast(tab)).toContainText('Team updated');
    await expect(main(tab).getByText('Description', { exact: true })).toBeVisible();
    await expect(button(main(tab), 'Edit')).toBeVisible();
  });

  await openTab(tab, 'Manage Users');
  const dialog = tab.getByRole('dialog');
  await test.step('Manage Users: bulk upload', async () => {
    await button(main(tab), 'Bulk upload').click();
    const lines = [
      'email,firstName,lastName,role',
      `${email('wren')},Wren,Hill,player`,
      `${email('ash')},Ash,Zeal,coach`,
    ];
    await dialog.getByRole('textbox').fill(lines.join('\n'));
    await dialog.getByRole('button', { name: /^Add 2/ }).click();
    await expect(toast(tab)).toContainText('Bulk Upload Complete');
    await button(dialog, 'Done').click();
  });

  await test.step('Manage Users: search, sort', async () => {
    const rows = main(tab).getByRole('grid').first().getByRole('rowheader');
    const names = ['Alex Morgan', 'Ash Zeal', 'Robin Yak admin', 'Wren Hill'];
    await expect(rows).toHaveText(names.map((name) => RegExp(name)));
    await main(tab).getByRole('columnheader', { name: 'Name' }).click();
    await expect(rows).toHaveText(names.toReversed().map((name) => RegExp(name)));
    await main(tab).getByRole('searchbox').fill('zeal');
    await expect(rows).toHaveCount(1);
    await main(tab).getByRole('searchbox').fill('');
  });

  await test.step('Manage Users: edit, remove', async () => {
    await openRowMenu(tab, { of: 'Wren Hill', entry: 'Edit' });
    await dialog.getByRole('textbox', { name: 'First name' }).fill('Wrenna');
    await button(dialog, 'Save changes').click();
    await expect(toast(tab)).toContainText('User updated');
    await openRowMenu(tab, { of: 'Wrenna Hill', entry: 'Remove' });
    await button(tab.getByRole('alertdialog'), 'Remove').click();
    await expect(toast(tab)).toContainText('User removed');
    await expect(row(tab, 'Wrenna Hill')).toHaveCount(0);
  });

  await test.step('Manage Users: invite', async () => {
    const address = email('invited');
    await button(main(tab), 'Invite').click();
    await dialog.getByRole('textbox', { name: 'Email' }).fill(address);
    await dialog.getByRole('textbox', { name: 'First name' }).fill('Ida');
    await dialog.getByRole('textbox', { name: 'Last name' }).fill('Berg');
    await dialog.getByRole('button', { name: /send/i }).click();
    await expect(toast(tab)).toContainText('Invitation sent');
    // The name of Resend ends with the address, too.
    await expect(main(tab).getByText(address).first()).toBeVisible();
  });
});

test('sections 2 and 4, invite links: a team admin sees role, status and uses', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Links');
  const { page: tab } = await person(desktop);
  await team.join(tab, 'admin');
  const anHourMs = 3_600_000;
  const soon = new Date(Date.now() + anHourMs).toISOString();
  for (const body of [
    { role: 'coach', expiresAt: soon, maxUses: 7 },
    { role: 'player', expiresAt: soon, maxUses: 1 },
    { role: 'player', maxUses: 1 },
  ] as const) {
    const link = await team.addLink(body);
    if (body.role === 'coach') await team.deactivateLink(link.id);
    else await team.addUse((await person(desktop)).page, link);
  }
  await tab.addInitScript((aheadMs) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + aheadMs;
  }, 2 * anHourMs);
  await tab.goto(`/teams/${team.id}/settings`);
  await openTab(tab, 'Manage Users');
  const links = main(tab).getByRole('grid').last();
  const link = (status: string) =>
    links.getByRole('row').filter({ has: tab.getByText(status, { exact: true }) });

  await test.step('display status, in order: Inactive, Expired, Max Uses Reached, Active', async () => {
    await expect(link('Inactive').filter({ hasText: /coach.*7/ })).toBeVisible();
    await expect(link('Expired')).toContainText(/player.*1/);
    await expect(link('Max Uses Reached')).toContainText(/player.*1/);
    await expect(link('Active')).toContainText('admin');
  });

  await test.step('unlimited uses are shown as infinity', async () => {
    await expect(link('Active').getByText('∞')).toBeVisible();
  });

  await test.step('active links can be deactivated, any can be deleted', async () => {
    const closed = link('Inactive').filter({ hasText: /coach.*7/ });
    await closed.getByRole('button').click();
    await expect(tab.getByRole('menuitem', { name: 'Deactivate' })).toHaveCount(0);
    await tab.getByRole('menuitem', { name: 'Delete' }).click();
    await button(tab.getByRole('alertdialog'), 'Delete').click();
    await expect(toast(tab)).toContainText('Link Deleted');
    await expect(closed).toHaveCount(0);
    await link('Active').getByRole('button').click();
    await tab.getByRole('menuitem', { name: 'Deactivate' }).click();
    await expect(toast(tab)).toContainText('Link Deactivated');
    await expect(link('Active')).toHaveCount(0);
  });
});

test('section 2, /admin and /admin/users: a super admin sees all teams and users', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Administered');
  const { page: member } = await person(desktop);
  const coach = await team.join(member, 'coach');
  const { page: tab } = await person(desktop);
  await new SignIn(tab).as('admin@touchline.example');
  await tab.goto('/admin');
  const dialog = tab.getByRole('dialog');

  await test.step('cards Total Teams and Active Teams (both show the team count)', async () => {
    // Other journeys create teams meanwhile.
    await expect(async () => {
      const total = /\d+$/.exec((await figure(tab, 'Total Teams').textContent()) ?? '')?.[0];
      await expect(figure(tab, 'Active Teams')).toHaveText(`Active Teams${total}`, { timeout: 500 });
    }).toPass();
  });

  await test.step('team table: Team Name with ID, Sport, Members count, Coaches count, Description, Actions', async () => {
    await expect(main(tab).getByRole('columnheader')).toHaveText([
      /^Team Name/,
      /^Sport/,
      /^Members/,
      /^Coaches/,
      /^Description/,
      /^Actions/,
    ]);
  });

  await test.step('search by name or sport', async () => {
    await main(tab).getByRole('searchbox').fill('rugby union');
    await expect(main(tab).getByRole('row').nth(1)).toContainText('Rugby Union');
    await main(tab).getByRole('searchbox').fill(team.name.toUpperCase());
    await expect(row(tab, team.name)).toContainText(String(team.id));
    await expect(row(tab, team.name).getByRole('gridcell')).toContainText(['Rugby Union', '2', '1']);
  });

  await test.step("dialogs: 'Create New Team with Admin' (reachable from the header), create team, delete confirmation", async () => {
    await main(tab).getByRole('button', { name: 'Create New Team with Admin' }).click();
    await expect(dialog.getByRole('textbox', { name: /admin.*email/i })).toBeVisible();
    await tab.keyboard.press('Escape');
    await main(tab).getByRole('button', { name: 'Create team', exact: true }).click();
    await expect(dialog.getByRole('textbox', { name: /name/i })).toBeVisible();
    await tab.keyboard.press('Escape');
    await openRowMenu(tab, { of: team.name, entry: 'Delete team' });
    await expect(tab.getByRole('alertdialog')).toContainText(team.name);
    await tab.keyboard.press('Escape');
  });

  await test.step('edit team', async () => {
    await openRowMenu(tab, { of: team.name, entry: 'Edit team' });
    await expect(dialog.getByRole('textbox', { name: /name/i })).toHaveValue(team.name);
    await dialog.getByRole('textbox', { name: 'Description' }).fill('Written by the super admin');
    await dialog.getByRole('button', { name: /save/i }).click();
    await expect(toast(tab)).toContainText('Team updated');
    await expect(row(tab, team.name)).toContainText('Written by the super admin');
  });

  await test.step('manage coaches (name, email, current role, role select admin/coach/player)', async () => {
    await openRowMenu(tab, { of: team.name, entry: 'Manage coaches' });
    const listed = dialog.getByRole('listitem').filter({ hasText: 'Robin Yak coach' });
    await expect(listed).toContainText('@yaks.example');
    await expect(listed).toContainText(/coach/);
    await listed.getByRole('button', { name: /role/i }).click();
    await expect(tab.getByRole('option')).toHaveText(['admin', 'coach', 'player']);
    await tab.getByRole('option', { name: 'admin', exact: true }).click();
    await expect(toast(tab)).toContainText('Role updated');
    await button(dialog, 'Done').click();
  });

  await test.step('stats: Total Users; Admins; Active Last 30 Days; Avg. Time Spent (minutes, rounded)', async () => {
    await main(tab).getByRole('link', { name: 'Users', exact: true }).click();
    for (const label of ['Total Users', 'Admins', 'Active Last 30 Days'])
      await expect(figure(tab, label)).toHaveText(RegExp(`^${label}\\d+$`));
    await expect(figure(tab, 'Avg. Time Spent')).toHaveText(/^Avg\. Time Spent\d+m$/);
  });

  await test.step('sortable table: Name, Email, Role, Team, Last Login, Time Spent (30d), Actions', async () => {
    const heads = main(tab).getByRole('columnheader');
    await expect(heads).toHaveText([
      ...[/^Name/, /^Email/, /^Role/, /^Team/, /^Last Login/, /^Time Spent \(30d\)/, /^Actions/],
    ]);
    await heads.first().click();
    await expect(heads.first()).toHaveAttribute('aria-sort', 'descending');
  });

  await test.step("searchable by username, email and team name; 'No team' when none; time shown as Nm or Nh Nm", async () => {
    const account = row(tab, coach.email.split('@')[0] ?? '');
    for (const words of [coach.username, coach.email, team.name]) {
      await main(tab).getByRole('searchbox').fill(words);
      await expect(account).toBeVisible();
    }
    await expect(account).toContainText(team.name);
    await expect(account).toContainText(/\dm$/);
    await team.removeMember(coach.id);
    await main(tab)
      .getByRole('searchbox')
      .fill(coach.email.split('@')[0] ?? '');
    await expect(account).toContainText('No team');
  });

  await test.step("'Never' when no login", async () => {
    await main(tab).getByRole('searchbox').fill('andre.willis');
    await expect(row(tab, 'Andre Willis')).toContainText('Never');
  });

  await test.step('edit dialog and delete confirmation', async () => {
    await main(tab).getByRole('searchbox').fill(coach.email);
    await openRowMenu(tab, { of: 'Robin Yak coach', entry: 'Edit user' });
    await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue(coach.username);
    await button(dialog, 'Cancel').click();
    await openRowMenu(tab, { of: 'Robin Yak coach', entry: 'Delete user' });
    await button(tab.getByRole('alertdialog'), 'Delete').click();
    await expect(toast(tab)).toContainText('User deleted');
    await expect(row(tab, 'Robin Yak coach')).toHaveCount(0);
  });
});

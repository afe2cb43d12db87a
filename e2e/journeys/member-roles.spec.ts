import { calls, memberTexts as texts, userTexts, type TeamMember } from '@touchline/contract';
import type { Page as Tab } from '@playwright/test';
import { callAs } from '../fixtures/api';
import { holdCalls } from '../fixtures/app-shell';
import { expectToast } from '../fixtures/failing-calls';
import { tabTo } from '../fixtures/keyboard';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone } from '../fixtures/test';

const player = 'Robin Yak player';
const roleButton = (tab: Tab, role: string) =>
  tab.getByRole('button', { name: `${texts.roleOf(player)}: ${role}`, exact: true });
const choice = (tab: Tab, role: string) => tab.getByRole('menuitemradio', { name: role, exact: true });
const undo = (tab: Tab) => tab.getByRole('button', { name: texts.undo, exact: true });

async function rolesOf(tab: Tab, teamId: number): Promise<string[]> {
  const members = (await (
    await callAs(tab, calls.members.list, { params: { teamId } })
  ).json()) as TeamMember[];
  return members.map(({ role }) => role).sort();
}

test('a coach changes the role of a player in the row by keys, and undoes it; another manager sees both at once', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('roles');
  const [coach, admin, other] = [await person(desktop), await person(desktop), await person(desktop)];
  await team.join(coach.page, 'coach');
  await team.join(admin.page, 'admin');
  await team.join(other.page, 'player');
  await admin.page.goto(`/teams/${team.id}/settings?tab=users`);
  await expect(roleButton(admin.page, 'player')).toBeVisible();

  const tab = coach.page;
  await tab.goto(`/teams/${team.id}/settings?tab=users`);
  await expect(roleButton(tab, 'player')).toBeVisible();
  await expect(tab.getByRole('button', { name: /^Role of/ })).toHaveCount(1);
  await expectAccessible(tab, 'members with roles');
  await tab.getByRole('searchbox', { name: userTexts.search }).fill('Yak player');
  await expect(tab.getByRole('grid', { name: userTexts.users }).getByRole('rowheader')).toHaveCount(1);
  // Over the button that clears the search to the row.
  for (const key of ['Tab', 'Tab', ...Array<string>(4).fill('ArrowRight')]) await tab.keyboard.press(key);
  await expect(roleButton(tab, 'player')).toBeFocused();
  await tab.keyboard.press('Enter');
  await expect(choice(tab, 'player')).toBeChecked();
  await expect(choice(tab, 'admin')).toHaveCount(0);
  await expectAccessible(tab, 'the menu of a role');
  await tab.keyboard.press('c');
  await expect(choice(tab, 'coach')).toBeFocused();
  await tab.keyboard.press('Enter');
  await expect(roleButton(tab, 'coach')).toBeFocused();
  await expectToast(coach, texts.roleUpdated);
  await expect(roleButton(admin.page, 'coach')).toBeVisible();
  expect((await rolesOf(tab, team.id)).filter((role) => role === 'coach')).toHaveLength(2);

  await tab.keyboard.press('F8');
  await tabTo(tab, undo(tab));
  await tab.keyboard.press('Enter');
  await expect(roleButton(tab, 'player')).toBeVisible();
  await expect(roleButton(admin.page, 'player')).toBeVisible();
});

test('the role in the row shows that it is being saved, and a refused change is taken back with the reason', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('pending roles');
  const [coach, other] = [await person(desktop), await person(desktop)];
  await team.join(coach.page, 'coach');
  const { id } = await team.join(other.page, 'player');
  const tab = coach.page;
  await tab.goto(`/teams/${team.id}/settings?tab=users`);
  const release = await holdCalls(tab, /\/members\/\d+\/role$/);
  await roleButton(tab, 'player').click();
  await choice(tab, 'coach').click();
  await expect(roleButton(tab, 'coach')).toHaveAttribute('aria-busy', 'true');
  await team.removeMember(id);
  release();
  await expectToast(coach, 'Error', 'Member not found');
  await expect(roleButton(tab, 'coach')).toHaveCount(0);
});

test('a role is changed in a sheet on a phone, and by mouse between coaches and admins', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('roles on phones');
  const [admin, other] = [await person(phone), await person(desktop)];
  await team.join(admin.page, 'admin');
  await team.join(other.page, 'player');
  const tab = admin.page;
  await tab.goto(`/teams/${team.id}/settings?tab=users`);
  await roleButton(tab, 'player').click();
  await expect(choice(tab, 'player')).toBeChecked();
  await expectAccessible(tab, 'the sheet of a role');
  await choice(tab, 'admin').click();
  await expectToast(admin, texts.roleUpdated);
  await expect(roleButton(tab, 'admin')).toBeVisible();
  await expect.poll(() => tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await undo(tab).click();
  await expect(roleButton(tab, 'player')).toBeVisible();
  await expect.poll(() => rolesOf(tab, team.id)).toContain('player');
});

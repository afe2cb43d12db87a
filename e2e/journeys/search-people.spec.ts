import { calls, memberTexts, ownDataTexts, todayTexts, userTexts, type User } from '@touchline/contract';
import { callAs } from '../fixtures/api';
import { test } from '../fixtures/own-team';
import { demoPassword, desktop, expect, expectAccessible, phone } from '../fixtures/test';
import { SignIn } from '../screens/sign-in';

/** More than a list of people shows without a search. */
const numbers = Array.from({ length: 11 }, (_, index) => index + 1);

test('a coach searches more than ten pending invitations, on a phone', async ({ ownTeam, person }) => {
  const team = await ownTeam('many invitations');
  const { page: tab } = await person(phone);
  await team.join(tab, 'admin');
  for (const number of numbers.slice(1)) await team.inviteByEmail(`wren-${number}@yaks.example`);
  const field = tab.getByRole('searchbox', { name: memberTexts.searchPending });
  const list = tab.getByRole('list', { name: memberTexts.pending });
  await tab.goto(`/teams/${team.id}/settings?tab=users`);
  await expect(list.getByRole('listitem')).toHaveCount(10);
  await expect(field).toHaveCount(0);

  await team.inviteByEmail('heron@yaks.example');
  await expect(field, 'told live').toBeVisible();
  await field.fill('HERON@');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(field).toBeFocused();
  await expectAccessible(tab, 'a search of invitations');
  await field.fill('stork');
  await expect(tab.getByText(memberTexts.noPendingMatch('stork'))).toBeVisible();
  await field.fill('');
  await expect(list.getByRole('listitem')).toHaveCount(11);
});

test('a coach searches more than ten players who have not opened a page', async ({
  ownTeam,
  superAdmin,
  person,
}) => {
  const team = await ownTeam('many readers');
  const { page: coach } = await person(desktop);
  await team.join(coach, 'coach');
  const users = numbers.map((number) => ({
    email: `reader-${number}-${team.id}@yaks.example`,
    firstName: 'Robin',
    lastName: `Wren ${number}`,
    role: 'player' as const,
  }));
  await superAdmin.call(calls.members.bulk, { params: { teamId: team.id }, body: { users } });
  await team.addPage({ title: 'Match plan' });
  await coach.goto('/');
  const unread = coach.getByRole('region', { name: todayTexts.unread, exact: true });
  await unread.getByRole('listitem').filter({ hasText: 'Match plan' }).getByRole('button').click();
  const popover = coach.getByRole('dialog', { name: todayTexts.notOpened });
  await expect(popover.getByRole('listitem')).toHaveCount(11);
  const field = popover.getByRole('searchbox', { name: userTexts.search });
  await field.fill('wren 11');
  await expect(popover.getByRole('listitem')).toHaveText([/Robin Wren 11$/]);
  await expectAccessible(coach, 'a search of players who have not opened a page');
  await field.fill('stork');
  await expect(popover.getByText(userTexts.noMatch('stork'))).toBeVisible();
});

test('a super admin searches more than ten users who ask for deletion', async ({
  ownTeam,
  superAdmin,
  person,
}) => {
  const team = await ownTeam('many requests');
  const { page: tab } = await person(desktop);
  const asking: User[] = [];
  for (const _ of numbers) {
    asking.push(await team.join(tab, 'player'));
    expect(
      (await callAs(tab, calls.ownData.requestDeletion, { body: { password: demoPassword } })).ok(),
    ).toBe(true);
  }
  const { page: admin } = await person(desktop);
  await new SignIn(admin).as('admin@touchline.example');
  await admin.goto('/admin/users');
  const list = admin.getByRole('list', { name: ownDataTexts.requests });
  const field = admin.getByRole('searchbox', { name: ownDataTexts.searchRequests });
  await field.fill(asking[3]!.email.toUpperCase());
  await expect(list.getByRole('listitem')).toHaveText([RegExp(asking[3]!.email)]);
  await expectAccessible(admin, 'a search of deletion requests');
  await field.fill('stork');
  await expect(admin.getByText(userTexts.noMatch('stork')).first()).toBeVisible();
  await field.fill('');
  await expect(list.getByRole('listitem').nth(10)).toBeVisible();
  for (const { id: userId } of asking)
    await superAdmin.call(calls.ownData.declineDeletion, { params: { userId } });
  await admin.reload();
  await expect(admin.getByRole('grid').or(admin.getByRole('table')).first()).toBeVisible();
  await expect(field).toHaveCount(0);
});

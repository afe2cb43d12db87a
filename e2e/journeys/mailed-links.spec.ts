import { calls, inviteTexts, type Team } from '@touchline/contract';
import { callAs } from '../fixtures/api';
import { linkMailedTo } from '../fixtures/mail';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone } from '../fixtures/test';
import { SignIn } from '../screens/sign-in';

test('the link of a mail about a comment leads to the comment through the sign-in', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Mailed comment');
  const { page: tab } = await person(phone);
  const { email } = await team.join(tab, 'player');
  const { id } = await team.addPage({ title: 'Restarts', content: '<p>Long and high.</p>'.repeat(40) });
  const comment = await team.addComment(id, 'Who chases?');
  expect((await callAs(tab, calls.accounts.logout)).ok()).toBe(true);

  await tab.goto(`/pages/${id}#comment-${comment.id}`);
  await expect(tab).toHaveURL(/\/login\?/);
  await new SignIn(tab).submit(email);
  await expect(tab).toHaveURL(new RegExp(`/pages/${id}#comment-${comment.id}$`));
  await expect(tab.locator(`#comment-${comment.id}`)).toBeInViewport();
});

test("an invitation that is opened in somebody else's session says so, and is accepted after signing out", async ({
  person,
  ownTeam,
}) => {
  const [from, team] = [await ownTeam('Invited from'), await ownTeam('Invited to')];
  const { page: own } = await person(desktop);
  const invited = await from.join(own, 'player');
  await team.inviteByEmail(invited.email);
  const link = await linkMailedTo(invited.email);
  expect(link).toContain('/invite/');

  const { page: tab } = await person(phone);
  const other = await from.join(tab, 'player');
  await tab.goto(link);
  await expect(tab.getByText(inviteTexts.forAnother(invited.email, other.email))).toBeVisible();
  await expect(tab.getByRole('button', { name: inviteTexts.join })).toHaveCount(0);
  await expectAccessible(tab, 'an invitation for somebody else');

  await tab.getByRole('button', { name: inviteTexts.signOutToJoin }).click();
  await tab.getByRole('link', { name: inviteTexts.loginOrSignUp }).click();
  await new SignIn(tab).submit(invited.email);
  await tab.waitForURL('**/dashboard');
  await expect(tab.getByRole('region', { name: /F8/ })).toContainText(inviteTexts.welcome);
  const teams = (await (await callAs(tab, calls.teams.list)).json()) as Team[];
  expect(teams.map(({ name }) => name).sort()).toEqual([from.name, team.name].sort());
});

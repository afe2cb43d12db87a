import {
  appTexts,
  calls,
  contentAddress,
  inviteTexts,
  type Notifications,
  type Team,
} from '@touchline/contract';
import { callAs } from '../fixtures/api';
import { openAndRead } from '../fixtures/last-read';
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

/** The change is below the first screen. */
const kept = '<p>Ten words that stay as they are in both of the versions.</p>'.repeat(40);
const pass = (which: string) => `${kept}<p data-id="b">We press after the ${which} pass.</p>${kept}`;

for (const kind of ['page', 'play'] as const)
  test(`the link of a mail about an updated ${kind} leads to the marked changes through the sign-in`, async ({
    person,
    ownTeam,
  }) => {
    const team = await ownTeam(`Mailed change of a ${kind}`);
    const { page: tab } = await person(phone);
    const { email } = await team.join(tab, 'player');
    const { id } = await (kind === 'page'
      ? team.addPage({ title: 'Press', content: pass('second') })
      : team.addPlay({ name: 'Press', content: pass('second') }));
    await openAndRead(tab, contentAddress({ kind, id }));
    await (kind === 'page'
      ? team.changePage(id, pass('third'))
      : team.changePlay(id, { content: pass('third') }));
    expect((await callAs(tab, calls.accounts.logout)).ok()).toBe(true);

    const link = contentAddress({ kind, id }, 1);
    await tab.goto(link);
    await expect(tab).toHaveURL(/\/login\?/);
    await new SignIn(tab).submit(email);
    await expect(tab).toHaveURL(link);
    await expect(tab.locator('ins').filter({ hasText: 'third' })).toBeInViewport();
    await expect(tab.locator('del').filter({ hasText: 'second' })).toBeVisible();
  });

test('the entry of an updated page at the bell leads to its marked changes', async ({ person, ownTeam }) => {
  const team = await ownTeam('Change at the bell');
  const { page: tab } = await person(phone);
  await team.join(tab, 'player');
  const { id } = await team.addPage({ title: 'Press', content: pass('second'), draft: true });
  // A notification of a change is written ten minutes after the save; that of a publication is turned into one.
  await tab.route('**/api/notifications?*', async (route) => {
    const response = await route.fetch();
    const { notifications, ...list } = (await response.json()) as Notifications;
    const changed = notifications.map((each) => ({ ...each, kind: 'page', since: 1 }));
    await route.fulfill({ response, json: { ...list, notifications: changed } });
  });
  await team.publishPage(id);
  await openAndRead(tab, `/pages/${id}`);
  await team.changePage(id, pass('third'));
  await tab.goto('/dashboard');
  await tab.getByRole('button', { name: /^Notifications/ }).click();
  const sheet = tab.getByRole('dialog', { name: appTexts.notifications });
  await sheet.getByRole('link', { name: /updated Press/ }).click();
  await expect(tab).toHaveURL(contentAddress({ kind: 'page', id }, 1));
  await expect(tab.locator('ins').filter({ hasText: 'third' })).toBeInViewport();
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

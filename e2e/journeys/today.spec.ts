import { calls, readStateTexts, todayTexts as texts, type Comment, type Page } from '@touchline/contract';
import type { Page as Tab } from '@playwright/test';
import { callAs } from '../fixtures/api';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone } from '../fixtures/test';

/** The first row of Today begins here at the latest on a phone. */
const MAX_FIRST_ROW_PX = 200;
/** The team's own header begins within one and a half screens of a phone. */
const MAX_TEAM_PX = phone.height * 1.5;
const LIVE_MS = 30_000;

const part = (tab: Tab, label: string) => tab.getByRole('region', { name: label, exact: true });
const rows = (tab: Tab, label: string) => part(tab, label).getByRole('listitem');

async function publish(tab: Tab, teamId: number, body: { title: string; content?: string }): Promise<Page> {
  const made = await callAs(tab, calls.pages.create, { params: { teamId }, body: { ...body, draft: true } });
  const page = (await made.json()) as Page;
  const params = { pageId: page.id };
  await callAs(tab, calls.pages.publish, { params, body: { note: 'Read by Friday.' } });
  return page;
}

test('a page published while a player reads Home appears as new, and leaves Today when it was opened', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Today live');
  const { page: coach } = await person(desktop);
  const { page: player } = await person(phone);
  await team.join(coach, 'coach');
  await team.join(player, 'player');

  await player.goto('/');
  await expect(player.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  await expect(player.getByText(texts.noneLead)).toBeVisible();
  await expectAccessible(player, 'Home with nothing new');

  await publish(coach, team.id, { title: 'Lineout calls' });
  const row = rows(player, texts.toRead).filter({ hasText: 'Lineout calls' });
  await expect(row).toBeVisible({ timeout: LIVE_MS });
  await expect(row).toContainText(readStateTexts.new);
  await expect(row).toContainText('“Read by Friday.”');
  expect((await row.boundingBox())?.y).toBeLessThanOrEqual(MAX_FIRST_ROW_PX);
  const name = player.getByRole('heading', { level: 2, name: team.name });
  expect((await name.boundingBox())?.y).toBeLessThanOrEqual(MAX_TEAM_PX);
  await expectAccessible(player, 'Home with a new page');

  await row.getByRole('link', { name: /^Lineout calls/ }).click();
  await expect(player.getByRole('heading', { level: 1, name: 'Lineout calls' })).toBeVisible();
  await player.goBack();
  await expect(player.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  await expect(row).toHaveCount(0);
  await player.reload();
  await expect(rows(player, texts.continue)).toContainText(['Lineout calls']);
  await expect(row).toHaveCount(0);
});

test('a changed page opens from Home with its changes marked in one tap', async ({ person, ownTeam }) => {
  const team = await ownTeam('Today changed');
  const { page: coach } = await person(desktop);
  const { page: player } = await person(phone);
  await team.join(coach, 'coach');
  await team.join(player, 'player');
  const content = (pass: string) =>
    `<p data-id="a">We press after the ${pass} pass on the left side.</p>${'<p>Ten words that stay as they are in both of them.</p>'.repeat(4)}`;
  const { id: pageId } = await publish(coach, team.id, { title: 'Press', content: content('second') });
  const params = { pageId };
  await callAs(player, calls.pages.read, { params });
  await callAs(player, calls.pages.setLastRead, { params, body: { version: 1 } });
  // Publishing again shows the change at once: otherwise it waits for the end of the sitting.
  await callAs(coach, calls.pages.change, {
    params,
    body: { content: content('third') },
  });
  await callAs(coach, calls.pages.unpublish, { params });
  await callAs(coach, calls.pages.publish, { params, body: {} });
  await player.goto('/');
  const row = rows(player, texts.toRead).filter({ hasText: 'Press' });
  await expect(row).toContainText('Robin Yak coach');
  await row.getByRole('link', { name: RegExp(`^${texts.seeChanges}`) }).click();
  await expect(player).toHaveURL(RegExp(`/pages/${pageId}\\?changes=1$`));
  await expect(player.locator('ins').filter({ hasText: 'third' })).toBeVisible();
});

test('a coach sees who has not opened a page, and a question that leaves when it is answered', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Today desk');
  const { page: coach } = await person(desktop);
  const { page: player } = await person(phone);
  await team.join(coach, 'coach');
  await team.join(player, 'player');
  const { id: pageId } = await publish(coach, team.id, { title: 'Match plan' });

  await coach.goto('/');
  const row = rows(coach, texts.unread).filter({ hasText: 'Match plan' });
  await expect(row).toContainText(texts.opened(0, 1));
  await row.getByRole('button').click();
  const popover = coach.getByRole('dialog', { name: texts.notOpened });
  await expect(popover.getByRole('listitem')).toHaveText([/Robin Yak player$/]);
  await expectAccessible(coach, 'the names of those who have not opened a page');
  await coach.keyboard.press('Escape');
  await expect(popover).toHaveCount(0);

  await test.step('a play that was published is listed with it', async () => {
    const { id: playId } = await team.addPlay({ name: 'Trap on the left' });
    const play = rows(coach, texts.unread).filter({ hasText: 'Trap on the left' });
    await coach.reload();
    await expect(play).toContainText(texts.opened(0, 1));
    await expect(play.getByRole('link')).toHaveAttribute('href', `/plays/${playId}`);
    await play.getByRole('button').click();
    await expect(popover.getByRole('listitem')).toHaveText([/Robin Yak player$/]);
    await coach.keyboard.press('Escape');
    await expect(popover).toHaveCount(0);
  });

  const params = { pageId };
  const asked = await callAs(player, calls.comments.create, { params, body: { content: 'Which foot?' } });
  const question = (await asked.json()) as Comment;
  const waiting = rows(coach, texts.forYou).filter({ hasText: 'Which foot?' });
  await expect(waiting).toBeVisible({ timeout: LIVE_MS });
  await expect(waiting).toContainText('on Match plan');
  await callAs(coach, calls.comments.create, { params, body: { content: 'Left.', parentId: question.id } });
  await coach.reload();
  await expect(row).toBeVisible();
  await expect(waiting).toHaveCount(0);

  await test.step('the reply is for the player until it is opened', async () => {
    await player.goto('/');
    const reply = rows(player, texts.forYou).filter({ hasText: 'Left.' });
    await expect(reply).toContainText(texts.repliedOn);
    await reply.getByRole('link').click();
    await expect(player.getByRole('heading', { level: 1, name: 'Match plan' })).toBeVisible();
    await expect(player).toHaveURL(/#comment-\d+$/);
    await player.goBack();
    await expect(player.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    await expect(reply).toHaveCount(0);
  });
});

test('Home begins at the team where its address names one, and Back returns to the same place', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Today address');
  const { page: coach } = await person(desktop);
  const { page: player } = await person(phone);
  await team.join(coach, 'coach');
  await team.join(player, 'player');
  for (const title of ['One', 'Two', 'Three', 'Four'])
    await publish(coach, team.id, { title: `Plan ${title}` });

  await player.goto(`/dashboard?team=${team.id}`);
  const name = player.getByRole('heading', { level: 2, name: team.name });
  await expect(name).toBeInViewport();
  await expect(rows(player, texts.toRead).first()).not.toBeInViewport();

  await player.goto('/');
  await expect(rows(player, texts.toRead)).toHaveCount(3);
  await part(player, texts.toRead).getByRole('button').click();
  await expect(rows(player, texts.toRead)).toHaveCount(4);
  await name.getByRole('link').click();
  await expect(player).toHaveURL(RegExp(`/teams/${team.id}$`));
  await player.goBack();
  await expect(name).toBeInViewport();
});

test('Today that cannot be loaded says so, and the team below stays', async ({ person, ownTeam }) => {
  const team = await ownTeam('Today fails');
  const { page: tab, expected } = await person(desktop);
  await team.join(tab, 'player');
  expected.push((message) => message.text().includes('status of 500'));
  await tab.goto('/settings');
  let isBroken = true;
  await tab.route('**/api/today', (route) =>
    isBroken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await tab.getByRole('banner').getByRole('link', { name: 'Touchline' }).click();
  await expect(tab.getByText(texts.failed)).toBeVisible();
  await expect(tab.getByRole('heading', { level: 2, name: team.name })).toBeVisible();
  isBroken = false;
  await tab.getByRole('button', { name: 'Try again' }).click();
  await expect(tab.getByText(texts.none)).toBeVisible();
});

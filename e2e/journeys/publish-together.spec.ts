import {
  calls,
  draftSelectionTexts,
  orderTexts,
  pageTexts,
  playTexts,
  publishingTexts,
  selectionTexts as texts,
  type Category,
  type ContentKind,
  type Page,
} from '@touchline/contract';
import type { Page as Tab } from '@playwright/test';
import { boxOf } from '../fixtures/box';
import { callAs } from '../fixtures/api';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone } from '../fixtures/test';

const addDraft = async (tab: Tab, teamId: number, title: string) =>
  (await (
    await callAs(tab, calls.pages.create, { params: { teamId }, body: { title, draft: true } })
  ).json()) as Page;

async function addCategory(tab: Tab, teamId: number): Promise<number> {
  const made = await callAs(tab, calls.categories.create, {
    params: { teamId },
    body: { name: 'Set pieces' },
  });
  return ((await made.json()) as Category).id;
}

const addDraftOfPlay = (tab: Tab, teamId: number, play: { name: string; categoryId: number }) =>
  callAs(tab, calls.plays.create, { params: { teamId }, body: { ...play, draft: true } });

const box = (tab: Tab, title: string) => tab.getByRole('checkbox', { name: texts.select(title) });
const bar = (tab: Tab, kind: ContentKind = 'page') =>
  tab.getByRole('toolbar', { name: texts.selection(kind) });
const card = (tab: Tab, title: string) => tab.getByRole('main').getByRole('link', { name: title });

test('a coach publishes a range of drafts with one note, and one that was deleted meanwhile stops it', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Publish together');
  const { page: coach, expected } = await person(desktop);
  const { page: player } = await person(phone);
  await team.join(coach, 'coach');
  await team.join(player, 'player');
  expected.push((message) => message.text().includes('404'));
  await team.addPage({ title: 'Published before' });
  const drafts: Page[] = [];
  for (const title of ['Bus times', 'Kit list', 'Match plan'])
    drafts.push(await addDraft(coach, team.id, title));

  await coach.goto(`/teams/${team.id}?tab=pages`);
  await expect(box(coach, 'Match plan')).toBeAttached();
  await expect(box(coach, 'Published before')).toBeAttached();

  await test.step('hovering shows the checkbox, and Shift and a click select the range', async () => {
    await card(coach, 'Match plan').hover();
    await box(coach, 'Match plan').check();
    await expect(bar(coach)).toContainText(texts.selected(1));
    await card(coach, 'Bus times').click({ modifiers: ['Shift'] });
    await expect(bar(coach)).toContainText(texts.selected(3));
    await expectAccessible(coach, 'selected drafts');
  });

  await test.step('Escape ends the selection; the keyboard alone selects all again', async () => {
    await coach.keyboard.press('Escape');
    await expect(bar(coach)).toHaveCount(0);
    await box(coach, 'Kit list').focus();
    await coach.keyboard.press('Space');
    await coach.keyboard.press('Control+a');
    await expect(bar(coach)).toContainText(texts.selected(4));
    await expect(bar(coach)).toContainText(texts.publish(3));
  });

  const publish = bar(coach).getByRole('button', { name: /^Publish/ });
  const form = coach.getByRole('dialog', { name: publishingTexts.publishTo(team.name) });

  await test.step('a draft that is gone is said, and the others stay selected', async () => {
    await publish.click();
    await expect(form).toContainText('will see them');
    await callAs(coach, calls.pages.remove, { params: { pageId: drafts[0]?.id ?? 0 } });
    await coach.route('**/pages/publish', async (route) => route.fulfill({ status: 404, body: '{}' }), {
      times: 1,
    });
    await form.getByRole('button', { name: publishingTexts.publish, exact: true }).click();
    await expect(coach.getByText(draftSelectionTexts.gone)).toBeVisible();
    await expect(bar(coach)).toContainText(texts.selected(3));
  });

  await test.step('publishing with a note ends the selection and notifies once', async () => {
    await form.getByLabel(publishingTexts.note).fill('For Saturday');
    await form.getByRole('button', { name: publishingTexts.publish, exact: true }).click();
    await expect(
      coach.getByText(/^2 pages published\. \d+ (person is|people are) notified\.$/),
    ).toBeVisible();
    await expect(bar(coach)).toHaveCount(0);
    await expect(coach.getByRole('main').getByText(pageTexts.draft, { exact: true })).toHaveCount(0);
    await player.goto(`/teams/${team.id}?tab=pages`);
    await expect(card(player, 'Match plan').first()).toBeVisible();
    await expect(card(player, 'Kit list').first()).toBeVisible();
    await expect(player.getByText('Bus times')).toHaveCount(0);
  });
});

test('a coach on a phone selects drafts by a long press and publishes them', async ({ person, ownTeam }) => {
  const team = await ownTeam('Publish on a phone');
  const { page: coach } = await person(phone);
  await team.join(coach, 'coach');
  for (const title of ['Warm-up', 'Cool-down']) await addDraft(coach, team.id, title);
  await coach.goto(`/teams/${team.id}?tab=pages`);
  await expect(box(coach, 'Warm-up')).toBeAttached();

  const place = await boxOf(card(coach, 'Warm-up'));
  const touch = await coach.context().newCDPSession(coach);
  const point = { x: place.x + 40, y: place.y + 20 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await expect(bar(coach)).toContainText(texts.selected(1));
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
  await card(coach, 'Cool-down').click();
  await expect(bar(coach)).toContainText(texts.selected(2));
  await expectAccessible(coach, 'selected drafts on a phone');

  await bar(coach)
    .getByRole('button', { name: /^Publish/ })
    .click();
  const form = coach.getByRole('dialog', { name: publishingTexts.publishTo(team.name) });
  await form.getByRole('button', { name: publishingTexts.publish, exact: true }).click();
  await expect(form).toHaveCount(0);
  await expect(bar(coach)).toHaveCount(0);
  await expect(coach.getByRole('main').getByText(pageTexts.draft, { exact: true })).toHaveCount(0);
});

test('a coach publishes several drafts of plays from the list of a category, which the keyboard still moves', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Publish plays together');
  const { page: coach } = await person(desktop);
  const { page: player } = await person(phone);
  await team.join(coach, 'coach');
  await team.join(player, 'player');
  const categoryId = await addCategory(coach, team.id);
  await team.addPlay({ name: 'Known before', categoryId });
  for (const name of ['Near post', 'Far post']) await addDraftOfPlay(coach, team.id, { name, categoryId });

  await coach.goto(`/teams/${team.id}?tab=plays&category=${categoryId}`);
  const list = coach.getByRole('list', { name: orderTexts.plays });
  await expect(list).toBeVisible();
  await expect(box(coach, 'Far post')).toBeAttached();

  await test.step('the star of a card keeps its own action while drafts are selected', async () => {
    await box(coach, 'Near post').check();
    await expect(bar(coach, 'play')).toContainText(texts.selected(1));
    const star = coach.getByRole('button', { name: playTexts.star('Far post') });
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expect(bar(coach, 'play')).toContainText(texts.selected(1));
    await card(coach, 'Far post').click();
    await expect(bar(coach, 'play')).toContainText(texts.selected(2));
    await expectAccessible(coach, 'selected drafts of plays');
  });

  await test.step('a selected play is moved, and stays selected', async () => {
    await card(coach, 'Near post').focus();
    await coach.keyboard.press('Alt+ArrowUp');
    await expect(list.getByRole('link').first()).toHaveText('Near post');
    await expect(bar(coach, 'play')).toContainText(texts.selected(2));
  });

  await test.step('publishing shows them to the players', async () => {
    await bar(coach, 'play')
      .getByRole('button', { name: /^Publish/ })
      .click();
    const form = coach.getByRole('dialog', { name: publishingTexts.publishTo(team.name) });
    await form.getByLabel(publishingTexts.note).fill('Corners for Saturday');
    await form.getByRole('button', { name: publishingTexts.publish, exact: true }).click();
    await expect(
      coach.getByText(/^2 plays published\. \d+ (person is|people are) notified\.$/),
    ).toBeVisible();
    await expect(bar(coach, 'play')).toHaveCount(0);
    await player.goto(`/teams/${team.id}?tab=plays`);
    await expect(card(player, 'Near post')).toBeVisible();
    await expect(card(player, 'Far post')).toBeVisible();
  });
});

test('a long press on a phone selects a draft of a category and drags nothing', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Press a play on a phone');
  const { page: coach } = await person(phone);
  await team.join(coach, 'coach');
  const categoryId = await addCategory(coach, team.id);
  for (const name of ['Long kick', 'Short kick']) await addDraftOfPlay(coach, team.id, { name, categoryId });
  await coach.goto(`/teams/${team.id}?tab=plays&category=${categoryId}`);
  await expect(coach.getByRole('list', { name: orderTexts.plays })).toBeVisible();
  await expect(box(coach, 'Long kick')).toBeAttached();

  const place = await boxOf(card(coach, 'Long kick'));
  const touch = await coach.context().newCDPSession(coach);
  const point = { x: place.x + 40, y: place.y + 8 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await expect(bar(coach, 'play')).toContainText(texts.selected(1));
  const isDragRefused = await card(coach, 'Long kick').evaluate(
    (link) => !link.dispatchEvent(new DragEvent('dragstart', { bubbles: true, cancelable: true })),
  );
  expect(isDragRefused).toBe(true);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
  await expect(bar(coach, 'play')).toContainText(texts.selected(1));
  await expectAccessible(coach, 'selected drafts of plays on a phone');
});

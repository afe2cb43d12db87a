import {
  appTexts,
  calls,
  limits,
  selectionTexts as texts,
  type Activity,
  type Page,
} from '@touchline/contract';
import type { Page as Tab } from '@playwright/test';
import { boxOf } from '../fixtures/box';
import { callAs } from '../fixtures/api';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone } from '../fixtures/test';

const ofPlays = (tab: Tab) => tab.getByRole('toolbar', { name: texts.selection('play') });
const box = (tab: Tab, title: string) => tab.getByRole('checkbox', { name: texts.select(title) });
const bar = (tab: Tab) => tab.getByRole('toolbar', { name: texts.selection('page') });
const card = (tab: Tab, title: string) => tab.getByRole('main').getByRole('link', { name: title });
const tagForm = (tab: Tab, count: number) => tab.getByRole('dialog', { name: texts.tagsOf('page', count) });
const question = (tab: Tab, count: number) =>
  tab.getByRole('alertdialog', { name: texts.binTitle('page', count) });

async function activitiesOf(tab: Tab, teamId: number): Promise<string[]> {
  const list = await callAs(tab, calls.activities.ofTeam, { params: { teamId } });
  return ((await list.json()) as Activity[]).map(({ action, targetName }) => `${action} ${targetName}`);
}

test('a coach tags several pages with the mouse, and Undo takes it back; a page with too many tags stops all', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Tag together');
  const { page: coach, expected } = await person(desktop);
  await team.join(coach, 'coach');
  expected.push((message) => message.text().includes('409'));
  for (const title of ['Bus times', 'Kit list']) await team.addPage({ title, tags: ['Away'] });
  const full = Array.from({ length: limits.tags }, (_, number) => `tag ${number}`);
  await team.addPage({ title: 'Full of tags', tags: full });

  await coach.goto(`/teams/${team.id}?tab=pages`);
  await expect(box(coach, 'Bus times')).toBeAttached();
  await card(coach, 'Kit list').hover();
  await box(coach, 'Kit list').check();
  await card(coach, 'Bus times').click({ modifiers: ['Shift'] });
  await expect(bar(coach)).toContainText(texts.selected(2));
  await expect(bar(coach).getByRole('button', { name: texts.publish(0), exact: true })).toBeDisabled();

  await test.step('tags are added to all and removed from all', async () => {
    await bar(coach).getByRole('button', { name: texts.tags }).click();
    const form = tagForm(coach, 2);
    await form.getByRole('combobox').fill('Cup');
    await coach.keyboard.press('Enter');
    await form.getByRole('button', { name: 'Away' }).click();
    await expectAccessible(coach, 'tags of selected pages');
    await form.getByRole('button', { name: texts.apply }).click();
    await expect(coach.getByText(texts.tagged('page', 2))).toBeVisible();
    await expect(bar(coach)).toHaveCount(0);
    const main = coach.getByRole('main');
    await expect(main.getByText('Cup', { exact: true })).not.toHaveCount(0);
    await expect(main.getByText('Away', { exact: true })).toHaveCount(0);
    await expect
      .poll(() => activitiesOf(coach, team.id))
      .toContain('changed the tags of 2 pages: Kit list, Bus times');
  });

  await test.step('Undo takes it back', async () => {
    await coach.getByRole('button', { name: texts.undo }).click();
    await expect(coach.getByRole('main').getByText('Away', { exact: true })).not.toHaveCount(0);
    await expect(coach.getByRole('main').getByText('Cup', { exact: true })).toHaveCount(0);
  });

  await test.step('a page with too many tags is named, and nothing is changed', async () => {
    await box(coach, 'Kit list').check();
    await box(coach, 'Full of tags').check();
    await bar(coach).getByRole('button', { name: texts.tags }).click();
    const form = tagForm(coach, 2);
    await form.getByRole('combobox').fill('Final');
    await coach.keyboard.press('Enter');
    await form.getByRole('button', { name: texts.apply }).click();
    await expect(coach.getByText(`“Full of tags” would have more than ${limits.tags} tags.`)).toBeVisible();
    await expect(bar(coach)).toContainText(texts.selected(2));
    await expect(coach.getByRole('main').getByText('Final', { exact: true })).toHaveCount(0);
  });
});

test('a coach on a phone deletes several pages after a long press, sees them go live, and restores all', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Delete together');
  const { page: coach } = await person(phone);
  const { page: other } = await person(desktop);
  await team.join(coach, 'coach');
  await team.join(other, 'coach');
  const pages: Page[] = [];
  for (const title of ['Warm-up', 'Cool-down', 'Stretching']) pages.push(await team.addPage({ title }));
  await other.goto(`/teams/${team.id}?tab=pages`);
  await expect(card(other, 'Warm-up')).toBeVisible();
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
  await card(coach, 'Stretching').click();
  await expect(bar(coach)).toContainText(texts.selected(3));
  await expectAccessible(coach, 'selected pages on a phone');

  await test.step('a page that someone else deletes leaves the selection', async () => {
    await callAs(other, calls.pages.remove, { params: { pageId: pages[2]?.id ?? 0 } });
    await expect(bar(coach)).toContainText(texts.selected(2));
  });

  await test.step('one question, one toast', async () => {
    await bar(coach).getByRole('button', { name: texts.bin }).click();
    await expect(question(coach, 2)).toContainText(texts.binQuestion('page', 2));
    await question(coach, 2).getByRole('button', { name: appTexts.delete }).click();
    await expect(coach.getByText(texts.binnedDetail('page', 2))).toBeVisible();
    await expect(bar(coach)).toHaveCount(0);
    await expect(card(coach, 'Warm-up')).toHaveCount(0);
    await expect(card(other, 'Warm-up')).toHaveCount(0);
  });

  await test.step('Undo restores all, for others too', async () => {
    await coach.getByRole('button', { name: texts.undo }).click();
    await expect(coach.getByText(texts.restored('page', 2))).toBeVisible();
    for (const title of ['Warm-up', 'Cool-down']) {
      await expect(card(coach, title)).toBeVisible();
      await expect(card(other, title)).toBeVisible();
    }
    await expect(card(coach, 'Stretching')).toHaveCount(0);
  });
});

test('a coach selects, tags and deletes by keys alone; a player has no checkboxes', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Select by keys');
  const { page: coach } = await person(desktop);
  const { page: player } = await person(desktop);
  await team.join(coach, 'coach');
  await team.join(player, 'player');
  for (const title of ['Rules', 'Songs']) await team.addPage({ title });
  await player.goto(`/teams/${team.id}?tab=pages`);
  await expect(card(player, 'Rules')).toBeVisible();
  await coach.goto(`/teams/${team.id}?tab=pages`);
  await expect(box(coach, 'Rules')).toBeAttached();

  await test.step('Ctrl+A in the list selects all', async () => {
    await card(coach, 'Songs').focus();
    await coach.keyboard.press('Control+a');
    await expect(bar(coach)).toContainText(texts.selected(2));
    await expect(coach.getByRole('status').filter({ hasText: texts.selected(2) })).toHaveCount(1);
  });

  await test.step('the bar is one stop, and arrow keys move to the tags', async () => {
    await bar(coach).getByRole('button', { name: texts.clear }).focus();
    await coach.keyboard.press('ArrowRight');
    await expect(bar(coach).getByRole('button', { name: texts.tags })).toBeFocused();
    await coach.keyboard.press('Enter');
    await expect(tagForm(coach, 2).getByRole('combobox')).toBeVisible();
    await tagForm(coach, 2).getByRole('combobox').focus();
    await coach.keyboard.type('Club');
    await coach.keyboard.press('Enter');
    await expect(tagForm(coach, 2).getByText('Club', { exact: true })).toBeVisible();
    await tagForm(coach, 2).getByRole('button', { name: texts.apply }).focus();
    await coach.keyboard.press('Enter');
    await expect(coach.getByText(texts.tagged('page', 2))).toBeVisible();
    await expect(bar(coach)).toHaveCount(0);
    await expect(player.getByRole('main').getByText('Club', { exact: true })).not.toHaveCount(0);
  });

  await test.step('Escape ends a selection, and Delete asks', async () => {
    await box(coach, 'Rules').focus();
    await coach.keyboard.press('Space');
    await expect(bar(coach)).toContainText(texts.selected(1));
    await coach.keyboard.press('Escape');
    await expect(bar(coach)).toHaveCount(0);
    await box(coach, 'Rules').focus();
    await coach.keyboard.press('Space');
    await bar(coach).getByRole('button', { name: texts.bin }).focus();
    await coach.keyboard.press('Enter');
    await question(coach, 1).getByRole('button', { name: appTexts.delete }).focus();
    await coach.keyboard.press('Enter');
    await expect(coach.getByText(texts.binnedDetail('page', 1))).toBeVisible();
    await expect(card(player, 'Rules')).toHaveCount(0);
  });

  await expect(player.getByRole('checkbox')).toHaveCount(0);
});

test('a coach tags several plays, and puts them in the bin and back', async ({ person, ownTeam }) => {
  const team = await ownTeam('Several plays');
  const { page: coach } = await person(desktop);
  const { page: player } = await person(phone);
  await team.join(coach, 'coach');
  await team.join(player, 'player');
  for (const name of ['Far post', 'Near post', 'Short corner']) await team.addPlay({ name, tags: ['Away'] });
  await player.goto(`/teams/${team.id}?tab=plays`);
  await expect(card(player, 'Far post')).toBeVisible();
  await coach.goto(`/teams/${team.id}?tab=plays`);
  await expect(box(coach, 'Far post')).toBeAttached();
  const select = async () => {
    for (const name of ['Far post', 'Near post']) {
      await card(coach, name).hover();
      await box(coach, name).check();
    }
    await expect(ofPlays(coach)).toContainText(texts.selected(2));
  };

  await test.step('tags', async () => {
    await select();
    await ofPlays(coach).getByRole('button', { name: texts.tags }).click();
    const form = coach.getByRole('dialog', { name: texts.tagsOf('play', 2) });
    await form.getByRole('combobox').fill('Cup');
    await coach.keyboard.press('Enter');
    await form.getByRole('button', { name: texts.apply }).click();
    await expect(coach.getByText(texts.tagged('play', 2))).toBeVisible();
    await expect(ofPlays(coach)).toHaveCount(0);
    await expect(player.getByRole('main').getByText('Cup', { exact: true })).not.toHaveCount(0);
  });

  await test.step('the bin, and Undo', async () => {
    await select();
    await ofPlays(coach).getByRole('button', { name: texts.bin }).click();
    const asked = coach.getByRole('alertdialog', { name: texts.binTitle('play', 2) });
    await expect(asked).toContainText(texts.binQuestion('play', 2));
    await asked.getByRole('button', { name: appTexts.delete }).click();
    await expect(coach.getByText(texts.binnedDetail('play', 2))).toBeVisible();
    for (const name of ['Far post', 'Near post']) await expect(card(player, name)).toHaveCount(0);
    await expect(card(player, 'Short corner')).toBeVisible();
    await coach.getByRole('button', { name: texts.undo }).last().click();
    await expect(coach.getByText(texts.restored('play', 2))).toBeVisible();
    for (const name of ['Far post', 'Near post']) await expect(card(player, name)).toBeVisible();
  });
});

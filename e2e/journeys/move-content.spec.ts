import type { Page as Tab } from '@playwright/test';
import {
  calls,
  contentMoveTexts as texts,
  selectionTexts,
  moveNoticeTexts,
  pageTexts,
  type TeamRole,
} from '@touchline/contract';
import { callAs } from '../fixtures/api';
import { test, type OwnTeam } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone } from '../fixtures/test';

const button = (tab: Tab, name: string) => tab.getByRole('button', { name, exact: true });

/** Adds a user who has an account to another team. */
async function joinToo(tab: Tab, team: OwnTeam, role: TeamRole) {
  const { token } = await team.addLink({ role });
  const joined = await callAs(tab, calls.invites.join, { params: { token } });
  expect(joined.ok(), await joined.text()).toBe(true);
}

const dialog = (tab: Tab, title: string) => tab.getByRole('dialog', { name: title });

async function openDialog(tab: Tab, menu: string, title: string) {
  await button(tab, menu).click();
  await tab.getByRole('menuitem', { name: texts.move }).click();
  await expect(dialog(tab, title)).toBeVisible();
}

/** The button of the toast: the editor has one of the same name. */
const undo = (tab: Tab) => tab.getByRole('status').getByRole('button', { name: texts.undo, exact: true });

test('a coach moves a page to another team and back, and readers see what happened', async ({
  ownTeam,
  person,
}) => {
  const [first, second] = [await ownTeam('move from'), await ownTeam('move to')];
  const [coach, both, one] = [await person(desktop), await person(desktop), await person(phone)];
  await first.join(coach.page, 'coach');
  await first.join(both.page, 'player');
  await first.join(one.page, 'player');
  await joinToo(coach.page, second, 'coach');
  await joinToo(both.page, second, 'player');
  // The page is gone for the reader of the first team.
  one.expected.push((message) => message.text().includes('status of 404'));
  const page = await first.addPage({ title: 'Kick-off plan', content: '<p data-id="aaaaaa">Front pod</p>' });
  await first.addCategory('Set pieces', { pageId: page.id });
  for (const { page: tab } of [coach, both, one]) {
    await tab.goto(`/pages/${page.id}`);
    await expect(tab.getByText('Front pod')).toBeVisible();
  }

  await test.step('the dialog says who will see the page', async () => {
    await openDialog(coach.page, pageTexts.moreActions, texts.title.page);
    const asked = dialog(coach.page, texts.title.page);
    await expect(asked).toContainText(`of ${second.name} will see it.`);
    await expectAccessible(coach.page, 'moving a page');
    await button(coach.page, texts.moveNow).click();
    await expect(coach.page.getByText(texts.moved(second.name))).toBeVisible();
    await expect(asked).toBeHidden();
    await expect(coach.page.getByText('Front pod')).toBeVisible();
    await expect(coach.page.getByRole('main').getByRole('link', { name: second.name })).toBeVisible();
  });

  await test.step('a reader of both teams reads on, a reader of the first team no longer', async () => {
    await expect(both.page.getByText(moveNoticeTexts.moved(second.name))).toBeVisible();
    await expect(both.page.getByText('Front pod')).toBeVisible();
    await expect(one.page.getByRole('heading', { name: pageTexts.notFound })).toBeVisible();
    await expect(one.page.getByText('Front pod')).toHaveCount(0);
  });

  await test.step('Undo moves it back to its category', async () => {
    await undo(coach.page).click();
    await expect(coach.page.getByRole('main').getByRole('link', { name: first.name })).toBeVisible();
    await expect(both.page.getByText(moveNoticeTexts.moved(first.name))).toBeVisible();
    const read = await callAs(one.page, calls.pages.read, { params: { pageId: page.id } });
    expect(((await read.json()) as { categoryId: number | null }).categoryId).not.toBeNull();
  });
});

test('a coach moves a play by phone, and cannot without a connection', async ({ ownTeam, person }) => {
  const [first, second] = [await ownTeam('move from'), await ownTeam('move to')];
  const { page: coach, expected } = await person(phone);
  expected.push((message) => message.text().includes('ERR_INTERNET_DISCONNECTED'));
  await first.join(coach, 'coach');
  await joinToo(coach, second, 'coach');
  const play = await first.addPlay({ name: 'Overlap', content: '<p data-id="aaaaaa">Go wide</p>' });
  await coach.goto(`/plays/${play.id}`);
  await expect(coach.getByText('Go wide')).toBeVisible();
  await openDialog(coach, pageTexts.moreActions, texts.title.play);

  await coach.context().setOffline(true);
  await expect(dialog(coach, texts.title.play).getByText(texts.offline)).toBeVisible();
  await expect(button(coach, texts.moveNow)).toBeDisabled();
  await coach.context().setOffline(false);
  await button(coach, texts.moveNow).click();
  await expect(coach.getByText(texts.moved(second.name))).toBeVisible();

  await coach.goto(`/teams/${second.id}?tab=plays`);
  await expect(coach.getByRole('main').getByRole('link', { name: 'Overlap' })).toBeVisible();
});

test('a coach of one team alone is not offered to move a page', async ({ ownTeam, person }) => {
  const [first, second] = [await ownTeam('move from'), await ownTeam('move to')];
  const { page: coach } = await person(desktop);
  await first.join(coach, 'coach');
  const page = await first.addPage({ title: 'Kick-off plan' });
  await coach.goto(`/pages/${page.id}`);
  const menu = button(coach, pageTexts.moreActions);
  await menu.click();
  await expect(coach.getByRole('menuitem', { name: pageTexts.deletePage })).toBeVisible();
  await expect(coach.getByRole('menuitem', { name: texts.move })).toHaveCount(0);
  await coach.keyboard.press('Escape');
  await joinToo(coach, second, 'coach');
  await expect
    .poll(async () => {
      await coach.goto(`/pages/${page.id}`);
      await menu.click();
      await expect(coach.getByRole('menuitem', { name: pageTexts.deletePage })).toBeVisible();
      return coach.getByRole('menuitem', { name: texts.move }).count();
    })
    .toBe(1);
});

test('a coach moves two selected drafts at once, and back', async ({ ownTeam, person }) => {
  const [first, second] = [await ownTeam('move from'), await ownTeam('move to')];
  const { page: coach } = await person(desktop);
  await first.join(coach, 'coach');
  await joinToo(coach, second, 'coach');
  for (const title of ['Bus times', 'Kit list']) await first.addPage({ title, draft: true });
  await coach.goto(`/teams/${first.id}?tab=pages`);
  const card = (title: string) => coach.getByRole('main').getByRole('link', { name: title });
  const box = (title: string) => coach.getByRole('checkbox', { name: selectionTexts.select(title) });
  await expect(box('Kit list')).toBeAttached();
  await card('Kit list').hover();
  await box('Kit list').check();
  await coach.keyboard.press('Control+a');
  const bar = coach.getByRole('toolbar', { name: selectionTexts.selection('page') });
  await expect(bar).toContainText(selectionTexts.selected(2));
  await bar.getByRole('button', { name: texts.moveNow, exact: true }).click();
  const asked = dialog(coach, texts.titleOfSeveral(2));
  await expect(asked).toContainText(`Only coaches and admins of ${second.name} will see them`);
  await asked.getByRole('button', { name: texts.moveNow, exact: true }).click();
  await expect(coach.getByText(texts.movedSeveral(2, second.name))).toBeVisible();
  await expect(card('Kit list')).toHaveCount(0);
  await expect(bar).toHaveCount(0);
  await undo(coach).click();
  await expect(card('Kit list')).toBeVisible();
  await expect(card('Bus times')).toBeVisible();
});

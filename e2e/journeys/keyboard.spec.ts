import {
  accountTexts,
  calls,
  commentTexts,
  inviteTexts,
  pageListTexts,
  pageTexts,
  publishingTexts,
  teamNavTexts,
  teamTexts,
  type InviteLink,
} from '@touchline/contract';
import type { Page } from '@playwright/test';
import { callAs } from '../fixtures/api';
import { press, type } from '../fixtures/keyboard';
import { demoPassword, desktop, expect, test } from '../fixtures/test';
import { PageScreen } from '../screens/page-screen';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a team, a page and a discussion are created by keyboard only', async ({ person }) => {
  test.setTimeout(300_000);
  const coach = (await person(desktop)).page;
  await coach.goto('/login');
  await type(coach, coach.getByLabel(accountTexts.email), 'coach@touchline.example');
  await type(coach, coach.getByLabel(accountTexts.password, { exact: true }), demoPassword);
  await coach.keyboard.press('Enter');
  await coach.waitForURL('**/dashboard');

  const teamId = await makeTeam(coach);
  await press(coach, button(coach, pageListTexts.firstPage));
  await type(coach, coach.getByRole('dialog').getByLabel(pageTexts.title), 'Kick-off');
  await coach.keyboard.press('Enter');
  await coach.waitForURL('**/pages/*');
  await writePage(coach);
  await press(coach, button(coach, publishingTexts.publish));
  const publishing = coach.getByRole('dialog');
  await press(coach, publishing.getByRole('button', { name: publishingTexts.publish }));
  await expect(publishing).toHaveCount(0);
  const pageUrl = coach.url();

  const made = await callAs(coach, calls.invites.createLink, {
    params: { teamId },
    body: { role: 'player' },
  });
  const { token } = (await made.json()) as InviteLink;
  const player = (await person(desktop)).page;
  await join(player, token);
  await player.goto(pageUrl);
  await press(player, player.getByRole('button', { name: pageTexts.star }), 'Space');
  await expect(player.getByRole('button', { name: pageTexts.unstar })).toBeVisible();
  await type(player, player.getByPlaceholder(commentTexts.placeholder), 'Who chases?');
  await press(player, button(player, commentTexts.comment));
  await expect(new PageScreen(player).comment('Who chases?')).toBeVisible();

  await coach.reload();
  await answer(coach);
});

async function makeTeam(page: Page): Promise<number> {
  await press(page, button(page, teamNavTexts.newTeamSpace).first());
  const dialog = page.getByRole('dialog');
  await type(page, dialog.getByLabel(teamTexts.name), 'Kestrels');
  await press(page, dialog.getByRole('button', { name: teamTexts.sport }));
  await expect(page.getByRole('option', { name: 'Rugby Union' })).toBeVisible();
  await page.keyboard.type('Rugby U');
  await page.keyboard.press('Enter');
  await press(page, button(page, teamTexts.create));
  await expect(page.getByRole('heading', { level: 1, name: 'Kestrels' })).toBeVisible();
  return Number(/\/teams\/(\d+)/.exec(page.url())?.[1]);
}

async function writePage(page: Page): Promise<void> {
  const screen = new PageScreen(page);
  await type(page, page.getByPlaceholder(pageListTexts.tagsPlaceholder), 'attack');
  await page.keyboard.press('Enter');
  await type(page, screen.editor.first(), '/heading 2');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Receive');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Lift at ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('once');
  await page.keyboard.press('Control+s');
  await screen.waitForSaved();
  await page.reload();
  await expect(screen.editor.locator('b').or(page.locator('b'))).toHaveText('once');
}

async function join(page: Page, token: string): Promise<void> {
  await page.goto(`/invite/${token}`);
  await press(page, page.getByRole('link', { name: inviteTexts.loginOrSignUp }));
  await type(page, page.getByLabel(accountTexts.firstName), 'Ada');
  await type(page, page.getByLabel(accountTexts.lastName), 'Quist');
  await type(page, page.getByLabel(accountTexts.email), 'ada.quist@kestrels.example');
  await type(page, page.getByLabel(accountTexts.password, { exact: true }), 'Kick-off-2026!');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
}

async function answer(page: Page): Promise<void> {
  const screen = new PageScreen(page);
  const thread = screen.comment('Who chases?');
  await press(page, thread.getByRole('button', { name: commentTexts.reply, exact: true }).first());
  await type(page, page.getByPlaceholder(commentTexts.replyPlaceholder), 'Wings, both.');
  await page.keyboard.press('Control+Enter');
  await expect(screen.comment('Wings, both.')).toBeVisible();
  await press(page, thread.getByRole('button', { name: commentTexts.resolve, exact: true }));
  await expect(page.getByText(commentTexts.noActive)).toBeVisible();
}

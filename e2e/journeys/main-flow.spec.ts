import {
  accountTexts,
  calls,
  commentTexts,
  inviteTexts,
  pageListTexts,
  pageTexts,
  type InviteLink,
} from '@touchline/contract';
import { callAs } from '../fixtures/api';
import { desktop, expect, expectAccessible, phone, test } from '../fixtures/test';
import { PageScreen } from '../screens/page-screen';
import { SignIn } from '../screens/sign-in';
import { TeamSpace } from '../screens/team-space';

test('a coach writes a page; a player reads it on a phone, stars it and replies', async ({ person }) => {
  test.setTimeout(300_000);
  const coach = await person(desktop);
  const signIn = new SignIn(coach.page);
  await signIn.open();
  await expectAccessible(coach.page, 'sign-in');
  await signIn.byForm('coach@touchline.example');
  await expect(coach.page.getByText(accountTexts.welcomeBack)).toBeVisible();
  await expectAccessible(coach.page, 'dashboard');

  const space = new TeamSpace(coach.page);
  const teamId = await space.createTeam('Falcons U18', 'Rugby Union');
  await expectAccessible(coach.page, 'an empty team space');
  await space.createPage('Lineout calls');

  const written = new PageScreen(coach.page);
  await expect(written.editor.first()).toBeFocused();
  await writeLineoutCalls(written);
  await written.waitForSaved();
  await expectAccessible(coach.page, 'the editor');
  await coach.page.reload();
  await expectLineoutCalls(written);
  await written.publish();
  const pageUrl = coach.page.url();

  const made = await callAs(coach.page, calls.invites.createLink, {
    params: { teamId },
    body: { role: 'player' },
  });
  const link = (await made.json()) as InviteLink;

  const player = await person(phone);
  await player.page.goto(`/invite/${link.token}`);
  await expect(player.page.getByText('Falcons U18')).toBeVisible();
  await expectAccessible(player.page, 'the invitation');
  await player.page.getByRole('link', { name: inviteTexts.loginOrSignUp }).click();
  await expect(player.page.getByLabel(accountTexts.firstName)).toBeVisible();
  await expectAccessible(player.page, 'signing up');
  await signUp(player.page);
  await expect(player.page.getByText(inviteTexts.welcome)).toBeVisible();

  const read = new PageScreen(player.page);
  await player.page.goto(pageUrl);
  await expect(player.page.getByRole('heading', { level: 1, name: 'Lineout calls' })).toBeVisible();
  await expect(player.page.getByRole('cell', { name: 'Jumper 4' })).toBeVisible();
  await expect(read.editor).toHaveCount(0);
  await expect(read.saveButton).toHaveCount(0);
  await player.page.getByRole('button', { name: pageTexts.star }).click();
  await read.writeComment('Which foot leads on Falcon?');
  await expectAccessible(player.page, 'the page on a phone');
  await player.page.reload();
  await expect(player.page.getByRole('button', { name: pageTexts.unstar })).toBeVisible();

  await coach.page.reload();
  await written.reply('Which foot leads on Falcon?', 'The inside foot.');
  await written
    .comment('Which foot leads on Falcon?')
    .getByRole('button', { name: commentTexts.resolve, exact: true })
    .click();
  await expect(coach.page.getByText(commentTexts.noActive)).toBeVisible();
  await expectAccessible(coach.page, 'the discussion');

  await player.page.reload();
  await player.page.getByRole('button', { name: `${commentTexts.resolved} (1)` }).click();
  await expect(read.comment('The inside foot.')).toBeVisible();
});

test('an untitled page is created at once, with its title selected', async ({ person }) => {
  const { page } = await person(desktop);
  await new SignIn(page).as('coach@touchline.example');
  await page.goto('/dashboard?team=1');
  await page.getByRole('button', { name: pageListTexts.createMenu, exact: true }).click();
  await page.getByRole('menuitem', { name: pageTexts.untitledPage }).click();
  const title = page.getByRole('textbox', { name: pageTexts.title });
  await expect(title).toBeFocused();
  await page.keyboard.type('Kick-off');
  await expect(title).toHaveValue('Kick-off');
});

async function writeLineoutCalls(screen: PageScreen) {
  const { page } = screen;
  await screen.addTag('attack');
  await screen.addTag('whiteboard');
  await screen.editor.first().click();
  await page.keyboard.type('/heading 2');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Calls');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/bullet');
  await page.keyboard.press('Enter');
  for (const item of ['Falcon: front pod', 'Hawk: middle', 'Eagle: tail']) {
    await page.keyboard.type(item);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Enter');
  await page.keyboard.type('/table');
  await page.keyboard.press('Enter');
  for (const cell of [
    'Call',
    'Jumper',
    'Space',
    'Falcon',
    'Jumper 2',
    'Front',
    'Hawk',
    'Jumper 4',
    'Middle',
  ]) {
    await page.keyboard.type(cell);
    await page.keyboard.press('Tab');
  }
}

async function expectLineoutCalls({ page, editor }: PageScreen) {
  await expect(page.getByRole('textbox', { name: pageTexts.title })).toHaveValue('Lineout calls');
  await expect(editor.filter({ hasText: 'Calls' }).first()).toBeVisible();
  await expect(page.getByText('Hawk: middle')).toBeVisible();
  await expect(page.getByText('Jumper 4')).toBeVisible();
  await expect(page.getByText('whiteboard').first()).toBeVisible();
}

async function signUp(page: PageScreen['page']) {
  await page.getByLabel(accountTexts.email).fill('sam.okafor@falcons.example');
  await page.getByLabel(accountTexts.firstName).fill('Sam');
  await page.getByLabel(accountTexts.lastName).fill('Okafor');
  await page.getByLabel(accountTexts.password, { exact: true }).fill('Lineout-2026!');
  await page.getByRole('button', { name: accountTexts.signUp }).click();
  await page.waitForURL('**/dashboard');
}

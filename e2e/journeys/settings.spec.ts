import {
  appTexts,
  memberTexts,
  passwordScreenTexts,
  settingsTexts as texts,
  userMenuTexts,
} from '@touchline/contract';
import type { Page } from '@playwright/test';
import { linkMailedTo } from '../fixtures/mail';
import { demoPassword, desktop, expect, expectAccessible, phone, test } from '../fixtures/test';
import { SignIn } from '../screens/sign-in';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openSettings(page: Page) {
  await button(page, appTexts.userMenu).click();
  await page.getByRole('menuitem', { name: userMenuTexts.profileAndSettings }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
}

/** Uploads a photo of a phone's resolution, larger than the stored version. */
async function choosePicture(page: Page) {
  const buffer = await page.screenshot();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, texts.choosePicture).click(),
  ]);
  await chooser.setFiles({ name: 'me.png', mimeType: 'image/png', buffer });
}

test('a team admin invites members, changes roles and removes members', async ({ person }) => {
  const { page } = await person(desktop);
  await new SignIn(page).atHome('manager@touchline.example');
  await openSettings(page);
  await tab(page, texts.activity).click();
  await expect(page.getByRole('list', { name: texts.activity }).getByRole('listitem')).toHaveCount(20);
  await expectAccessible(page, 'team activity');

  await tab(page, texts.teams).click();
  await page.getByRole('main').getByRole('button', { name: texts.pickTeam }).first().click();
  await page.getByRole('option', { name: 'Granite Ridge Hawks' }).click();
  const send = button(page, memberTexts.send);
  await expect(send).toBeDisabled();
  await page.getByLabel(memberTexts.inviteEmail).fill('nobody');
  await send.click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel(memberTexts.inviteEmail).fill('rookie@touchline.example');
  await send.click();
  await expect(page.getByText(memberTexts.sent)).toBeVisible();
  const pending = page.getByRole('list', { name: memberTexts.pending });
  await expect(pending.getByTitle('rookie@touchline.example')).toBeVisible();
  await expectAccessible(page, 'team management');
  await expect(pending).toContainText(/Invited (just now|\d+ minutes? ago)/);
  const mailed = await linkMailedTo('rookie@touchline.example');
  await pending.getByRole('button', { name: `${memberTexts.resend} rookie@touchline.example` }).click();
  await linkMailedTo('rookie@touchline.example', mailed);
  await button(page, memberTexts.cancelInvitation('rookie@touchline.example')).click();
  await expect(page.getByText(memberTexts.cancelled)).toBeVisible();
  await expect(pending.getByTitle('rookie@touchline.example')).toHaveCount(0);

  const members = page.getByRole('list', { name: memberTexts.members });
  const player = members.getByRole('listitem').filter({ hasText: 'Tyler Jensen' });
  await expect(members.getByText(memberTexts.admin, { exact: true })).toBeVisible();
  await player.getByRole('button', { name: memberTexts.roleOf('Tyler Jensen') }).click();
  await page.getByRole('option', { name: 'coach' }).click();
  await expect(page.getByText(memberTexts.roleUpdated)).toBeVisible();
  await button(page, memberTexts.removeMember('Tyler Jensen')).click();
  await page.getByRole('alertdialog').getByRole('button', { name: memberTexts.remove }).click();
  await expect(page.getByText(memberTexts.removed)).toBeVisible();
  await expect(player).toHaveCount(0);
});

test('a user without a team to manage is shown that, and changes name, emails and password on a phone', async ({
  person,
}) => {
  const here = await person(phone);
  const { page } = here;
  await new SignIn(page).atHome('freya.lund@touchline.example');
  await openSettings(page);
  await expectAccessible(page, 'the profile');
  await page.getByLabel(texts.displayName).fill('Freya L.');
  await button(page, texts.saveChanges).click();
  await expect(page.getByText(texts.saved)).toBeVisible();
  const face = page.locator('img[src^="/api/avatars/"]');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, texts.choosePicture).click(),
  ]);
  await chooser.setFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('Not a face') });
  await expect(page.getByText(texts.pictureFailed)).toBeVisible();
  await choosePicture(page);
  await expect(face).toHaveCount(2);
  await expectAccessible(page, 'a profile with a picture');
  await page.reload();
  await expect(face).toHaveCount(2);
  await button(page, texts.removePicture).click();
  await expect(face).toHaveCount(0);
  await expect(button(page, texts.removePicture)).toHaveCount(0);
  await page.getByRole('radio', { name: appTexts.themeDark }).press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', { name: appTexts.themeSystem }).click();

  await tab(page, texts.notifications).click();
  const comments = page.getByRole('checkbox', { name: texts.comments });
  await expect(comments).toBeChecked();
  await comments.click({ force: true });
  await page.reload();
  await expect(comments).not.toBeChecked();
  await expectAccessible(page, 'the choice of messages');
  await tab(page, texts.teams).click();
  await expect(page.getByText(texts.noTeams)).toBeVisible();

  const elsewhere = (await person(desktop)).page;
  await new SignIn(elsewhere).atHome('freya.lund@touchline.example');
  await tab(page, texts.security).click();
  const devices = page.getByRole('list', { name: texts.devices });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page, 'security');
  await devices.getByRole('button', { name: texts.signOutDevice }).click();
  await expect(page.getByText(texts.deviceSignedOut)).toBeVisible();
  await elsewhere.reload();
  await elsewhere.waitForURL('**/login**');
  await new SignIn(elsewhere).atHome('freya.lund@touchline.example');
  await page.reload();
  await button(page, texts.signOutOthers).click();
  await expect(page.getByText(texts.othersSignedOut)).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(button(page, texts.signOutOthers)).toBeHidden();
  await elsewhere.reload();
  await elsewhere.waitForURL('**/login**');

  await page.getByLabel(texts.currentPassword).fill('not it');
  await page.getByLabel(passwordScreenTexts.newPassword, { exact: true }).fill('Hawk-on-three-8');
  await page.getByLabel(passwordScreenTexts.confirmPassword).fill('Hawk-on-three-8');
  await button(page, texts.changePassword).click();
  await expect(page.getByText('Your current password is incorrect')).toBeVisible();
  await page.getByLabel(texts.currentPassword).fill(demoPassword);
  await button(page, texts.changePassword).click();
  await expect(page.getByText(texts.passwordChanged, { exact: true })).toBeVisible();
  await expect(page.getByLabel(texts.currentPassword)).toHaveValue('');
});

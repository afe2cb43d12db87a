import { readFile } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import {
  adminUserTexts,
  appTexts,
  calls,
  ownDataTexts as texts,
  settingsTexts,
  type Comment,
} from '@touchline/contract';
import type { Page } from '@playwright/test';
import { callAs } from '../fixtures/api';
import { test } from '../fixtures/own-team';
import { demoPassword, desktop, expect, expectAccessible, phone } from '../fixtures/test';
import { SignIn } from '../screens/sign-in';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const openSecurity = (page: Page) => page.goto('/settings?tab=security');

/** Returns the content of the first entry of a zip: its local header of 30 bytes has the lengths of name and extra field. */
function firstEntryOf(zip: Buffer): string {
  const start = 30 + zip.readUInt16LE(26) + zip.readUInt16LE(28);
  return inflateRawSync(zip.subarray(start)).toString();
}

test('a player downloads their own data, which contains their comment', async ({ ownTeam, person }) => {
  const team = await ownTeam('own data');
  const { page } = await person(phone);
  const player = await team.join(page, 'player');
  const { id: pageId } = await team.addPage({ title: 'Lineout calls', content: '<p>Front pod</p>' });
  const body = { content: 'Do we throw long in the rain?' };
  const commented = await callAs(page, calls.comments.create, { params: { pageId }, body });
  const comment = (await commented.json()) as Comment;

  await openSecurity(page);
  await button(page, texts.prepare).click();
  const link = page.getByRole('link', { name: texts.download });
  await expect(link).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page, 'own data');
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^touchline-data-\d{4}-\d\d-\d\d\.zip$/);
  const data = JSON.parse(firstEntryOf(await readFile(await download.path())));
  expect(data.account).toMatchObject({ id: player.id, email: player.email });
  expect(data.comments).toMatchObject([{ id: comment.id, pageId, content: body.content }]);
  expect(data.memberships).toMatchObject([{ teamId: team.id, role: 'player' }]);
});

test('a player asks for deletion, takes it back and asks again; a super admin deletes the account', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('deletion');
  const { page, expected } = await person(phone);
  const player = await team.join(page, 'player');
  expected.push((message) => /400|401/.test(message.text()));
  await openSecurity(page);
  await button(page, texts.ask).click();
  const dialog = page.getByRole('dialog', { name: texts.askTitle });
  await dialog.getByLabel(settingsTexts.currentPassword).fill('Wrong-1234');
  await button(page, texts.askAction).click();
  await expect(dialog.getByLabel(settingsTexts.currentPassword)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'asking for deletion');
  await dialog.getByLabel(settingsTexts.currentPassword).fill(demoPassword);
  await button(page, texts.askAction).click();
  await expect(dialog).toBeHidden();
  await button(page, texts.withdraw).click();
  await expect(button(page, texts.ask)).toBeVisible();
  await button(page, texts.ask).click();
  await dialog.getByLabel(settingsTexts.currentPassword).fill(demoPassword);
  await button(page, texts.askAction).click();
  await expect(button(page, texts.withdraw)).toBeVisible();

  const { page: screen } = await person(desktop);
  await new SignIn(screen).as('admin@touchline.example');
  await screen.goto('/admin/users');
  const request = screen
    .getByRole('list', { name: texts.requests })
    .getByRole('listitem')
    .filter({ hasText: player.email });
  await expect(request).toContainText(/Asks for deletion since \d+ \w+ \d{4}/);
  await expectAccessible(screen, 'deletion requests');
  await request.getByRole('button', { name: new RegExp(`^${appTexts.delete}`) }).click();
  const confirmation = screen.getByRole('alertdialog', { name: adminUserTexts.deleteTitle });
  await confirmation.getByRole('button', { name: appTexts.delete, exact: true }).click();
  await expect(screen.getByText(adminUserTexts.deleted)).toBeVisible();
  await expect(request).toBeHidden();
  await expect.poll(async () => (await callAs(page, calls.accounts.currentUser, {})).status()).toBe(401);
});

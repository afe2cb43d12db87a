import {
  accountTexts,
  adminUserTexts,
  appTexts,
  codeTexts,
  refusals,
  settingsTexts,
  twoFactorTexts as texts,
  userMenuTexts,
  type User,
} from '@touchline/contract';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { demoPassword, desktop, expect, expectAccessible, phone, test } from '../fixtures/test';
import { SignIn } from '../screens/sign-in';

const email = 'kofi.mensah@touchline.example';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const codeField = (page: Page) => page.getByLabel(codeTexts.code, { exact: true });
const password = (page: Page) => page.getByRole('dialog').getByLabel(settingsTexts.currentPassword);

/**
 * Returns the code of an authenticator app; `later` counts its 30 s steps, because each code can be used
 * once.
 */
const appCode = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 });

const isWrong = new RegExp(refusals.second_factor_wrong.message);

const openSecurity = (page: Page) => page.goto('/settings?tab=security');

/** Signs in up to the form for the code. */
async function enterPassword(page: Page, as = email) {
  await new SignIn(page).open();
  await page.getByLabel(accountTexts.email).fill(as);
  await page.getByLabel(accountTexts.password, { exact: true }).fill(demoPassword);
  await button(page, accountTexts.signIn).click();
}

async function setUp(page: Page) {
  await openSecurity(page);
  await button(page, texts.setUp).click();
  await password(page).fill(demoPassword);
  await button(page, texts.next).click();
  await button(page, texts.copyKey).click();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  await codeField(page).fill(appCode(secret));
  await button(page, texts.turnOn).click();
  await button(page, texts.codesKept).click();
  await expect(page.getByText(texts.codesLeft(10))).toBeVisible();
}

test('two-factor authentication is set up with an app, required at sign-in, and replaced by a recovery code', async ({
  person,
}) => {
  const { page } = await person(desktop);
  await new SignIn(page).byForm(email);
  await openSecurity(page);
  await button(page, texts.setUp).click();
  await expectAccessible(page, 'the password before the set-up');
  await password(page).fill('Not-it-1!');
  await button(page, texts.next).click();
  await expect(page.getByText('Your current password is incorrect')).toBeVisible();
  await password(page).fill(demoPassword);
  await button(page, texts.next).click();
  await expect(page.getByRole('img', { name: texts.keyImage })).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await expectAccessible(page, 'the key for the app');
  await button(page, texts.copyKey).click();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  await codeField(page).fill('000000');
  await button(page, texts.turnOn).click();
  await expect(codeField(page)).toHaveAccessibleDescription(isWrong);
  await codeField(page).fill(appCode(secret));
  await button(page, texts.turnOn).click();
  const list = page.getByRole('list', { name: texts.recoveryTitle });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page, 'the recovery codes');
  const [recoveryCode = '', ...others] = await list.getByRole('listitem').allInnerTexts();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page, texts.downloadCodes).click(),
  ]);
  expect(file.suggestedFilename()).toBe(texts.codesFileName);
  await button(page, texts.copyCodes).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe([recoveryCode, ...others].join('\n'));
  await button(page, texts.codesKept).click();
  await expect(page.getByText(texts.codesLeft(10))).toBeVisible();
  await expectAccessible(page, 'two-factor sign-in that is on');

  await button(page, appTexts.userMenu).click();
  await page.getByRole('menuitem', { name: userMenuTexts.signOut }).click();
  await page.waitForURL('**/login');
  await enterPassword(page);
  await expect(codeField(page)).toBeFocused();
  await expectAccessible(page, 'the code at the sign-in');
  const used = appCode(secret, 1);
  await page.keyboard.type(used);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');

  const other = (await person(phone)).page;
  await enterPassword(other);
  await codeField(other).fill(used);
  await button(other, accountTexts.signIn).click();
  await expect(codeField(other)).toHaveAccessibleDescription(isWrong);
  await button(other, codeTexts.back).click();
  await expect(other.getByLabel(accountTexts.email)).toHaveValue(email);
  await button(other, accountTexts.signIn).click();
  await button(other, codeTexts.useRecoveryCode).click();
  await expect(other.getByLabel(codeTexts.recoveryCode, { exact: true })).toBeFocused();
  await expectAccessible(other, 'the recovery code at the sign-in');
  await other.keyboard.type(recoveryCode.toLowerCase());
  await other.keyboard.press('Enter');
  await other.waitForURL('**/dashboard');
  await openSecurity(other);
  await expect(other.getByText(texts.codesLeft(9))).toBeVisible();

  await button(other, texts.newCodes).click();
  await password(other).fill(demoPassword);
  await button(other, codeTexts.useRecoveryCode).click();
  await other.getByLabel(codeTexts.recoveryCode, { exact: true }).fill(others[0] ?? '');
  await expectAccessible(other, 'password and code before new recovery codes');
  await button(other, texts.makeCodes).click();
  const fresh = other.getByRole('list', { name: texts.recoveryTitle }).getByRole('listitem');
  await expect(fresh).toHaveCount(10);
  const [last = ''] = await fresh.allInnerTexts();
  expect([recoveryCode, ...others]).not.toContain(last);
  await button(other, texts.codesKept).click();

  await button(other, texts.turnOff).click();
  await password(other).fill(demoPassword);
  await button(other, codeTexts.useRecoveryCode).click();
  await other.getByLabel(codeTexts.recoveryCode, { exact: true }).fill(last);
  await other.getByRole('dialog').getByRole('button', { name: texts.turnOff }).click();
  await expect(button(other, texts.setUp)).toBeVisible();
  await new SignIn((await person(phone)).page).byForm(email);
});

test('a super admin resets two-factor authentication for a user who lost phone and codes', async ({
  person,
}) => {
  const { page } = await person(phone);
  await new SignIn(page).byForm('lena.fischer@touchline.example');
  await setUp(page);

  const admin = (await person(desktop)).page;
  await new SignIn(admin).byForm('admin@touchline.example');
  await admin.goto('/admin/users');
  await admin.getByRole('searchbox').fill('lena.fischer');
  await button(admin, adminUserTexts.actionsFor('Lena Fischer')).click();
  await admin.getByRole('menuitem', { name: adminUserTexts.resetTwoFactor }).click();
  await expectAccessible(admin, 'turning off somebody’s second factor');
  await admin
    .getByRole('alertdialog')
    .getByRole('button', { name: adminUserTexts.resetTwoFactorAction })
    .click();
  await expect(admin.getByText(adminUserTexts.twoFactorReset)).toBeVisible();

  await page.reload();
  await page.waitForURL('**/login**');
  await new SignIn(page).byForm('lena.fischer@touchline.example');
});

/**
 * Simulates a club that requires two-factor authentication: changes only the flag in the account's response.
 */
async function requireTwoFactor(page: Page) {
  await page.route('**/dashboard', async (route) => {
    const answer = await route.fetch();
    const document = (await answer.text())
      .replace(/<script [^>]*id="dehydrated-state">.*?<\/script>/s, '')
      .replace('<div id="root" data-ssr="">', '<div id="root">');
    await route.fulfill({ response: answer, body: document });
  });
  await page.route('**/api/user', async (route) => {
    const answer = await route.fetch();
    const user = (await answer.json()) as User;
    await route.fulfill({ response: answer, json: { ...user, twoFactor: 'required' } });
  });
}

test('a user who must have a second factor is redirected to its setup, and then to the original page', async ({
  person,
}) => {
  const { page } = await person(phone);
  await requireTwoFactor(page);
  await new SignIn(page).byForm('bea.whitlock@touchline.example');
  await expect(page.getByRole('heading', { level: 1, name: texts.requiredTitle })).toBeVisible();
  await expect(button(page, appTexts.userMenu)).toHaveCount(0);
  await expectAccessible(page, 'the set-up that is required');
  await page.getByLabel(settingsTexts.currentPassword).fill(demoPassword);
  await button(page, texts.next).click();
  await expectAccessible(page, 'the key that is required');
  await button(page, texts.copyKey).click();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  await codeField(page).fill(appCode(secret));
  await button(page, texts.turnOn).click();
  await expect(page.getByText(texts.recoveryLead)).toBeVisible();
  await expectAccessible(page, 'the codes after a required set-up');
  await page.unrouteAll({ behavior: 'wait' });
  await button(page, texts.codesKept).click();
  await expect(button(page, appTexts.userMenu)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
});

import type { Page } from '@playwright/test';
import {
  adminTexts,
  appTexts,
  linkTexts,
  pageListTexts,
  pageTexts,
  playTexts,
  settingsTexts,
  spaceTexts,
  teamNavTexts,
  teamTexts,
  twoFactorTexts,
  userTexts,
} from '@touchline/contract';
import { demoPassword, expect } from '../fixtures/test';

export interface Shot {
  name: string;
  path: string;
  /** Opens an overlay after the screen is shown. */
  open?: (page: Page) => Promise<void>;
  /** The only size at which the overlay exists. */
  only?: 'phone' | 'desktop';
  /** The only size at which `npm test` opens it, to save time; `npm run nightly` takes it in every size. */
  checkedOn?: 'phone' | 'desktop';
}

/** Presses a button until its overlay is open: scrolling a list of cards moves the cards below. */
const open = (name: string | RegExp, opened: 'dialog' | 'menu') => (page: Page) =>
  expect(async () => {
    await page.getByRole('button', { name, exact: true }).first().click();
    await page.getByRole(opened).first().waitFor({ timeout: 5000 });
  }).toPass();

async function search(page: Page) {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('lineout');
  await page
    .getByRole('option', { name: /lineout/i })
    .first()
    .waitFor();
}

/** Shows the two-factor key without confirming it, so nothing changes. */
async function twoFactorKey(page: Page) {
  await open(twoFactorTexts.setUp, 'dialog')(page);
  await page.getByRole('dialog').getByLabel(settingsTexts.currentPassword).fill(demoPassword);
  await page.getByRole('button', { name: twoFactorTexts.next }).click();
  await page.getByRole('img', { name: twoFactorTexts.keyImage }).waitFor();
}

/** The dialog is opened by the address; the cards of its templates come with it. */
async function newPage(page: Page) {
  const dialog = page.getByRole('dialog', { name: pageListTexts.createTitle });
  await dialog.getByRole('radio').first().waitFor();
}

/** Shows a link that exists, in the dialog that follows the creation of one. */
async function linkReady(page: Page) {
  await page
    .getByRole('button', { name: linkTexts.actionsFor('player') })
    .first()
    .click();
  await page.getByRole('menuitem', { name: linkTexts.showCode, exact: true }).click();
  await page.getByRole('dialog', { name: linkTexts.readyTitle }).waitFor();
}

async function archive(page: Page) {
  await open(teamTexts.moreActions, 'menu')(page);
  await page.getByRole('menuitem', { name: teamTexts.archive, exact: true }).click();
  await page.getByRole('dialog', { name: spaceTexts.title }).waitFor();
}

const signedOut: Shot[] = [
  { name: 'login', path: '/login' },
  {
    name: 'login-invalid',
    path: '/login',
    open: async (page) => {
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    },
  },
  { name: 'invite-invalid', path: '/invite/nothing-here' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password-invalid', path: '/reset-password?token=nothing-here' },
  { name: 'set-password', path: '/set-password?token=nothing-here' },
  { name: 'set-password-missing', path: '/set-password' },
];

const forCoach: Shot[] = [
  { name: 'dashboard', path: '/dashboard' },
  { name: 'team', path: '/teams/1' },
  { name: 'team-pages', path: '/teams/1?tab=pages' },
  { name: 'plays', path: '/teams/1?tab=plays' },
  { name: 'category', path: '/teams/1?tab=pages&category=1', checkedOn: 'phone' },
  { name: 'squad', path: '/teams/1?tab=squad', checkedOn: 'phone' },
  { name: 'new-page', path: '/dashboard?team=1&new=page', open: newPage, checkedOn: 'phone' },
  { name: 'play', path: '/plays/3' },
  { name: 'new-play', path: '/teams/1?tab=plays', open: open(playTexts.newPlay, 'dialog') },
  { name: 'play-not-found', path: '/plays/999999' },
  { name: 'page-editor', path: '/pages/1' },
  { name: 'bin', path: '/teams/1/bin' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'page-not-found', path: '/pages/999999' },
  { name: 'team-not-found', path: '/teams/999999' },
  { name: 'user-menu', path: '/dashboard', open: open(appTexts.userMenu, 'menu') },
  { name: 'new-team', path: '/dashboard', open: open(teamNavTexts.newTeamSpace, 'dialog'), only: 'desktop' },
  { name: 'teams-panel', path: '/dashboard', open: open(appTexts.openTeams, 'dialog'), only: 'phone' },
  { name: 'create-menu', path: '/dashboard', open: open(pageListTexts.createMenu, 'menu'), only: 'desktop' },
];

const forManager: Shot[] = [
  { name: 'settings-activity', path: '/settings?tab=activity' },
  { name: 'settings-teams', path: '/settings?tab=teams' },
  { name: 'settings-profile', path: '/settings?tab=profile' },
  { name: 'settings-notifications', path: '/settings?tab=notifications' },
  { name: 'settings-security', path: '/settings?tab=security' },
  { name: 'two-factor-key', path: '/settings?tab=security', open: twoFactorKey },
  { name: 'team-info', path: '/teams/1/settings' },
  { name: 'team-users', path: '/teams/1/settings?tab=users' },
  { name: 'team-invite', path: '/teams/1/settings?tab=users', open: open(userTexts.invite, 'dialog') },
  { name: 'team-bulk', path: '/teams/1/settings?tab=users', open: open(userTexts.bulk, 'dialog') },
  { name: 'team-link', path: '/teams/1/settings?tab=users', open: open(linkTexts.create, 'dialog') },
  { name: 'team-link-ready', path: '/teams/1/settings?tab=users', open: linkReady, checkedOn: 'desktop' },
  { name: 'team-archive', path: '/teams/1', open: archive, checkedOn: 'desktop' },
  { name: 'history', path: '/pages/1/history' },
  { name: 'play-history', path: '/plays/3/history', checkedOn: 'phone' },
  { name: 'notifications', path: '/dashboard', open: open(/^Notifications/, 'dialog') },
];

const forPlayer: Shot[] = [
  { name: 'team-player', path: '/teams/1' },
  { name: 'play-reader', path: '/plays/3' },
  { name: 'page-reader', path: '/pages/1' },
  { name: 'starred', path: '/starred' },
  { name: 'page-share', path: '/pages/1', open: open(pageTexts.share, 'menu'), only: 'desktop' },
  { name: 'access-denied', path: '/admin' },
  { name: 'search', path: '/dashboard', open: search },
  { name: 'search-results', path: '/search?q=lineout' },
  { name: 'search-nothing', path: '/search?q=zeppelin' },
];

const forSuperAdmin: Shot[] = [
  { name: 'admin', path: '/admin' },
  { name: 'admin-new-team', path: '/admin', open: open(adminTexts.createWithAdmin, 'dialog') },
  { name: 'admin-users', path: '/admin/users' },
  { name: 'admin-audit', path: '/admin/audit' },
  { name: 'admin-audit-nothing', path: '/admin/audit?search=nobody+at+all' },
];

/** The users with the screens of each. */
export const casts = [
  { who: 'someone signed out', email: undefined, shots: signedOut },
  { who: 'a coach', email: 'coach@touchline.example', shots: forCoach },
  { who: 'a manager', email: 'manager@touchline.example', shots: forManager },
  { who: 'a player', email: 'player@touchline.example', shots: forPlayer },
  { who: 'a super admin', email: 'admin@touchline.example', shots: forSuperAdmin },
];

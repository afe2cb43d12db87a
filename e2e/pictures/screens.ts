import type { Page } from '@playwright/test';
import {
  adminTexts,
  appTexts,
  linkTexts,
  pageListTexts,
  pageTexts,
  playTexts,
  settingsTexts,
  teamNavTexts,
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
  { name: 'history', path: '/pages/1/history' },
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

import type { Page } from '@playwright/test';
import { adminTexts, appTexts, pageTexts, playTexts, teamTexts } from '@touchline/contract';

export interface Shot {
  name: string;
  path: string;
  /** Opens what is shown, once the screen stands. */
  open?: (page: Page) => Promise<void>;
  /** Only where there is room for it. */
  only?: 'phone' | 'desktop';
}

/** Presses a button and waits for what it opens. */
const open = (name: string, opened: 'dialog' | 'menu') => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole(opened).first().waitFor();
};

export const signedOut: Shot[] = [
  { name: 'login', path: '/login' },
  {
    name: 'login-invalid',
    path: '/login',
    open: async (page) => {
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    },
  },
  { name: 'invite-invalid', path: '/invite/nothing-here' },
];

export const forCoach: Shot[] = [
  { name: 'dashboard', path: '/dashboard' },
  { name: 'team', path: '/teams/1' },
  { name: 'team-pages', path: '/teams/1?tab=pages' },
  { name: 'plays', path: '/teams/1?tab=plays' },
  { name: 'play', path: '/teams/1?play=3' },
  { name: 'new-play', path: '/teams/1?tab=plays', open: open(playTexts.newPlay, 'dialog') },
  { name: 'play-not-found', path: '/teams/1?play=999999' },
  { name: 'page-editor', path: '/pages/1' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'page-not-found', path: '/pages/999999' },
  { name: 'team-not-found', path: '/teams/999999' },
  { name: 'user-menu', path: '/dashboard', open: open(appTexts.userMenu, 'menu') },
  { name: 'new-team', path: '/dashboard', open: open(teamTexts.newTeamSpace, 'dialog'), only: 'desktop' },
  { name: 'teams-panel', path: '/dashboard', open: open(appTexts.openTeams, 'dialog'), only: 'phone' },
  { name: 'create-menu', path: '/dashboard', open: open(pageTexts.createMenu, 'menu'), only: 'desktop' },
];

export const forPlayer: Shot[] = [
  { name: 'team-player', path: '/teams/1' },
  { name: 'play-reader', path: '/teams/1?play=3' },
  { name: 'page-reader', path: '/pages/1' },
  { name: 'page-share', path: '/pages/1', open: open(pageTexts.share, 'menu'), only: 'desktop' },
];

export const forSuperAdmin: Shot[] = [
  { name: 'admin', path: '/admin' },
  { name: 'admin-new-team', path: '/admin', open: open(adminTexts.createWithAdmin, 'dialog') },
  { name: 'admin-users', path: '/admin/users' },
];

import { expect, it } from 'vitest';
import { matchRoute } from './app-routes';

it.each([
  ['/', 'dashboard-screen', false],
  ['/login', 'login-screen', true],
  ['/invite/a-token', 'invite-screen', true],
  ['/pages/7', 'page-screen', false],
  ['/pages/7/history', 'history-screen', false],
  ['/plays/7', 'play-screen', false],
  ['/plays/7/history', 'history-screen', false],
  ['/teams/3/settings', 'team-settings-screen', false],
  ['/teams/3/', 'team-screen', false],
  ['/teams/3/squad', 'team-screen', false],
])('the path %s shows the screen %s', (path, screen, isPublic) => {
  expect(matchRoute(path)).toMatchObject({ screen, isPublic });
});

it.each(['/teams', '/pages/7/history/2', '/invite', '/nowhere'])('no screen is at the path %s', (path) => {
  expect(matchRoute(path)).toBeUndefined();
});

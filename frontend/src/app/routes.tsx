import { appTexts } from '@touchline/contract';
import { ErrorState } from '@touchline/ui-kit';
import type { ComponentType } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import { Frame } from './frame';
import { SignedInOnly } from './guards';

/** A screen in a file of its own, loaded when it is first opened. */
const screen = (load: () => Promise<ComponentType>) => ({
  lazy: async () => ({ Component: await load() }),
  HydrateFallback: () => null,
});

const dashboard = screen(async () => (await import('../screens/dashboard-screen')).DashboardScreen);

export const router = createBrowserRouter([
  {
    Component: Frame,
    HydrateFallback: () => null,
    ErrorBoundary: BrokenScreen,
    children: [
      { path: '/login', ...screen(async () => (await import('../screens/login-screen')).LoginScreen) },
      { path: '/setup', ...screen(async () => (await import('../screens/setup-screen')).SetupScreen) },
      { path: '/auth', ...screen(async () => (await import('../screens/auth-screen')).AuthScreen) },
      {
        path: '/forgot-password',
        ...screen(async () => (await import('../screens/forgot-password-screen')).ForgotPasswordScreen),
      },
      {
        path: '/reset-password',
        ...screen(async () => (await import('../screens/reset-password-screen')).ResetPasswordScreen),
      },
      {
        path: '/set-password',
        ...screen(async () => (await import('../screens/set-password-screen')).SetPasswordScreen),
      },
      {
        path: '/invite/:token',
        ...screen(async () => (await import('../screens/invite-screen')).InviteScreen),
      },
      {
        Component: SignedInOnly,
        children: [
          {
            ...screen(async () => (await import('./shell')).Shell),
            children: [
              { path: '/', ...dashboard },
              { path: '/dashboard', ...dashboard },
              {
                path: '/teams/:teamId',
                ...screen(async () => (await import('../screens/team-screen')).TeamScreen),
              },
              {
                path: '/pages/:pageId',
                ...screen(async () => (await import('../screens/page-screen')).PageScreen),
              },
              {
                path: '/pages/:pageId/history',
                ...screen(async () => (await import('../screens/history-screen')).HistoryScreen),
              },
              {
                path: '/teams/:teamId/settings',
                ...screen(async () => (await import('../screens/team-settings-screen')).TeamSettingsScreen),
              },
              {
                path: '/settings',
                ...screen(async () => (await import('../screens/settings-screen')).SettingsScreen),
              },
              {
                path: '/admin',
                ...screen(async () => (await import('../screens/admin-screen')).AdminScreen),
              },
              {
                path: '/admin/users',
                ...screen(async () => (await import('../screens/admin-users-screen')).AdminUsersScreen),
              },
              {
                path: '*',
                ...screen(async () => (await import('../screens/dead-ends')).Nowhere),
              },
            ],
          },
        ],
      },
    ],
  },
]);

/** Calls back when the code of the first screen is here. */
export function whenLoaded(show: () => void): void {
  if (router.state.initialized) return show();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    show();
  });
}

/** A screen that could not be loaded or drawn: a reload brings the newest files. */
function BrokenScreen() {
  return (
    <ErrorState title={appTexts.failed} onRetry={() => location.reload()} retryLabel={appTexts.tryAgain} />
  );
}

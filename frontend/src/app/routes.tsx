import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { BrokenScreen } from './broken-screen';
import { SignedInOnly } from './guards';

/** Route whose code is loaded when it is first opened. Its element is shown, within the layout, where that has failed. */
const screen = (load: () => Promise<ComponentType>) => ({
  lazy: async () => ({ Component: await load() }),
  element: <BrokenScreen />,
});

const dashboard = screen(async () => (await import('../routes/dashboard/dashboard-screen')).DashboardScreen);

export const routes: RouteObject[] = [
  {
    Component: SignedInOnly,
    children: [
      {
        ...screen(async () => (await import('./layout/app-layout')).AppLayout),
        children: [
          { path: '/', ...dashboard },
          { path: '/dashboard', ...dashboard },
          {
            path: '/starred',
            ...screen(async () => (await import('../routes/starred/starred-screen')).StarredScreen),
          },
          {
            path: '/search',
            ...screen(async () => (await import('../routes/search/search-screen')).SearchScreen),
          },
          {
            path: '/teams/:teamId',
            ...screen(async () => (await import('../routes/team/team-screen')).TeamScreen),
          },
          {
            path: '/teams/:teamId/squad',
            ...screen(async () => (await import('../routes/team/team-screen')).SquadAddress),
          },
          {
            path: '/pages/:pageId',
            ...screen(async () => (await import('../routes/page/page-screen')).PageScreen),
          },
          {
            path: '/pages/:pageId/history',
            ...screen(async () => (await import('../routes/history/history-screen')).HistoryScreen),
          },
          {
            path: '/plays/:playId',
            ...screen(async () => (await import('../routes/play/play-screen')).PlayScreen),
          },
          {
            path: '/plays/:playId/history',
            ...screen(async () => (await import('../routes/history/history-screen')).PlayHistoryScreen),
          },
          {
            path: '/teams/:teamId/bin',
            ...screen(async () => (await import('../routes/bin/bin-screen')).BinScreen),
          },
          {
            path: '/teams/:teamId/settings',
            ...screen(
              async () => (await import('../routes/team-settings/team-settings-screen')).TeamSettingsScreen,
            ),
          },
          {
            path: '/settings',
            ...screen(async () => (await import('../routes/settings/settings-screen')).SettingsScreen),
          },
          {
            path: '/admin',
            ...screen(async () => (await import('../routes/admin/admin-screen')).AdminScreen),
          },
          {
            path: '/admin/users',
            ...screen(async () => (await import('../routes/admin/admin-users-screen')).AdminUsersScreen),
          },
          {
            path: '/admin/audit',
            ...screen(async () => (await import('../routes/admin/audit-screen')).AuditScreen),
          },
          {
            path: '*',
            ...screen(async () => (await import('../routes/shared/not-found')).NotFound),
          },
        ],
      },
    ],
  },
];

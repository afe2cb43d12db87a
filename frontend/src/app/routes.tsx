import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { SignedInOnly } from './guards';

/** Route whose code is loaded when it is first opened. */
const screen = (load: () => Promise<ComponentType>) => ({
  lazy: async () => ({ Component: await load() }),
});

const dashboard = screen(async () => (await import('../screens/dashboard-screen')).DashboardScreen);

export const routes: RouteObject[] = [
  {
    Component: SignedInOnly,
    children: [
      {
        ...screen(async () => (await import('./app-layout')).AppLayout),
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
            path: '/admin/audit',
            ...screen(async () => (await import('../screens/audit-screen')).AuditScreen),
          },
          {
            path: '*',
            ...screen(async () => (await import('../screens/not-found')).NotFound),
          },
        ],
      },
    ],
  },
];

/** A route of the app (specification, section 2). */
export interface AppRoute {
  /** `:name` matches one segment. */
  path: string;
  /** The file name of the screen. */
  screen: string;
  /** Accessible without a session. */
  isPublic: boolean;
}

const open = (path: string, screen: string): AppRoute => ({ path, screen, isPublic: true });
const guarded = (path: string, screen: string): AppRoute => ({ path, screen, isPublic: false });

export const appRoutes: readonly AppRoute[] = [
  open('/login', 'login-screen'),
  open('/setup', 'setup-screen'),
  open('/auth', 'auth-screen'),
  open('/forgot-password', 'forgot-password-screen'),
  open('/reset-password', 'reset-password-screen'),
  open('/set-password', 'set-password-screen'),
  open('/invite/:token', 'invite-screen'),
  guarded('/', 'dashboard-screen'),
  guarded('/dashboard', 'dashboard-screen'),
  guarded('/starred', 'starred-screen'),
  guarded('/search', 'search-screen'),
  guarded('/teams/:teamId', 'team-screen'),
  guarded('/teams/:teamId/squad', 'team-screen'),
  guarded('/pages/:pageId', 'page-screen'),
  guarded('/pages/:pageId/history', 'history-screen'),
  guarded('/plays/:playId', 'play-screen'),
  guarded('/plays/:playId/history', 'history-screen'),
  guarded('/teams/:teamId/bin', 'bin-screen'),
  guarded('/teams/:teamId/settings', 'team-settings-screen'),
  guarded('/settings', 'settings-screen'),
  guarded('/admin', 'admin-screen'),
  guarded('/admin/users', 'admin-users-screen'),
  guarded('/admin/audit', 'audit-screen'),
];

/** Returns the route of a path without query; undefined for unknown paths. */
export function matchRoute(path: string): AppRoute | undefined {
  const parts = partsOf(path);
  return appRoutes.find((place) => {
    const expected = partsOf(place.path);
    return (
      expected.length === parts.length &&
      expected.every((part, index) => part.startsWith(':') || part === parts[index])
    );
  });
}

const partsOf = (path: string) => path.split('/').filter(Boolean);

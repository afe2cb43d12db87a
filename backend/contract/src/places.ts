/** An address of the app (spec, section 2). */
export interface Place {
  /** `:name` stands for one part. */
  path: string;
  /** The file of the app's screens that is shown there. */
  screen: string;
  /** Also for who is not signed in. */
  isOpen: boolean;
}

const open = (path: string, screen: string): Place => ({ path, screen, isOpen: true });
const guarded = (path: string, screen: string): Place => ({ path, screen, isOpen: false });

export const places: readonly Place[] = [
  open('/login', 'login-screen'),
  open('/setup', 'setup-screen'),
  open('/auth', 'auth-screen'),
  open('/forgot-password', 'forgot-password-screen'),
  open('/reset-password', 'reset-password-screen'),
  open('/set-password', 'set-password-screen'),
  open('/invite/:token', 'invite-screen'),
  guarded('/', 'dashboard-screen'),
  guarded('/dashboard', 'dashboard-screen'),
  guarded('/teams/:teamId', 'team-screen'),
  guarded('/pages/:pageId', 'page-screen'),
  guarded('/pages/:pageId/history', 'history-screen'),
  guarded('/teams/:teamId/settings', 'team-settings-screen'),
  guarded('/settings', 'settings-screen'),
  guarded('/admin', 'admin-screen'),
  guarded('/admin/users', 'admin-users-screen'),
  guarded('/admin/audit', 'audit-screen'),
];

/** The place a path leads to, without its query; undefined where there is none. */
export function placeOf(path: string): Place | undefined {
  const parts = partsOf(path);
  return places.find((place) => {
    const expected = partsOf(place.path);
    return (
      expected.length === parts.length &&
      expected.every((part, index) => part.startsWith(':') || part === parts[index])
    );
  });
}

const partsOf = (path: string) => path.split('/').filter(Boolean);

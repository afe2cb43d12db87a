export const userMenuTexts = {
  signOut: 'Sign out',
  signingOut: 'Signing out...',
  profileAndSettings: 'Profile & Settings',
  adminDashboard: 'Admin Dashboard',
} as const;

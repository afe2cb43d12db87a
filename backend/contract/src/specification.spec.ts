import { describe, expect, it } from 'vitest';
import * as contract from './index';

/** All texts, validation messages and error messages of the product. */
const sentences = new Set<string>();
const collect = (value: unknown): void => {
  if (typeof value === 'string') sentences.add(value);
  else if (value && typeof value === 'object') Object.values(value).forEach(collect);
};
Object.entries(contract)
  .filter(([name]) => /texts$|^refusals$|^sports$/i.test(name))
  .forEach(([, words]) => collect(words));

const { accountRules, adminRules, limits, pageRules, teamRules } = contract;

describe('section 2: the screens contain literally', () => {
  it.each([
    'Search',
    'Profile & Settings',
    'Admin Dashboard',
    'Signing out...',
    'Teams',
    'New Team Space',
    'No pages found',
    'Create',
    'No content available',
    'Create Your First Page',
    'No pages have been created yet. Contact your coach or team admin to create content.',
    'Loading team...',
    'Update',
    'Saved',
    'Saving...',
    'Untitled',
    'Add tags for filtering...',
    "Type '/' for commands...",
    'No content available.',
    'Unsaved changes',
    'Loading page...',
    'Page not found',
    'Media Library',
    'No active comments yet',
    'No resolved comments yet',
    'Select text in the page above to add a comment',
    'Referenced text:',
    'Team Activity',
    'Team Management',
    'Profile',
    'Notifications',
    'Security',
    'No recent activity',
    'Page Updates',
    'New Team Members',
    'Comments',
    'Total Teams',
    'Active Teams',
    'Create New Team with Admin',
    'Total Users',
    'Active Last 30 Days',
    'Never',
    'No team',
    'Team Info',
    'Manage Users',
    'Check your email',
    'Login or Sign Up',
  ])('the text "%s"', (sentence) => {
    expect(sentences).toContain(sentence);
  });
});

describe('section 4: an invite link is', () => {
  const link = { isActive: true, expiresAt: null, maxUses: null, usedCount: 0 };
  const past = '2020-01-01T00:00:00.000Z';
  it.each([
    ['Inactive', 'before anything else', { isActive: false, expiresAt: past, maxUses: 1, usedCount: 1 }],
    ['Expired', 'before its uses are counted', { expiresAt: past, maxUses: 1, usedCount: 1 }],
    ['Max Uses Reached', 'when no uses are left', { maxUses: 1, usedCount: 1 }],
    ['Active', 'otherwise', {}],
  ])('%s %s', (status, _when, how) => {
    expect(contract.inviteLinkStatus({ ...link, ...how }, new Date())).toBe(status);
  });
});

describe('section 5: forms show literally', () => {
  it.each([
    ['Please enter a valid email address', accountRules.email('ann')],
    ['Password is required', accountRules.loginPassword('')],
    ['Password must be at least 8 characters', accountRules.newPassword('Tl1!')],
    ['Password must contain at least one lowercase letter', accountRules.newPassword('TOUCHLINE1!')],
    ['Password must contain at least one uppercase letter', accountRules.newPassword('touchline1!')],
    ['Password must contain at least one number', accountRules.newPassword('Touchline!')],
    ['Password must contain at least one special character', accountRules.newPassword('Touchline1')],
    ['Team name is required', teamRules.teamName(' ')],
    ['Team name too long', teamRules.teamName('x'.repeat(51))],
    ['Sport is required', teamRules.sport('')],
    ['Valid email required for team admin', adminRules.adminEmail('ann')],
    ['Admin first name is required', adminRules.adminFirstName('')],
    ['Admin last name is required', adminRules.adminLastName('')],
    ['Title is required', pageRules.pageTitle(' ')],
    ['Username is required', accountRules.username('')],
    ['Invalid email address', adminRules.userEmail('ann')],
    ['First name is required', accountRules.firstName('')],
    ['Last name is required', accountRules.lastName('')],
  ])('the error "%s"', (sentence, said) => {
    expect(said).toBe(sentence);
  });

  it.each([
    'Please confirm your password',
    "Passwords don't match",
    'Strong',
    'Weak',
    'Please fill in all required fields',
    'Validation Error',
    'Please check the form fields and try again',
    'No team selected',
    'No Data',
    'Invalid Data',
  ])('the text "%s"', (sentence) => {
    expect(sentences).toContain(sentence);
  });
});

describe('section 8: messages contain literally', () => {
  it.each([
    'Login failed',
    'Login failed. Please check your credentials.',
    'Logout failed',
    'Access Denied',
    "You don't have permission to access this page.",
    "You don't have access to this team.",
    'Only team administrators can access team settings.',
    'Page not found',
    'Team Not Found',
    "The team you're looking for doesn't exist or you don't have access to it.",
    'Error',
    'Failed to create team. Please try again.',
    'Failed to create team',
    'Failed to update team',
    'Failed to delete team',
    'Failed to update team settings',
    'Failed to create page',
    'Failed to update page',
    'Failed to delete page',
    'Failed to fetch pages',
    'Failed to save page',
    'Copy failed',
    'Unable to copy link. Please try again.',
    'Export failed',
    'Unable to export PDF. Please try again or check popup blockers.',
    'Upload failed',
    'Failed to upload files',
    'Delete failed',
    'Failed to delete file',
    'Failed to create comment. Please try again.',
    'Failed to update member role',
    'Failed to remove team member.',
    'Failed to send invitation.',
    'Failed to cancel invitation.',
    'Failed to update user',
    'Failed to delete user',
    'Failed to remove user',
    'Failed to invite user',
    'Upload Failed',
    'Creation Failed',
    'Deletion Failed',
    'Deactivation Failed',
    'Invalid or missing token. Please check your invitation email.',
    'Failed to set password. Please try again.',
    'An error occurred while setting your password. Please try again.',
    'Failed to send reset email. Please try again.',
    'Invalid or missing reset token',
    'Invalid or expired reset token',
    'Failed to verify reset token. Please try again.',
    'Failed to reset password. Please try again.',
    'Invalid Invite Link',
    'Invalid invite link',
    'Failed to Join Team',
    'Welcome back!',
    'You have successfully logged in.',
    'Logged out',
    'You have been successfully logged out.',
    'Team created',
    'Your new team has been created successfully.',
    'Success',
    'Page created successfully',
    'Page deleted successfully',
    'Link copied!',
    'Files uploaded successfully',
    'File deleted successfully',
    'Team updated',
    'Role updated',
    'Member removed',
    'Invitation sent',
    'Invitation cancelled',
    'User updated',
    'User deleted',
    'User removed',
    'Bulk Upload Complete',
    'Invite Link Created',
    'Link Copied',
    'Link Deleted',
    'Link Deactivated',
    'Welcome to the Team!',
    'Are you sure you want to delete this page? This action cannot be undone.',
    'Are you sure you want to delete this file?',
  ])('the text "%s"', (sentence) => {
    expect(sentences).toContain(sentence);
  });
});

describe('section 9 requires that', () => {
  it.each<[string, keyof typeof limits, number]>([
    ['a team name has at most 50 characters', 'teamName', 50],
    ['a password has at least 8 characters', 'passwordMin', 8],
    ['the dashboard opens 500 ms after signing in', 'loginRedirectMs', 500],
    ['the sign-in screen opens 1000 ms after signing out', 'logoutRedirectMs', 1000],
    ['the next screen opens 3 s after a password was set or reset', 'passwordRedirectMs', 3000],
    ['a page is saved 3000 ms after the last edit', 'autosaveDelayMs', 3000],
    ['typing counts as editing for 500 ms', 'editingPauseMs', 500],
    ['a copy button confirms for 2 s', 'copiedResetMs', 2000],
    ['the button at selected words appears after 10 ms', 'selectionButtonDelayMs', 10],
    ['at most 10 pages are recently updated', 'recentPages', 10],
    ['at most 20 activities are listed', 'activities', 20],
    ['the sidebar shows 5 pages of a team', 'sidebarPages', 5],
    ['the team panel loads with 3 skeletons', 'panelSkeletons', 3],
    ['cards load as 6 skeletons', 'cardSkeletons', 6],
    ['a card shows up to 3 tags', 'cardTags', 3],
    ['a preview has 100 characters', 'previewChars', 100],
    ['a table has at least 1 row and column', 'tableMin', 1],
    ['a table has at most 20 rows and columns', 'tableMax', 20],
    ['a table starts with 3 rows and columns', 'tableDefault', 3],
    ['pictures are placed in a grid of 12 columns', 'imageColumns', 12],
    ['a picture starts with 6 columns', 'imageColumnsDefault', 6],
    ['tags are suggested from 2 characters', 'tagSuggestionsFrom', 2],
  ])('%s', (_words, name, value) => {
    expect(limits[name]).toBe(value);
  });

  it('a team plays one of nine sports', () => {
    expect(contract.sports).toEqual([
      'American Football',
      'Rugby Union',
      'Rugby League',
      'Soccer',
      'Basketball',
      'Hockey',
      'Baseball',
      'Volleyball',
      'Other',
    ]);
  });
});

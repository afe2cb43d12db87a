import type { AuditAct, AuditEntry } from './audit';

/** /admin/audit */
export const auditTexts = {
  title: 'Audit log',
  lead: "Sign-ins and changes. Entries are kept for 400 days and can't be edited.",
  search: 'Search by email, team or IP address',
  act: 'Event',
  everything: 'All events',
  loading: 'Loading the audit log...',
  failed: 'Failed to load the audit log',
  none: 'No events yet.',
  noMatch: 'No matching events.',
  when: 'Time',
  who: 'User',
  where: 'IP address',
  about: 'About',
  nobody: 'Not signed in',
  themselves: '-',
  more: 'Show earlier events',
  acts: {
    signed_in: 'Signed in',
    sign_in_failed: 'Failed to sign in',
    signed_out: 'Signed out',
    device_signed_out: 'Signed out another device',
    password_asked: 'Requested a password reset',
    password_changed: 'Changed the password',
    password_chosen: 'Set a first password',
    two_factor_on: 'Turned on two-factor sign-in',
    two_factor_off: 'Turned off two-factor sign-in',
    two_factor_reset: 'Turned off two-factor sign-in for a user',
    recovery_codes_made: 'Generated recovery codes',
    recovery_code_used: 'Used a recovery code',
    identity_changed: 'Changed their profile',
    address_changed: 'Changed an email address',
    account_made: 'Account created',
    account_changed: 'Changed an account',
    account_deactivated: 'Deactivated an account',
    account_activated: 'Activated an account',
    account_deleted: 'Deleted an account',
    data_exported: 'Requested a copy of their data',
    deletion_requested: 'Asked for their account to be deleted',
    deletion_withdrawn: 'Took back a deletion request',
    deletion_declined: 'Declined a deletion request',
    member_changed: 'Changed a member',
    invitation_changed: 'Changed an invitation',
    invite_link_changed: 'Changed an invite link',
    team_changed: 'Changed a team',
    content_moved: 'Moved a page or play to another team',
  } satisfies Record<AuditAct, string>,
} as const;

/** Events that have a shorter sentence than the act and its detail. */
const sentences: Partial<Record<AuditAct, Record<string, (about: string) => string>>> = {
  team_changed: {
    added: (people) => `Added ${people}`,
    created: () => 'Created a team',
    updated: () => 'Edited a team',
    deleted: () => 'Deleted a team',
    joined: () => 'Joined a team',
  },
  member_changed: { removed: () => 'Removed a member' },
  invitation_changed: {
    invited: () => 'Sent an invitation',
    'cancelled the invitation of': () => 'Cancelled an invitation',
  },
  invite_link_changed: {
    created: () => 'Created an invite link',
    deactivated: () => 'Deactivated an invite link',
    deleted: () => 'Deleted an invite link',
  },
};

/** Returns an event in words, and the detail to show after them, if any. */
export function auditSentence({ act, detail, about }: AuditEntry): { words: string; detail: string | null } {
  const sentence = detail === null ? undefined : sentences[act]?.[detail];
  return sentence
    ? { words: sentence(about ?? 'people'), detail: null }
    : { words: auditTexts.acts[act], detail };
}

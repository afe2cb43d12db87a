import { withArticle, type TeamRole } from '../roles';

interface InvitedTo {
  invitedBy?: string;
  team: { name: string };
  role: TeamRole;
}

export const inviteTexts = {
  forAnother: (invited: string, current: string) =>
    `This invitation is for ${invited}. You're signed in as ${current}.`,
  expiresInPast: 'Choose a time in the future',
  signOutToJoin: 'Sign out and continue',
  invalidTitle: 'Invalid Invite Link',
  invalid: 'Invalid invite link',
  invited: "You're invited to join",
  asRole: 'as',
  join: 'Join Team',
  loginOrSignUp: 'Login or Sign Up',
  joinFailed: 'Failed to Join Team',
  welcome: 'Welcome to the Team!',
  invitedBy: (name: string) => `Invited by ${name}`,
  invitedTo: ({ invitedBy, team, role }: InvitedTo) =>
    invitedBy
      ? `${invitedBy} invites you to ${team.name} as ${withArticle(role)}.`
      : `You're invited to ${team.name} as ${withArticle(role)}.`,
} as const;

/** Invite links in the team settings. */
export const linkTexts = {
  title: 'Invite links',
  lead: 'Anyone with the link can join. Share it in the team chat or print the QR code.',
  none: 'No invite links yet.',
  more: 'Show more links',
  create: 'New invite link',
  createTitle: 'New invite link',
  createAction: 'Create link',
  role: 'Role',
  status: 'Status',
  uses: 'Uses',
  usesOf: (used: number, max: number | null) => `${used} / ${max ?? '\u221e'}`,
  usesSpoken: (used: number, max: number | null) =>
    max === null ? `${used} uses, unlimited` : `${used} of ${max} uses`,
  expires: 'Expires',
  never: 'Never',
  expiryDay: 'Expiry date',
  expiryTime: 'Expiry time',
  expiryHint: 'Leave blank for no expiry.',
  maxUses: 'Max uses',
  maxUsesHint: 'Leave blank for unlimited.',
  copy: 'Copy link',
  readyTitle: 'Your link is ready',
  readyLead: (team: string, role: TeamRole) =>
    `Anyone with the link can join ${team} as ${withArticle(role)}. Share it in the team chat or print the QR code.`,
  address: 'Link',
  share: 'Share',
  shareFailed: 'Could not share the link',
  printPoster: 'Print poster',
  saveCode: 'Save QR code',
  saveCodeFailed: 'Could not save the QR code',
  done: 'Done',
  expiresOn: (when: string) => `Expires ${when}`,
  neverExpires: 'Never expires',
  unlimitedUses: 'unlimited uses',
  usesLeft: (left: number) => (left === 1 ? '1 use left' : `${left} uses left`),
  showCode: 'Show link and QR code',
  codeLabel: (team: string) => `QR code to join ${team}`,
  deactivate: 'Deactivate',
  delete: 'Delete',
  deleteTitle: 'Delete this link?',
  deleteLead: 'The link stops working. People who joined stay in the team.',
  actionsFor: (role: string) => `More actions for the ${role} link`,
  created: 'Invite Link Created',
  copied: 'Link Copied',
  deleted: 'Link Deleted',
  deactivated: 'Link Deactivated',
  createFailed: 'Creation Failed',
  deleteFailed: 'Deletion Failed',
  deactivateFailed: 'Deactivation Failed',
} as const;

/** The poster of an invite link. */
export const posterTexts = {
  title: (team: string) => `Join ${team}`,
  lead: 'Match plans, plays and calls, on your phone.',
  steps: ['Open the camera', 'Point it at the code', 'Sign up. You are in.'],
  noCamera: 'No camera? Type this address:',
  forRole: { player: 'For players.', coach: 'For coaches.', admin: 'For admins.' } satisfies Record<
    TeamRole,
    string
  >,
  openUntil: (when: string) => `Open until ${when}.`,
} as const;

import type { Call, calls } from '@touchline/contract';
import type { StaffedTeam } from './people';

/** The users of the matrix, from signed out to super admin. */
export const standings = [
  'signedOut',
  'outsider',
  'player',
  'coach',
  'admin',
  'superAdmin',
] as const satisfies (keyof StaffedTeam)[];

/** Expected statuses in the order of `standings`; 200 is any success, 404 hides what the user may not see. */
export type Verdicts = readonly [number, number, number, number, number, number];

const everyone: Verdicts = [200, 200, 200, 200, 200, 200];
const signedIn: Verdicts = [401, 200, 200, 200, 200, 200];
const members: Verdicts = [401, 404, 200, 200, 200, 200];
const staff: Verdicts = [401, 404, 403, 200, 200, 200];
const superAdmins: Verdicts = [401, 404, 403, 403, 403, 200];
/** Resources outside of teams: for super admins only, and their existence is no secret. */
const adminOnly: Verdicts = [401, 403, 403, 403, 403, 200];

type CallTable = typeof calls;
type Rows = { [Feature in keyof CallTable]: { [Name in keyof CallTable[Feature]]: Verdicts } };

/**
 * The users of the column "draft": those of the matrix, and a coach by account role who joined the team as a player, and so is an
 * editor of it.
 */
export const draftReaders = [...standings, 'coachAsPlayer'] as const;

/** True for calls with a page or play in their path, whose draft exists for editors of its team only, or with a file that only it shows. */
export const namesDraft = (path: string) =>
  /:(pageId|playId|commentId|jobId)/.test(path) || path.startsWith('/api/media/');

/** The expected status of a call with a draft: as in the matrix for editors, and 404 for players. */
export function draftVerdict(verdicts: Verdicts, reader: (typeof draftReaders)[number]): number {
  if (reader === 'player') return verdicts[0] === 401 ? 404 : verdicts[2];
  return verdicts[standings.indexOf(reader === 'coachAsPlayer' ? 'coach' : reader)]!;
}

/** True for calls that an editor may read as a player of the team, with `as=player`; it refuses all others with 403. */
export const hasPlayersView = ({ method, path }: Pick<Call, 'method' | 'path'>) =>
  method === 'GET' && /:(teamId|pageId|playId)\b/.test(path);

/** The expected status for an editor with `as=player`: that of a player. */
export const viewVerdict = (verdicts: Verdicts): number => verdicts[2];

/** The permission matrix. A call without a row does not compile. */
export const permissions: Rows = {
  accounts: {
    currentUser: signedIn,
    login: everyone,
    logout: everyone,
    register: everyone,
    changeProfile: signedIn,
    changePassword: signedIn,
    notifications: signedIn,
    changeNotifications: signedIn,
    changeTimeZone: signedIn,
    markNewsSeen: signedIn,
    devices: signedIn,
    signOutDevice: signedIn,
    signOutOthers: signedIn,
    unsubscribe: everyone,
    heartbeat: signedIn,
    setPassword: everyone,
    verifyFirstPasswordToken: everyone,
    forgotPassword: everyone,
    verifyResetToken: everyone,
    resetPassword: everyone,
    setupState: everyone,
    setup: everyone,
  },
  twoFactor: {
    read: signedIn,
    begin: signedIn,
    confirm: signedIn,
    renewCodes: signedIn,
    turnOff: signedIn,
  },
  teams: {
    list: signedIn,
    summaries: signedIn,
    read: members,
    create: signedIn,
    change: staff,
    changeSummarized: staff,
    replace: staff,
    remove: superAdmins,
    use: members,
    pin: members,
  },
  ownPlayer: { choose: members },
  members: {
    list: members,
    paged: members,
    read: members,
    changeRole: staff,
    change: staff,
    remove: staff,
    users: staff,
    pagedUsers: staff,
    changeUser: staff,
    removeUser: staff,
    bulk: staff,
  },
  pages: {
    list: members,
    summaries: members,
    tags: members,
    pagedTags: members,
    commonTags: members,
    create: staff,
    publish: staff,
    publishAll: staff,
    unpublish: staff,
    duplicate: staff,
    read: members,
    setLastRead: members,
    changes: members,
    change: staff,
    star: members,
    remove: staff,
    versions: staff,
    sittings: staff,
    version: staff,
    restoreVersion: staff,
    bin: staff,
    restore: staff,
    printStyles: everyone,
    print: members,
  },
  spaces: { exportSpace: staff, importSpace: staff },
  ownData: {
    read: signedIn,
    createExport: signedIn,
    download: signedIn,
    requestDeletion: signedIn,
    withdrawDeletion: signedIn,
    deletionRequests: adminOnly,
    declineDeletion: adminOnly,
  },
  pageFiles: { create: members, createForPlay: members, job: members, download: members },
  categories: { list: members, create: staff, change: staff, remove: staff },
  plays: {
    list: members,
    create: staff,
    publish: staff,
    publishAll: staff,
    unpublish: staff,
    read: members,
    still: members,
    setLastRead: members,
    changes: members,
    change: staff,
    star: members,
    remove: staff,
    restore: staff,
    versions: staff,
    sittings: staff,
    version: staff,
    restoreVersion: staff,
  },
  boardFormations: { list: staff, create: staff, rename: staff, remove: staff },
  pageTemplates: { list: staff, read: staff, create: staff, change: staff, remove: staff },
  contentMoves: { move: staff },
  mentionedIn: { ofPage: members, ofPlay: members },
  order: { movePage: staff, movePlay: staff, ofPage: members, ofPlay: members },
  pins: { list: members, reorder: staff, pinPage: staff, pinPlay: staff },
  bulk: {
    binPages: staff,
    binPlays: staff,
    restorePages: staff,
    restorePlays: staff,
    tagPages: staff,
    tagPlays: staff,
  },
  bin: { restoreFile: staff, removePage: staff, removePlay: staff, removeFile: staff },
  audit: {
    list: adminOnly,
  },
  admin: {
    users: adminOnly,
    accounts: adminOnly,
    statistics: adminOnly,
    addressConflicts: adminOnly,
    changeUser: adminOnly,
    resetTwoFactor: adminOnly,
    removeUser: adminOnly,
    createTeamWithAdmin: adminOnly,
  },
  comments: {
    list: members,
    anchors: members,
    threads: members,
    replies: members,
    create: members,
    edit: staff,
    remove: staff,
    resolve: staff,
    addReaction: members,
    removeReaction: members,
  },
  playComments: {
    list: members,
    anchors: members,
    threads: members,
    replies: members,
    create: members,
    edit: staff,
    remove: staff,
    resolve: staff,
    addReaction: members,
    removeReaction: members,
  },
  activities: { ofTeam: members, recent: signedIn },
  invites: {
    invitations: staff,
    openInvitations: staff,
    invite: staff,
    cancelInvitation: staff,
    links: staff,
    linkList: staff,
    createLink: staff,
    deactivateLink: staff,
    removeLink: staff,
    details: everyone,
    join: signedIn,
  },
  media: {
    list: members,
    files: members,
    upload: staff,
    copy: staff,
    remove: staff,
    draw: staff,
    setPoster: staff,
    uses: staff,
    download: members,
    changeAvatar: signedIn,
    removeAvatar: signedIn,
    avatar: signedIn,
  },
  notifications: { list: signedIn, change: members, readAll: signedIn },
  events: { stream: signedIn },
  writing: { page: staff, play: staff },
  search: { everything: signedIn, list: signedIn },
  starred: { list: signedIn },
  today: { read: signedIn, notOpened: staff, playNotOpened: staff },
};

import {
  calls,
  type Call,
  type DataExport,
  type InviteLink,
  type MediaFile,
  type PageFileJob,
  type PathParams,
  type User,
} from '@touchline/contract';
import { boardSamples, lineUpOf } from '@touchline/contract/boards';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp } from './app';
import { given } from './given';
import { views } from './call-samples';
import { doJobs } from './jobs';
import { Listener, originOf } from './listener';
import { aPicture, sendMultipart, type SentFile } from './media';
import { joinTeam, person, useTeam, type CallInput, type Person, type StaffedTeam } from './people';
import { draftReaders, draftVerdict, namesDraft, permissions, standings, type Verdicts } from './permissions';
import { zipOf } from './zip';

const app = useApp();

type Params = Record<string, string | number>;

/** Valid bodies by call. */
let asked = 0;
const bodies = (): Record<string, unknown> => ({
  'accounts.login': { email: 'nobody@club.example', password: 'Wrong-1234' },
  'accounts.register': {
    token: 'x',
    email: 'a@club.example',
    password: 'Touchline1!',
    firstName: 'A',
    lastName: 'B',
  },
  'accounts.changeProfile': { displayName: 'Someone' },
  'accounts.changePassword': { currentPassword: 'Wrong-1234', newPassword: 'Other-1234' },
  'accounts.changeNotifications': { comments: false },
  'accounts.changeTimeZone': { timeZone: 'Europe/Berlin' },
  'accounts.markNewsSeen': { newsSeen: 1 },
  'accounts.heartbeat': {},
  'accounts.setPassword': { token: 'x', password: 'Touchline1!' },
  'accounts.verifyFirstPasswordToken': { token: 'x' },
  'accounts.forgotPassword': { email: 'nobody@club.example' },
  'accounts.verifyResetToken': { token: 'x' },
  'accounts.resetPassword': { token: 'x', password: 'Touchline1!' },
  'accounts.setup': { email: 'a@club.example', password: 'Touchline1!', firstName: 'A', lastName: 'B' },
  'twoFactor.begin': { password: 'Wrong-1234' },
  'twoFactor.confirm': { code: '123456' },
  'twoFactor.renewCodes': { password: 'Wrong-1234', code: '123456' },
  'twoFactor.turnOff': { password: 'Wrong-1234', code: '123456' },
  'ownData.requestDeletion': { password: 'Wrong-1234' },
  'teams.create': { name: 'Another', sport: 'Hockey' },
  'teams.change': { name: 'Renamed' },
  'teams.changeSummarized': { name: 'Renamed' },
  'teams.pin': { isPinned: true },
  'ownPlayer.choose': { isShown: true, label: '7', piece: '7', isFirst: false },
  'teams.replace': { name: 'Renamed', sport: 'Hockey' },
  'members.changeRole': { role: 'coach' },
  'members.change': { number: '9', positions: [] },
  'members.changeUser': {
    username: `somebody-${++asked}`,
    email: `somebody-${asked}@club.example`,
    firstName: 'Some',
    lastName: 'Body',
    role: 'player',
  },
  'members.bulk': { users: [{ email: 'new@club.example' }] },
  'categories.create': { name: 'Attack' },
  'categories.change': { name: 'Defence' },
  'plays.create': { name: 'Falcon' },
  'boardFormations.create': { name: `Press ${++asked}`, lineUp: lineUpOf(boardSamples.overlap) },
  'boardFormations.rename': { name: `Block ${++asked}` },
  'pageTemplates.create': { name: `Menu ${++asked}`, content: '' },
  'pageTemplates.change': { name: `Menu ${++asked}` },
  'plays.change': { name: 'Hawk' },
  'plays.star': { isStarred: true },
  'pins.reorder': { order: [] },
  'pins.pinPage': { isPinned: true },
  'pins.pinPlay': { isPinned: true },
  'admin.changeUser': {
    username: `anybody-${++asked}`,
    email: `anybody-${asked}@club.example`,
    role: 'player',
  },
  'admin.createTeamWithAdmin': {
    name: 'Another',
    sport: 'Hockey',
    adminEmail: 'head@club.example',
    adminFirstName: 'Head',
    adminLastName: 'Coach',
  },
  'pages.print': { title: 'Printed', content: '<p>a</p>' },
  'invites.invite': { email: 'guest@club.example' },
  'media.copy': { fileIds: [1] },
  'pages.duplicate': { draft: true },
  'pages.publish': { note: 'For Saturday' },
  'pages.publishAll': { pageIds: [] },
  'plays.publish': { note: 'For Saturday' },
  'plays.publishAll': { playIds: [] },
  'pages.create': { title: 'New' },
  'pages.change': { title: 'Changed' },
  'pages.star': { isStarred: true },
  'pages.setLastRead': { version: 1 },
  'plays.setLastRead': { version: 1 },
  'notifications.change': { isRead: true },
  'comments.create': { content: 'Hello' },
  'comments.edit': { content: 'Changed' },
  'comments.resolve': { isResolved: true },
  'playComments.create': { content: 'Hello' },
  'playComments.edit': { content: 'Changed' },
  'playComments.resolve': { isResolved: true },
  'invites.createLink': { role: 'player' },
});
const queries: Record<string, Record<string, unknown>> = {
  ...views,
  'search.everything': { q: 'falcon' },
  'search.list': { q: 'falcon', kind: 'pages' },
  'pages.changes': { since: 1 },
  'plays.changes': { since: 1 },
};

/** Calls that refuse every user here for reasons other than permission. */
const refusedForOtherReasons = new Set([
  'accounts.login',
  'accounts.register',
  'accounts.setup',
  'accounts.changePassword',
  'accounts.signOutDevice',
  'accounts.setPassword',
  'accounts.verifyFirstPasswordToken',
  'accounts.unsubscribe',
  'accounts.verifyResetToken',
  'accounts.resetPassword',
  'twoFactor.begin',
  'twoFactor.confirm',
  'twoFactor.renewCodes',
  'twoFactor.turnOff',
  'ownData.requestDeletion',
]);

/** A PDF belongs to the user who requested it. Users without permission use the id of another user's. */
async function pdfOf(asker: Person, pageId: number, { coach }: StaffedTeam): Promise<number> {
  const { body, status } = await asker.call(calls.pageFiles.create, { pageId });
  const made = status === 202 ? body : (await coach.call(calls.pageFiles.create, { pageId })).body;
  await doJobs(app);
  return (made as PageFileJob).id;
}

/** An export belongs to the user who requested it. */
async function exportOf(asker: Person, { coach }: StaffedTeam): Promise<number> {
  const requester = asker.id === 0 ? coach : asker;
  const { body } = await requester.call(calls.ownData.createExport);
  await doJobs(app);
  return (body as DataExport).id;
}

const requestsDeletion = ({ id }: Person) =>
  app.database.transaction((tx) =>
    tx.query('update users set deletion_requested_at = now() where id = $1', [id]),
  );

/** A notification is visible to its recipient only, while they can see its team. */
async function notificationOf(asker: Person, teamId: number): Promise<number> {
  if (asker.id === 0) return 1;
  const [row] = await app.database.transaction((tx) =>
    tx.query<{ id: number }>(
      `insert into notifications (user_id, team_id, kind) values ($1, $2, 'member') returning id`,
      [asker.id, teamId],
    ),
  );
  return row!.id;
}

/** By path parameter: creates the entity and returns its id, only for calls whose path has it. */
const makers: Record<string, (asking: Asking) => Promise<string | number>> = {
  teamId: ({ team }) => Promise.resolve(team.teamId),
  version: () => Promise.resolve(1),
  sessionId: () => Promise.resolve(1),
  userId: async ({ team, name }) => {
    const member = await person(app);
    await joinTeam(app, member, { teamId: team.teamId, role: 'player' });
    if (name === 'ownData.declineDeletion') await requestsDeletion(member);
    return member.id;
  },
  categoryId: async ({ team }) => (await given.category(team.coach, team.teamId)).id,
  playId: async ({ team, name, asker, isDraft }) => {
    const board = name === 'plays.still' ? boardSamples.overlap : null;
    const { id: playId } = await given.play(team.coach, team.teamId, { draft: isDraft, board });
    if (name === 'plays.restore' || name === 'bin.removePlay')
      await team.coach.call(calls.plays.remove, { playId });
    if (name === 'plays.changes')
      await asker.call(calls.plays.setLastRead, { playId }, { body: { version: 1 } });
    return playId;
  },
  formationId: async ({ team }) =>
    (await given.formation(team.coach, team.teamId, { name: `Box ${++asked}` })).id,
  templateId: async ({ team }) =>
    (await given.template(team.coach, team.teamId, { name: `Menu ${++asked}` })).id,
  invitationId: async ({ team }) => (await given.invitation(team.coach, team.teamId, nextEmail())).id,
  pageId: async ({ team, name, asker, isDraft }) => {
    const { id: pageId } = await given.page(team.coach, team.teamId, { draft: isDraft });
    if (name === 'pages.restore' || name === 'bin.removePage')
      await team.coach.call(calls.pages.remove, { pageId });
    if (name === 'pages.changes')
      await asker.call(calls.pages.setLastRead, { pageId }, { body: { version: 1 } });
    return pageId;
  },
  commentId: async ({ team, name, isDraft }) => {
    if (name.startsWith('playComments.')) {
      const play = await given.play(team.coach, team.teamId, { draft: isDraft });
      return (await given.playComment(team.admin, play.id)).id;
    }
    const page = await given.page(team.coach, team.teamId, { draft: isDraft });
    return (await given.comment(team.admin, page.id)).id;
  },
  reaction: () => Promise.resolve('agree'),
  linkId: async ({ team }) => (await linkOf(team)).id,
  token: async ({ team }) => (await linkOf(team)).token,
  fileId: async (asking) => {
    const { id: fileId, teamId } = await fileOf(asking);
    if (asking.name.startsWith('bin.')) await asking.team.coach.call(calls.media.remove, { teamId, fileId });
    return fileId;
  },
  filename: async (asking) => (await fileOf(asking)).filename,
  avatar: ({ team }) => avatarOf(team.coach),
  notificationId: ({ team, asker }) => notificationOf(asker, team.teamId),
  exportId: ({ team, asker }) => exportOf(asker, team),
  /** A draft that its reader could see before. */
  jobId: async ({ team, asker, isDraft }) => {
    const { id: pageId } = await given.page(team.coach, team.teamId);
    const jobId = await pdfOf(asker, pageId, team);
    if (isDraft) await team.coach.call(calls.pages.unpublish, { pageId });
    return jobId;
  },
};

interface Asking {
  name: string;
  team: StaffedTeam;
  asker: Person;
  isDraft?: boolean;
  file?: Promise<MediaFile>;
}

/** Returns the same file for all parameters of one path. */
function fileOf(asking: Asking): Promise<MediaFile> {
  return (asking.file ??= shownFile(asking));
}

/** A file that a page shows: others exist for editors only. */
async function shownFile({ name, team: { coach, teamId }, isDraft }: Asking): Promise<MediaFile> {
  const isFilm = name === 'media.setPoster';
  const file = await (isFilm ? given.film(app, coach, teamId) : given.file(app, coach, teamId));
  const content = `<figure data-type="file"><a href="${file.url}" download="">notes</a></figure>`;
  await given.page(coach, teamId, { content, draft: isDraft });
  return file;
}

let guests = 0;
const nextEmail = () => `guest-${++guests}@club.example`;

async function linkOf({ admin, teamId }: StaffedTeam): Promise<InviteLink> {
  const { body } = await admin.call(calls.invites.createLink, { teamId }, { body: { role: 'player' } });
  return body as InviteLink;
}

async function paramsOf(path: string, asking: Asking): Promise<Params> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const params: Params = {};
  for (const name of names) params[name] = await makers[name]!(asking);
  return params;
}

async function avatarOf(owner: Person): Promise<string> {
  const files: SentFile[] = [['me.png', aPicture]];
  const { body } = await sendMultipart(app, owner, { call: calls.media.changeAvatar, params: {}, files });
  return (body as User).avatar?.split('/').pop() ?? '';
}

const rows = Object.entries(calls).flatMap(([feature, table]) =>
  Object.entries(table).map(([name, call]) => [`${feature}.${name}`, call as Call] as const),
);

function verdictsOf(name: string): Verdicts {
  const [feature = '', call = ''] = name.split('.');
  const table = permissions as unknown as Record<string, Record<string, Verdicts>>;
  return table[feature]![call]!;
}

const emptySpace = JSON.stringify({ format: 1, team: 'Rovers', pages: [], files: [] });

/** Multipart bodies. */
const uploads: Record<string, SentFile> = {
  'media.upload': ['notes.txt', Buffer.from('Kick-off 14:30')],
  'media.changeAvatar': ['me.png', aPicture],
  'media.setPoster': ['poster.png', aPicture],
  'spaces.importSpace': ['space.zip', await zipOf({ 'space.json': emptySpace })],
};

/** Opens the event stream, whose response does not end. */
async function listen({ cookie }: Person) {
  const listener = await new Listener(await originOf(app), cookie).start();
  listener.stop();
  return listener;
}

function ask(name: string, someone: Person, { call, params, input }: Asked): Promise<{ status: number }> {
  if (name === 'events.stream') return listen(someone);
  const file = uploads[name];
  return file
    ? sendMultipart(app, someone, { call, params, files: [file] })
    : someone.call(call, params, input);
}

interface Asked {
  call: Call;
  params: PathParams<string>;
  input: CallInput;
}

async function bulkBody(name: string, coach: Person, teamId: number) {
  const isPage = name.endsWith('Pages');
  const { id } = isPage ? await given.page(coach, teamId) : await given.play(coach, teamId);
  if (name.startsWith('bulk.tag')) return { changes: [{ id, add: ['attack'], remove: [] }] };
  return isPage ? { pageIds: [id] } : { playIds: [id] };
}

async function bodyOf(
  name: string,
  { coach, teamId }: StaffedTeam,
  { pageId, playId }: Record<string, string | number>,
) {
  if (name === 'pages.publishAll')
    return { pageIds: [(await given.page(coach, teamId, { draft: true })).id] };
  if (name === 'plays.publishAll')
    return { playIds: [(await given.play(coach, teamId, { draft: true })).id] };
  // A move to its own team, or beside itself, changes nothing.
  if (name === 'contentMoves.move') return { pageIds: [1], toTeamId: teamId };
  if (name.startsWith('bulk.')) return bulkBody(name, coach, teamId);
  if (name === 'order.movePage') return { side: 'after', kind: 'page', id: pageId };
  if (name === 'order.movePlay') return { side: 'after', kind: 'play', id: playId };
  return bodies()[name];
}

interface Expected {
  name: string;
  call: Call;
  team: StaffedTeam;
  someone: Person;
  expected: number;
  isDraft?: boolean;
}

async function expectVerdict({ name, call, team, someone, expected, isDraft = false }: Expected) {
  const asking = { name, team, asker: someone, isDraft };
  const params = (await paramsOf(call.path, asking)) as PathParams<string>;
  const input = { body: await bodyOf(name, team, params), query: queries[name] };
  const { status } = await ask(name, someone, { call, params, input });
  if (expected >= 400) return expect(status).toBe(expected);
  if (refusedForOtherReasons.has(name)) return expect([400, 401, 404, 409]).toContain(status);
  expect([200, 201, 202, 204]).toContain(status);
}

describe.each(rows)('%s', (name, call) => {
  const team = useTeam(app, beforeAll);

  it.each(standings)('responds to %s as in the permission matrix', async (standing) => {
    const expected = verdictsOf(name)[standings.indexOf(standing)]!;
    await expectVerdict({ name, call, team, someone: team[standing], expected });
  });
});

describe.each(rows.filter(([, { path }]) => namesDraft(path)))('%s with a draft', (name, call) => {
  const team = useTeam(app, beforeAll);
  let coachAsPlayer: Person;

  beforeAll(async () => {
    coachAsPlayer = await person(app, 'coach');
    await joinTeam(app, coachAsPlayer, { teamId: team.teamId, role: 'player' });
  });

  it.each(draftReaders)('responds to %s as in the permission matrix', async (reader) => {
    const someone = reader === 'coachAsPlayer' ? coachAsPlayer : team[reader];
    const expected = draftVerdict(verdictsOf(name), reader);
    await expectVerdict({ name, call, team, someone, expected, isDraft: true });
  });
});

/** Calls that name pages or plays in their body. */
const namedInBody: [string, (draft: { pageId: number; playId: number; teamId: number }) => object][] = [
  ['pages.publishAll', ({ pageId }) => ({ pageIds: [pageId] })],
  ['plays.publishAll', ({ playId }) => ({ playIds: [playId] })],
  ['bulk.tagPages', ({ pageId }) => ({ changes: [{ id: pageId, add: ['attack'], remove: [] }] })],
  ['bulk.tagPlays', ({ playId }) => ({ changes: [{ id: playId, add: ['attack'], remove: [] }] })],
  ['bulk.binPages', ({ pageId }) => ({ pageIds: [pageId] })],
  ['bulk.binPlays', ({ playId }) => ({ playIds: [playId] })],
  ['bulk.restorePages', ({ pageId }) => ({ pageIds: [pageId] })],
  ['bulk.restorePlays', ({ playId }) => ({ playIds: [playId] })],
  ['contentMoves.move', ({ pageId, teamId }) => ({ pageIds: [pageId], toTeamId: teamId })],
  ['order.movePage', ({ pageId }) => ({ side: 'after', kind: 'page', id: pageId })],
  ['order.movePlay', ({ playId }) => ({ side: 'after', kind: 'play', id: playId })],
  ['pins.reorder', ({ pageId }) => ({ order: [{ kind: 'page', id: pageId }] })],
  ['accounts.heartbeat', ({ pageId }) => ({ pageId })],
];

describe.each(namedInBody)('%s with drafts in its body', (name, bodyWith) => {
  const team = useTeam(app, beforeAll);

  it('tells a player nothing of them, and changes nothing', async () => {
    const { coach, player, outsider, teamId } = team;
    const page = await given.page(coach, teamId, { title: 'Secret page', draft: true });
    const play = await given.play(coach, teamId, { name: 'Secret play', draft: true });
    const shown = {
      pageId: (await given.page(coach, teamId)).id,
      playId: (await given.play(coach, teamId)).id,
    };
    const [, call] = rows.find(([each]) => each === name)!;
    const body = bodyWith({ pageId: page.id, playId: play.id, teamId });
    for (const someone of [player, outsider]) {
      const answer = await someone.call(call, { teamId, ...shown }, { body });
      expect([204, 403, 404]).toContain(answer.status);
      expect(answer.text).not.toContain('Secret');
    }
    const kept = { version: 1, isDraft: true };
    const { body: readPage } = await coach.call(calls.pages.read, { pageId: page.id });
    expect(readPage).toMatchObject({ ...kept, title: page.title, tags: page.tags });
    const { body: readPlay } = await coach.call(calls.plays.read, { playId: play.id });
    expect(readPlay).toMatchObject({ ...kept, name: play.name, tags: play.tags });
  });
});

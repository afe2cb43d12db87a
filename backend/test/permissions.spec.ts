import {
  calls,
  type Call,
  type InviteLink,
  type PageFileJob,
  type PathParams,
  type User,
} from '@touchline/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from './app';
import { given } from './given';
import { doJobs } from './jobs';
import { Listener, originOf } from './listener';
import { aPicture, sendMultipart, type SentFile } from './media';
import { joinTeam, person, staffedTeam, type CallInput, type Person, type StaffedTeam } from './people';
import { permissions, standings, type StandingName } from './permissions';
import { zipOf } from './zip';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

type Params = Record<string, string | number>;

/** What each call is asked with: a body that would do, and things of the team's to name in its path. */
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
  'accounts.heartbeat': {},
  'accounts.setPassword': { token: 'x', password: 'Touchline1!' },
  'accounts.forgotPassword': { email: 'nobody@club.example' },
  'accounts.verifyResetToken': { token: 'x' },
  'accounts.resetPassword': { token: 'x', password: 'Touchline1!' },
  'accounts.setup': { email: 'a@club.example', password: 'Touchline1!', firstName: 'A', lastName: 'B' },
  'twoFactor.begin': { password: 'Wrong-1234' },
  'twoFactor.confirm': { code: '123456' },
  'twoFactor.renewCodes': { password: 'Wrong-1234', code: '123456' },
  'twoFactor.turnOff': { password: 'Wrong-1234', code: '123456' },
  'teams.create': { name: 'Another', sport: 'Hockey' },
  'teams.change': { name: 'Renamed' },
  'teams.replace': { name: 'Renamed', sport: 'Hockey' },
  'members.changeRole': { role: 'coach' },
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
  'plays.change': { name: 'Hawk' },
  'plays.star': { isStarred: true },
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
  'pages.create': { title: 'New' },
  'pages.change': { title: 'Changed' },
  'pages.star': { isStarred: true },
  'notifications.change': { isRead: true },
  'comments.create': { content: 'Hello' },
  'comments.edit': { content: 'Changed' },
  'comments.resolve': { isResolved: true },
  'invites.createLink': { role: 'player' },
});
const queries: Record<string, Record<string, unknown>> = {
  'pages.summaries': { view: 'summary' },
  'search.everything': { q: 'falcon' },
};

/** These answer a refusal of their own to everyone here: what matters is that it is not about permission. */
const refusesAllTheSame = new Set([
  'accounts.login',
  'accounts.register',
  'accounts.setup',
  'accounts.changePassword',
  'accounts.signOutDevice',
  'accounts.setPassword',
  'accounts.unsubscribe',
  'accounts.verifyResetToken',
  'accounts.resetPassword',
  'twoFactor.begin',
  'twoFactor.confirm',
  'twoFactor.renewCodes',
  'twoFactor.turnOff',
]);

/** A file is for whoever asked for it: those who may not ask name one of somebody else. */
async function fileOfPage(asker: Person, pageId: number, { coach }: StaffedTeam): Promise<number> {
  const { body, status } = await asker.call(calls.pageFiles.create, { pageId });
  const made = status === 202 ? body : (await coach.call(calls.pageFiles.create, { pageId })).body;
  await doJobs(app);
  return (made as PageFileJob).id;
}

/** It is for whoever was told: nobody else sees it, and they do only while they see its team. */
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

async function things(team: StaffedTeam, name: string, asker: Person): Promise<Params> {
  const page = await given.page(team.coach, team.teamId);
  if (name === 'pages.restore') await team.coach.call(calls.pages.remove, { pageId: page.id });
  const category = await given.category(team.coach, team.teamId);
  const play = await given.play(team.coach, team.teamId);
  const member = await person(app);
  await joinTeam(app, member, { teamId: team.teamId, role: 'player' });
  const invitation = await given.invitation(team.coach, team.teamId);
  const comment = name === 'pages.restore' ? { id: 1 } : await given.comment(team.admin, page.id);
  const made = await team.admin.call(
    calls.invites.createLink,
    { teamId: team.teamId },
    { body: { role: 'player' } },
  );
  const link = made.body as InviteLink;
  const file = await given.file(app, team.coach, team.teamId);
  return {
    teamId: team.teamId,
    version: 1,
    sessionId: 1,
    userId: member.id,
    categoryId: category.id,
    playId: play.id,
    invitationId: invitation.id,
    pageId: page.id,
    commentId: comment.id,
    linkId: link.id,
    token: link.token,
    fileId: file.id,
    filename: file.filename,
    avatar: name === 'media.avatar' ? await avatarOf(team.coach) : '',
    notificationId: await notificationOf(asker, team.teamId),
    jobId: name.startsWith('pageFiles.') ? await fileOfPage(asker, page.id, team) : 1,
  };
}

async function avatarOf(owner: Person): Promise<string> {
  const files: SentFile[] = [['me.png', aPicture]];
  const { body } = await sendMultipart(app, owner, { call: calls.media.changeAvatar, params: {}, files });
  return (body as User).avatar?.split('/').pop() ?? '';
}

const rows = Object.entries(calls).flatMap(([feature, table]) =>
  Object.entries(table).map(([name, call]) => [`${feature}.${name}`, call as Call] as const),
);

function verdict(name: string, standing: StandingName): number {
  const [feature = '', call = ''] = name.split('.');
  const table = permissions as unknown as Record<string, Record<string, readonly number[]>>;
  return table[feature]![call]![standings.indexOf(standing)]!;
}

const emptySpace = JSON.stringify({ format: 1, team: 'Rovers', pages: [], files: [] });

/** The bodies that are no JSON. */
const uploads: Record<string, SentFile> = {
  'media.upload': ['notes.txt', Buffer.from('Kick-off 14:30')],
  'media.changeAvatar': ['me.png', aPicture],
  'spaces.importSpace': ['space.zip', await zipOf({ 'space.json': emptySpace })],
};

/** The one answer that does not end. */
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

describe.each(rows)('%s', (name, call) => {
  it.each(standings)('answers %s as the matrix says', async (standing) => {
    const team = await staffedTeam(app);
    const someone = team[standing];
    const params = (await things(team, name, someone)) as PathParams<string>;
    const input = { body: bodies()[name], query: queries[name] };
    const { status } = await ask(name, someone, { call, params, input });
    const expected = verdict(name, standing);
    if (expected >= 400) return expect(status).toBe(expected);
    if (refusesAllTheSame.has(name)) return expect([400, 401, 404, 409]).toContain(status);
    expect([200, 201, 202, 204]).toContain(status);
  });
});

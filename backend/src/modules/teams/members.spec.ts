import { calls, type BulkResult, type BulkRow, type TeamUser } from '@touchline/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { jobsIn } from '../../../test/jobs';
import {
  codeOf,
  joinTeam,
  person,
  registered,
  staffedTeam,
  useTeam,
  type Person,
} from '../../../test/people';

const app = useApp();
const team = useTeam(app, beforeEach);
let member: Person;

beforeEach(async () => {
  member = await person(app);
  await joinTeam(app, member, { teamId: team.teamId, role: 'player' });
});

const place = (who: Person) => ({ teamId: team.teamId, userId: who.id });
const setRole = (by: Person, who: Person, role: string) =>
  by.call(calls.members.changeRole, place(who), { body: { role } });
const users = async (by: Person = team.admin) =>
  (await by.call(calls.members.users, { teamId: team.teamId })).body as TeamUser[];
const userOf = async (who: Person) => (await users()).find(({ id }) => id === who.id)!;
const roleOf = async (who: Person) => (await userOf(who))?.role;

describe('the role of a member', () => {
  it('is changed by those who manage the team, and seen by the member', async () => {
    const { status, body } = await setRole(team.coach, member, 'coach');
    expect([status, body.role, body.userId]).toEqual([200, 'coach', member.id]);
    const made = await member.call(calls.pages.create, { teamId: team.teamId }, { body: { title: 'Mine' } });
    expect(made.status).toBe(201);
  });

  it('cannot be set to or from admin by a coach', async () => {
    expect((await setRole(team.coach, member, 'admin')).status).toBe(403);
    expect((await setRole(team.coach, team.admin, 'player')).status).toBe(403);
    expect((await setRole(team.admin, member, 'admin')).status).toBe(200);
    expect((await setRole(team.coach, member, 'player')).status).toBe(403);
    expect((await setRole(team.superAdmin, member, 'player')).status).toBe(200);
  });

  it('cannot be changed by the member', async () => {
    const answer = await setRole(team.admin, team.admin, 'player');
    expect([answer.status, answer.body.code]).toEqual([409, 'not_yourself']);
    expect(await roleOf(team.admin)).toBe('admin');
  });

  it('is player, coach or admin', async () => {
    const { status, body } = await setRole(team.admin, member, 'super_admin');
    expect([status, body.fields[0].message]).toEqual([400, 'Choose player, coach or admin']);
  });

  it('cannot be changed for other users', async () => {
    const answer = await setRole(team.admin, team.outsider, 'coach');
    expect([answer.status, answer.body.message]).toEqual([404, 'Member not found']);
  });

  it('is recorded in the activities', async () => {
    await setRole(team.admin, member, 'coach');
    const { body } = await team.player.call(calls.activities.ofTeam, { teamId: team.teamId });
    expect(body[0]).toMatchObject({ action: 'made coach', targetType: 'member', targetId: member.id });
  });
});

describe('removing a member', () => {
  it.each(['remove', 'removeUser'] as const)('ends access at once: %s', async (name) => {
    expect((await team.coach.call(calls.members[name], place(member))).status).toBe(204);
    expect((await member.call(calls.teams.read, { teamId: team.teamId })).status).toBe(404);
    expect((await team.coach.call(calls.members[name], place(member))).status).toBe(404);
  });

  it('of the admin is for another admin, and the team then has no team admin', async () => {
    expect((await team.coach.call(calls.members.remove, place(team.admin))).status).toBe(403);
    expect((await team.admin.call(calls.members.remove, place(team.admin))).body.code).toBe('not_yourself');
    expect((await team.superAdmin.call(calls.members.remove, place(team.admin))).status).toBe(204);
    const { body } = await team.coach.call(calls.teams.read, { teamId: team.teamId });
    expect(body.teamAdminId).toBeNull();
    expect((await team.admin.call(calls.teams.read, { teamId: team.teamId })).status).toBe(404);
  });
});

describe('the users of a team', () => {
  it('are listed for managers, with address and last sign-in', async () => {
    expect((await users()).map(({ role }) => role)).toEqual(['admin', 'coach', 'player', 'player']);
    expect(await userOf(member)).toMatchObject({ email: member.email, lastLogin: null, isTeamAdmin: false });
    expect((await team.player.call(calls.members.users, { teamId: team.teamId })).status).toBe(403);
  });

  const edited = {
    username: 'zoe',
    email: 'Zoe@Club.example',
    firstName: 'Zoe',
    lastName: 'Lund',
    role: 'coach',
  };
  const edit = (by: Person, who: Person, change: object = {}) =>
    by.call(calls.members.changeUser, place(who), { body: { ...edited, ...change } });

  it('can be corrected until they set a password', async () => {
    const { status, body } = await edit(team.coach, member, { username: 'zoe.lund' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      username: 'zoe.lund',
      email: 'zoe@club.example',
      firstName: 'Zoe',
      role: 'coach',
    });
  });

  it('can change name and email address only themselves once they have a password', async () => {
    const owner = await registered(app, 'Touchline1!');
    await joinTeam(app, owner, { teamId: team.teamId, role: 'player' });
    const answer = await edit(team.admin, owner);
    expect([answer.status, answer.body.code]).toEqual([403, 'account_is_theirs']);
    const { username, email } = await userOf(owner);
    const same = { username, email, firstName: 'A', lastName: 'B' };
    expect((await edit(team.superAdmin, owner, same)).status).toBe(200);
    expect((await edit(team.coach, owner, { ...same, role: 'player' })).status).toBe(200);
    expect(await roleOf(owner)).toBe('player');
  });

  it('cannot take the name or email address of another user', async () => {
    const other = await person(app, 'player', 'taken.name');
    const answers = [
      await edit(team.admin, member, { username: 'Taken.Name', email: 'free@club.example' }),
      await edit(team.admin, member, { username: 'free.name', email: other.email }),
    ];
    expect(answers.map(codeOf)).toEqual(['username_taken', 'email_taken']);
  });

  it.each([
    ['username', '', 'Username is required'],
    ['firstName', ' ', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['email', 'x', 'Please enter a valid email address'],
    ['role', 'chief', 'Choose player, coach or admin'],
  ])('need a valid %s', async (field, value, message) => {
    const { status, body } = await edit(team.admin, member, { [field]: value });
    expect([status, body.fields]).toEqual([400, [{ field, message }]]);
  });
});

describe('a bulk upload', () => {
  const upload = async (by: Person, rows: unknown) =>
    by.call(calls.members.bulk, { teamId: team.teamId }, { body: { users: rows as BulkRow[] } });
  const result = async (by: Person, rows: unknown) => (await upload(by, rows)).body as BulkResult;

  it('creates, adds and updates, and reports each row', async () => {
    const known = await person(app);
    const { success, errors } = await result(team.coach, [
      { email: 'New.One@club.example', firstName: 'New', lastName: 'One', role: 'coach' },
      { email: known.email },
      { email: member.email, role: 'coach' },
      { email: 'nobody' },
      { email: 'new.one@club.example' },
    ]);
    expect(success).toEqual([
      { email: 'new.one@club.example', action: 'created' },
      { email: known.email, action: 'added' },
      { email: member.email, action: 'updated' },
    ]);
    expect(errors).toEqual([
      { email: 'nobody', error: 'Please enter a valid email address' },
      { email: 'new.one@club.example', error: 'This email is in the list twice' },
    ]);
    expect(await roleOf(member)).toBe('coach');
    expect((await users()).find(({ email }) => email === 'new.one@club.example')).toMatchObject({
      username: 'new.one',
      role: 'coach',
      accountRole: 'coach',
      hasSetPassword: false,
    });
  });

  it('accepts users of one name whom several teams add concurrently', async () => {
    const teams = await Promise.all(Array.from({ length: 6 }, () => staffedTeam(app)));
    const answers = await Promise.all(
      teams.map(({ coach, teamId }) => {
        const wren = { email: `wren@team${teamId}.example`, firstName: 'Wren', lastName: 'Hill' };
        return coach.call(calls.members.bulk, { teamId }, { body: { users: [wren] } });
      }),
    );
    expect(answers.flatMap(({ body }) => (body as BulkResult).errors)).toEqual([]);
  });

  it('mails new users a link to set a password, and notifies the others', async () => {
    const known = await person(app);
    await result(team.coach, [
      { email: 'asked@club.example' },
      { email: known.email },
      { email: member.email },
    ]);
    const asked = (await users()).find(({ email }) => email === 'asked@club.example')!;
    const jobs = (await jobsIn(app)).filter(({ payload }) => payload.teamId === team.teamId);
    expect(jobs.filter(({ job }) => job !== 'email.new-members')).toEqual([
      { job: 'email.first-password', payload: { userId: asked.id, teamId: team.teamId } },
      { job: 'email.added-to-team', payload: { userId: known.id, teamId: team.teamId } },
    ]);
  });

  it('never changes the account role, names or password of an account that exists', async () => {
    const known = await registered(app, 'Touchline1!');
    await result(team.admin, [{ email: known.email, firstName: 'Other', role: 'admin' }]);
    const { body } = await known.call(calls.accounts.currentUser);
    expect(body).toMatchObject({ role: 'player', firstName: null, hasSetPassword: true });
    expect(await roleOf(known)).toBe('admin');
  });

  it('does not let a coach change admins, nor users their own role', async () => {
    const rows = [
      { email: 'wants.more@club.example', role: 'admin' },
      { email: team.admin.email, role: 'player' },
      { email: team.coach.email, role: 'player' },
    ];
    const { success, errors } = await result(team.coach, rows);
    expect(success).toEqual([]);
    expect(errors.map(({ email }) => email)).toEqual(rows.map(({ email }) => email));
    expect([await roleOf(team.admin), await roleOf(team.coach)]).toEqual(['admin', 'coach']);
  });

  it.each([[[]], ['a@b.example'], [undefined]])('of %j is refused', async (rows) => {
    const { status, body } = await upload(team.coach, rows);
    expect([status, body.fields]).toEqual([400, [{ field: 'users', message: 'No Data' }]]);
  });

  it('accepts thousands of rows in one call, each with a unique username', async () => {
    const rows = Array.from({ length: 3000 }, (_, place) => ({
      email: `player${place}@${team.teamId}.example`,
      firstName: 'Sam',
      lastName: place % 2 ? 'Reed' : 'Hill',
    }));
    const { success, errors } = await result(team.admin, rows);
    expect([success.length, errors.length]).toEqual([3000, 0]);
    const again = await result(team.admin, rows);
    expect(new Set(again.success.map(({ action }) => action))).toEqual(new Set(['updated']));
    expect(await users()).toHaveLength(3004);
  });

  it('creates each user once in two concurrent calls', async () => {
    const rows = Array.from({ length: 40 }, (_, place) => ({ email: `both${place}@${team.teamId}.example` }));
    const answers = await Promise.all([upload(team.admin, rows), upload(team.coach, [...rows].reverse())]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await users()).filter(({ email }) => email.startsWith('both'))).toHaveLength(40);
  });
});

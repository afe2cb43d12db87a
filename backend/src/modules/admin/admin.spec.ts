import { calls, type AdminUser, type AdminUserChange, type Statistics } from '@touchline/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { jobsIn } from '../../../test/jobs';
import { codeOf, joinTeam, person, useTeam, type Person } from '../../../test/people';
import { Clock } from '../../platform/clock';

const app = useApp();
const team = useTeam(app, beforeEach);
let member: Person;

beforeEach(async () => {
  member = await person(app);
});
afterEach(() => vi.restoreAllMocks());

const users = async () => (await team.superAdmin.call(calls.admin.users)).body as AdminUser[];
const find = async (who: Person) => (await users()).find(({ id }) => id === who.id);
const change = async (who: Person, body: Partial<AdminUserChange>, by = team.superAdmin) => {
  const { username = 'x', email = who.email, role = 'player', teamId = null } = (await find(who)) ?? {};
  return by.call(
    calls.admin.changeUser,
    { userId: who.id },
    { body: { username, email, role, teamId, ...body } },
  );
};
const remove = (who: Person, by = team.superAdmin) => by.call(calls.admin.removeUser, { userId: who.id });

describe('the users of the installation', () => {
  it('are listed with team, last sign-in and time spent', async () => {
    await joinTeam(app, member, { teamId: team.teamId, role: 'player' });
    expect(await find(member)).toMatchObject({
      teamName: 'Harbour RFC',
      lastLogin: null,
      timeSpentLast30Days: 0,
    });
    expect(await find(team.outsider)).toMatchObject({ teamName: null });
  });

  it('can be changed in name, email address, role and team', async () => {
    const email = `moved-${member.id}@club.example`;
    const { status, body } = await change(member, {
      username: 'renamed',
      email,
      role: 'coach',
      teamId: team.teamId,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ username: 'renamed', email, role: 'coach', teamName: 'Harbour RFC' });
    expect((await member.call(calls.teams.read, { teamId: team.teamId })).status).toBe(200);
    expect((await change(member, { teamId: null })).body.teamId).toBeNull();
  });

  it('can have neither the name nor the address of another user, nor a team that does not exist', async () => {
    const codes = [
      (await change(member, { username: 'Taken' })).status,
      (await change(team.outsider, { username: 'taken' })).body.code,
      (await change(member, { email: team.coach.email.toUpperCase() })).body.code,
      (await change(member, { teamId: 2_000_000 })).body.code,
    ];
    expect(codes).toEqual([200, 'username_taken', 'email_taken', 'team_not_found']);
  });

  it.each([
    [{ username: '' }, 'username', 'Username is required'],
    [{ email: 'x' }, 'email', 'Invalid email address'],
    [{ role: 'chief' }, 'role', 'Choose player, coach, admin or super_admin'],
    [{ teamId: 'x' }, 'teamId', 'teamId must be the id of a team'],
  ])('refuse %j', async (body, field, message) => {
    const answer = await change(member, body as Partial<AdminUserChange>);
    expect([answer.status, answer.body.fields]).toEqual([400, [{ field, message }]]);
  });

  it('are signed out at once when their account is deactivated', async () => {
    expect((await change(member, { isActive: false })).body.isActive).toBe(false);
    expect((await member.call(calls.accounts.currentUser)).status).toBe(401);
  });

  it('leave their pages and comments without an author when they are deleted', async () => {
    await joinTeam(app, member, { teamId: team.teamId, role: 'coach' });
    const page = await given.page(member, team.teamId);
    await given.comment(member, page.id);
    expect((await remove(member)).status).toBe(204);
    expect((await member.call(calls.accounts.currentUser)).status).toBe(401);
    const read = await team.player.call(calls.pages.read, { pageId: page.id });
    expect(read.body).toMatchObject({ title: page.title, createdBy: null, creator: null });
    const { body: comments } = await team.player.call(calls.comments.list, { pageId: page.id });
    expect(comments[0]).toMatchObject({ content: 'Which foot leads?', userId: null, user: null });
    expect((await remove(member)).body.message).toBe('User not found');
  });

  it('cannot delete or demote themselves', async () => {
    const answers = [await remove(team.superAdmin), await change(team.superAdmin, { role: 'player' })];
    expect(answers.map(codeOf)).toEqual(['not_yourself', 'not_yourself']);
  });
});

describe('time spent', () => {
  const beat = (who: Person, seconds: number, pageId?: number) => {
    vi.spyOn(app.app.get(Clock), 'now').mockReturnValue(new Date(Date.now() + seconds * 1000));
    return who.call(calls.accounts.heartbeat, {}, { body: { pageId } });
  };

  it('is the time between heartbeats, at most the time since the last one', async () => {
    for (const seconds of [0, 60, 120, 121, 121]) expect((await beat(member, seconds)).status).toBe(204);
    vi.restoreAllMocks();
    expect((await find(member))?.timeSpentLast30Days).toBe(3);
  });

  it('does not count hours without heartbeats', async () => {
    await beat(member, 0);
    await beat(member, 3600);
    vi.restoreAllMocks();
    expect((await find(member))?.timeSpentLast30Days).toBe(2);
  });

  it('is part of the statistics', async () => {
    const figures = async () => (await team.superAdmin.call(calls.admin.statistics)).body as Statistics;
    const before = await figures();
    await beat(member, 0);
    vi.restoreAllMocks();
    const after = await figures();
    expect(after.activeLast30Days).toBe(before.activeLast30Days + 1);
    expect(after).toMatchObject({ totalUsers: before.totalUsers, totalTeams: before.totalTeams });
  });

  it('accepts the id of a page, and nothing else', async () => {
    const page = await given.page(team.coach, team.teamId);
    expect((await beat(team.player, 0, page.id)).status).toBe(204);
    expect((await beat(member, 60, page.id)).status).toBe(204);
    const wrong = await member.call(calls.accounts.heartbeat, {}, { body: { pageId: 'x' } });
    expect(wrong.status).toBe(400);
  });
});

describe('a team with its admin', () => {
  const create = (body: object = {}) =>
    team.superAdmin.call(
      calls.admin.createTeamWithAdmin,
      {},
      {
        body: {
          name: 'Riverside',
          sport: 'Soccer',
          adminEmail: `Head-${member.id}@club.example`,
          adminFirstName: 'Head',
          adminLastName: 'Coach',
          ...body,
        },
      },
    );

  it('is created with an account without a password and a welcome mail', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    const admin = (await users()).find(({ id }) => id === body.teamAdminId);
    expect(admin).toMatchObject({
      email: `head-${member.id}@club.example`,
      role: 'admin',
      hasSetPassword: false,
    });
    expect(body.members).toEqual([expect.objectContaining({ userId: admin?.id, role: 'admin' })]);
    expect(await jobsIn(app)).toContainEqual({
      job: 'email.welcome',
      payload: { userId: admin?.id, teamId: body.id },
    });
  });

  it('leaves an existing account unchanged', async () => {
    const { body } = await create({ adminEmail: member.email });
    expect(body.teamAdminId).toBe(member.id);
    expect(await find(member)).toMatchObject({ role: 'player', firstName: null });
  });

  it.each([
    [{ name: '' }, 'Team name is required'],
    [{ name: 'x'.repeat(51) }, 'Team name too long'],
    [{ sport: '' }, 'Sport is required'],
    [{ adminEmail: 'x' }, 'Valid email required for team admin'],
    [{ adminFirstName: '' }, 'Admin first name is required'],
    [{ adminLastName: '' }, 'Admin last name is required'],
  ])('with %j is refused', async (body, message) => {
    const answer = await create(body);
    expect([answer.status, answer.body.fields[0].message]).toEqual([400, message]);
  });
});

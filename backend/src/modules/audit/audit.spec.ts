import { calls, limits, type AuditEntry, type AuditList } from '@touchline/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import {
  joinTeam,
  nobody,
  person,
  registered,
  staffedTeam,
  useTeam,
  type Person,
} from '../../../test/people';
import { Clock } from '../../platform/clock';
import { AuditCleanup } from './audit-cleanup';

const password = 'Touchline1!';
const DAY_MS = 24 * 3600_000;

const app = useApp();
const team = useTeam(app, beforeAll);
let member: Person;

beforeEach(async () => {
  member = await registered(app, password);
});

const look = async (query: Record<string, unknown> = {}) =>
  (await team.superAdmin.call(calls.audit.list, {}, { query })).body as AuditList;
const actsOf = async (email: string) => (await look({ search: email })).entries.map(({ act }) => act);
const signIn = (email: string, word = password) =>
  nobody(app).call(calls.accounts.login, {}, { body: { email, password: word } });

describe('the audit log', () => {
  it('records sign-ins, sign-outs and failed sign-ins with their IP address', async () => {
    const headers = { 'user-agent': 'Pitchside Phone' };
    await nobody(app).call(calls.accounts.login, {}, { body: { email: member.email, password }, headers });
    await signIn(member.email, 'Wrong1234!');
    await member.call(calls.accounts.logout);
    expect(await actsOf(member.email)).toEqual(['signed_out', 'sign_in_failed', 'signed_in']);
    const { entries } = await look({ search: member.email, act: 'signed_in' });
    expect(entries).toEqual([
      expect.objectContaining<Partial<AuditEntry>>({
        actor: { id: member.id, email: member.email },
        address: '127.0.0.1',
        userAgent: 'Pitchside Phone',
      }),
    ]);
  });

  it('does not store an unknown email address, which may be a password in the wrong field', async () => {
    await signIn('MyPassword1!@nowhere.example');
    const { entries } = await look({ act: 'sign_in_failed' });
    expect(entries[0]).toMatchObject({ actor: null, about: null });
  });

  it('records changes of passwords, devices and email addresses', async () => {
    await nobody(app).call(calls.accounts.forgotPassword, {}, { body: { email: member.email } });
    const moved = `moved-${member.email}`;
    await member.call(calls.accounts.changeProfile, {}, { body: { email: moved } });
    const changed = { currentPassword: password, newPassword: 'Another1!x' };
    await member.call(calls.accounts.changePassword, {}, { body: changed });
    expect(await actsOf(member.email)).toEqual([
      'signed_in',
      'password_changed',
      'address_changed',
      'identity_changed',
      'password_asked',
    ]);
  });

  it('records what super admins do to accounts, and keeps it when these are deleted', async () => {
    const { email, id: userId } = member;
    const body = { username: `u${userId}`, email, teamId: null };
    const change = (more: object) =>
      team.superAdmin.call(calls.admin.changeUser, { userId }, { body: { ...body, ...more } });
    await change({ role: 'coach' });
    await change({ role: 'coach', isActive: false });
    await change({ role: 'coach', isActive: true });
    await team.superAdmin.call(calls.admin.removeUser, { userId });
    const { entries } = await look({ search: email });
    expect(entries.map(({ act, detail }) => [act, detail])).toEqual([
      ['account_deleted', null],
      ['account_activated', null],
      ['account_deactivated', null],
      ['account_changed', 'player to coach'],
    ]);
    for (const { actor } of entries) expect(actor?.email).toBe(team.superAdmin.email);
  });

  it('records changes of roles in a team, and keeps them when the team is deleted', async () => {
    const { superAdmin } = team;
    const other = await staffedTeam(app);
    const late = await person(app, 'player');
    await joinTeam(app, late, { teamId: other.teamId, role: 'player' });
    const place = { teamId: other.teamId, userId: late.id };
    await other.admin.call(calls.members.changeRole, place, { body: { role: 'coach' } });
    await other.admin.call(calls.members.remove, place);
    await other.admin.call(calls.invites.createLink, { teamId: other.teamId }, { body: {} });
    await superAdmin.call(calls.teams.remove, { teamId: other.teamId });
    const { entries } = await look({ search: other.admin.email });
    expect(entries.map(({ act, detail, team: name }) => [act, detail, name])).toEqual([
      ['invite_link_changed', 'created', 'Harbour RFC'],
      ['member_changed', 'removed', 'Harbour RFC'],
      ['member_changed', 'made coach', 'Harbour RFC'],
      ['team_changed', 'created', 'Harbour RFC'],
    ]);
  });

  it('has no entry of a refused act', async () => {
    await team.superAdmin.call(
      calls.admin.changeUser,
      { userId: member.id },
      { body: { username: 'x', email: team.coach.email, role: 'admin', teamId: null } },
    );
    expect(await actsOf(member.email)).toEqual([]);
  });

  it('is read in batches, newest first, each entry once', async () => {
    for (let count = 0; count < limits.auditEntries + 5; count += 1)
      await app.database.transaction((tx) =>
        tx.query(`insert into audit_entries (at, act, about) values ($1, 'signed_in', 'paged')`, [
          new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(count / 3))),
        ]),
      );
    const first = await look({ search: 'paged' });
    const rest = await look({ search: 'paged', cursor: first.nextCursor });
    expect([first.entries.length, rest.entries.length, rest.nextCursor]).toEqual([
      limits.auditEntries,
      5,
      null,
    ]);
    const ids = [...first.entries, ...rest.entries].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  });

  it('deletes entries after 400 days', async () => {
    await signIn(member.email);
    const clock = app.app.get(Clock);
    const real = clock.now.bind(clock);
    clock.now = () => new Date(real().getTime() + 401 * DAY_MS);
    await app.app.get(AuditCleanup).handle();
    clock.now = real;
    expect(await actsOf(member.email)).toEqual([]);
  });
});

describe('an account that is created', () => {
  const makerOf = async (email: string) =>
    (await look({ search: email, act: 'account_made' })).entries.map(({ actor, detail }) => [
      actor?.email,
      detail,
    ]);

  it('by a bulk upload or with a team names the user who did it, and the role', async () => {
    const users = [{ email: 'bulk-1@club.example', role: 'coach' }, { email: 'bulk-2@club.example' }];
    await team.admin.call(calls.members.bulk, { teamId: team.teamId }, { body: { users } });
    expect(await makerOf('bulk-1@club.example')).toEqual([[team.admin.email, 'coach']]);
    expect(await makerOf('bulk-2@club.example')).toEqual([[team.admin.email, 'player']]);
    const admin = { adminEmail: 'head@club.example', adminFirstName: 'Ada', adminLastName: 'Berg' };
    await team.superAdmin.call(
      calls.admin.createTeamWithAdmin,
      {},
      { body: { name: 'New', sport: 'Soccer', ...admin } },
    );
    expect(await makerOf('head@club.example')).toEqual([[team.superAdmin.email, 'admin']]);
  });

  it('by its own user names that user', async () => {
    const link = await team.admin.call(
      calls.invites.createLink,
      { teamId: team.teamId },
      { body: { role: 'player' } },
    );
    const body = {
      token: link.body.token as string,
      email: 'self@club.example',
      password,
      firstName: 'Sel',
      lastName: 'Fie',
    };
    expect((await nobody(app).call(calls.accounts.register, {}, { body })).status).toBe(201);
    expect(await makerOf('self@club.example')).toEqual([['self@club.example', 'player']]);
  });
});

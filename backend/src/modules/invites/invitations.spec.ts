import { calls, limits, type Activity, type Invitation } from '@touchline/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useApp } from '../../../test/app';
import { doJobs, jobsIn, linkTo } from '../../../test/jobs';
import { nobody, person, staffedTeam, useTeam, type Person } from '../../../test/people';
import { Clock } from '../../platform/clock';

const app = useApp();
const team = useTeam(app, beforeEach);
let guests = 0;

beforeEach(() => {
  guests++;
});
afterEach(() => vi.restoreAllMocks());

const email = () => `guest${guests}@club.example`;
const invite = (by: Person, body: object = {}) =>
  by.call(calls.invites.invite, { teamId: team.teamId }, { body: { email: email(), ...body } });
const invited = async (body: object = {}) => (await invite(team.coach, body)).body as Invitation;
const open = async () =>
  (await team.coach.call(calls.invites.invitations, { teamId: team.teamId })).body as Invitation[];
const cancel = ({ id }: Invitation) =>
  team.coach.call(calls.invites.cancelInvitation, { teamId: team.teamId, invitationId: id });
const later = (milliseconds: number) =>
  vi.spyOn(app.app.get(Clock), 'now').mockReturnValue(new Date(Date.now() + milliseconds));

/** Returns the token in the mail. */
async function tokenOf({ email: address }: Invitation): Promise<string> {
  await doJobs(app);
  const { pathname, searchParams } = await linkTo(app, address);
  return searchParams.get('token') ?? pathname.replace('/invite/', '');
}
const details = (token: string) => nobody(app).call(calls.invites.details, { token });
const join = (who: Person, token: string) => who.call(calls.invites.join, { token });
const setPassword = (token: string, password = 'Touchline1!') =>
  nobody(app).call(calls.accounts.setPassword, {}, { body: { token, password } });
const signIn = () =>
  nobody(app).call(calls.accounts.login, {}, { body: { email: email(), password: 'Touchline1!' } });

describe('an invitation by mail', () => {
  it('is pending for seven days, listed for managers, and mailed', async () => {
    const { status, body } = await invite(team.coach, { email: email().toUpperCase(), role: 'coach' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ email: email(), role: 'coach', status: 'pending', teamId: team.teamId });
    expect(Date.parse(body.expiresAt) - Date.parse(body.createdAt)).toBe(limits.inviteLifetimeMs);
    expect(await open()).toEqual([body]);
    expect((await jobsIn(app)).filter(({ payload }) => payload.invitationId === body.id)).toHaveLength(1);
    later(limits.inviteLifetimeMs + 1000);
    expect(await open()).toEqual([]);
  });

  it('is renewed when the address is invited again: one row, the newer role', async () => {
    const first = await invited();
    const second = await invited({ role: 'coach', firstName: 'Ada', lastName: 'Low' });
    expect(second).toMatchObject({ id: first.id, role: 'coach', firstName: 'Ada' });
    expect(await open()).toHaveLength(1);
  });

  it('is shown to the team by name or role, never by email address', async () => {
    await invited({ role: 'coach' });
    await cancel(await invited({ firstName: 'Ada', lastName: 'Low' }));
    const { text, body } = await team.player.call(calls.activities.ofTeam, { teamId: team.teamId });
    const recorded = (body as Activity[]).filter(({ targetType }) => targetType === 'invitation');
    expect(recorded.map(({ targetName }) => targetName)).toEqual(['Ada Low', 'Ada Low', 'coach']);
    expect(text).not.toContain(email());
  });

  it('is created once by concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, place) => invite(place % 2 ? team.coach : team.admin)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await open()).toHaveLength(1);
  });

  it('is refused for a member', async () => {
    const { status, body } = await invite(team.coach, { email: team.player.email.toUpperCase() });
    expect([status, body.message]).toEqual([409, 'This person is already a member of the team.']);
  });

  it.each([
    [{ email: 'x' }, 'email', 'Please enter a valid email address'],
    [{ role: 'admin' }, 'role', 'Choose player or coach'],
    [{ firstName: '' }, 'firstName', 'First name is required'],
    [{ lastName: ' ' }, 'lastName', 'Last name is required'],
    [{ shirt: 9 }, 'shirt', expect.stringContaining('shirt')],
  ])('with %j is refused', async (change, field, message) => {
    const { status, body } = await invite(team.coach, change);
    expect([status, body.fields]).toEqual([400, [{ field, message }]]);
  });

  it('can be cancelled, after which it is neither listed nor valid', async () => {
    const made = await invited();
    const token = await tokenOf(made);
    expect((await cancel(made)).status).toBe(204);
    expect(await open()).toEqual([]);
    expect((await details(token)).status).toBe(404);
    expect((await cancel(made)).body.message).toBe('Invitation not found');
    expect((await invited()).id).not.toBe(made.id);
  });

  it('cannot be cancelled by another team', async () => {
    const made = await invited();
    const other = await staffedTeam(app);
    const params = { teamId: other.teamId, invitationId: made.id };
    expect((await other.admin.call(calls.invites.cancelInvitation, params)).status).toBe(404);
    expect(await open()).toHaveLength(1);
  });
});

describe('an invited user without an account', () => {
  it('sets a password, has an account in the invited role, and is in the team', async () => {
    const token = await tokenOf(await invited({ role: 'coach', firstName: 'Ada', lastName: 'Low' }));
    expect((await details(token)).body).toEqual({
      email: email(),
      team: { name: 'Harbour RFC', sport: 'Rugby Union' },
      role: 'coach',
      invitedBy: expect.any(String),
    });
    expect((await setPassword(token)).status).toBe(200);
    const { status, body } = await signIn();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      username: expect.stringMatching(/^ada\.low/),
      role: 'coach',
      hasSetPassword: true,
    });
    const { body: members } = await team.admin.call(calls.members.users, { teamId: team.teamId });
    expect(members).toContainEqual(expect.objectContaining({ email: email(), role: 'coach' }));
    expect(await open()).toEqual([]);
  });

  it('does so only once', async () => {
    const token = await tokenOf(await invited());
    const answers = await Promise.all([setPassword(token), setPassword(token), setPassword(token)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const after = await setPassword(token);
    expect([after.status, after.body.message]).toEqual([
      400,
      'Invalid or missing token. Please check your invitation email.',
    ]);
  });

  it('gets the rule that the password breaks, and the token remains valid', async () => {
    const token = await tokenOf(await invited());
    const { body } = await setPassword(token, 'touchline');
    expect(body.fields[0].message).toBe('Password must contain at least one uppercase letter');
    expect((await setPassword(token, 'Passw0rd!')).body.fields[0].message).toContain('too common');
    expect((await setPassword(token)).status).toBe(200);
  });

  it('is refused after seven days, or with the link of an older mail', async () => {
    const older = await tokenOf(await invited());
    const newer = await tokenOf(await invited());
    expect((await setPassword(older)).status).toBe(400);
    later(limits.inviteLifetimeMs + 1000);
    expect((await setPassword(newer)).status).toBe(400);
  });

  it('can register with the invited email address only', async () => {
    const token = await tokenOf(await invited());
    const register = (address: string) =>
      nobody(app).call(
        calls.accounts.register,
        {},
        {
          body: { token, email: address, password: 'Touchline1!', firstName: 'A', lastName: 'B' },
        },
      );
    expect((await register('other@club.example')).body.code).toBe('invite_for_another');
    const { status, headers } = await register(email());
    expect(status).toBe(201);
    expect(await open()).toEqual([]);
    const cookie = String(headers['set-cookie']).split(';')[0]!;
    const joined = await nobody(app).call(calls.invites.join, { token }, { headers: { cookie } });
    expect([joined.status, joined.body]).toEqual([200, { teamId: team.teamId }]);
    expect((await join(team.outsider, token)).status).toBe(404);
  });
});

describe('an invited user with an account', () => {
  it('joins by the link of the mail, and the invitation is accepted', async () => {
    const guest = await person(app, 'player', `guest${guests}`);
    const token = await tokenOf(await invited({ role: 'coach' }));
    const { status, body } = await join(guest, token);
    expect([status, body]).toEqual([200, { teamId: team.teamId }]);
    expect((await guest.call(calls.teams.read, { teamId: team.teamId })).status).toBe(200);
    expect((await guest.call(calls.accounts.currentUser)).body.role).toBe('player');
    expect(await open()).toEqual([]);
    expect((await join(guest, token)).status).toBe(404);
  });

  it('cannot join by the invitation of another user', async () => {
    const token = await tokenOf(await invited());
    const { status, body } = await join(await person(app), token);
    expect([status, body.code]).toEqual([403, 'invite_for_another']);
    expect(await open()).toHaveLength(1);
  });

  it('gets no second account by setting a password', async () => {
    await person(app, 'player', `guest${guests}`);
    const answer = await setPassword(await tokenOf(await invited()));
    expect([answer.status, answer.body.code]).toEqual([409, 'email_taken']);
  });
});

describe('the link to a first password', () => {
  const verify = (token: string) =>
    nobody(app).call(calls.accounts.verifyFirstPasswordToken, {}, { body: { token } });

  it.each([
    ['an invitation', async () => tokenOf(await invited())],
    [
      'a new account',
      async () => {
        const rows = { users: [{ email: email() }] };
        await team.admin.call(calls.members.bulk, { teamId: team.teamId }, { body: rows });
        await doJobs(app);
        return (await linkTo(app, email())).searchParams.get('token') ?? '';
      },
    ],
  ])('of %s is valid until it was used, and is not used by checking it', async (_, made) => {
    const token = await made();
    expect((await verify(token)).status).toBe(200);
    expect((await verify(token)).status).toBe(200);
    expect((await setPassword(token)).status).toBe(200);
    const { status, body } = await verify(token);
    expect([status, body.code]).toEqual([400, 'invalid_token']);
  });

  it('is not valid for a link of a team, which needs no password, or for unknown tokens', async () => {
    const link = await team.admin.call(
      calls.invites.createLink,
      { teamId: team.teamId },
      { body: { role: 'player' } },
    );
    expect(link.status).toBe(201);
    expect((await verify(link.body.token)).status).toBe(400);
    expect((await verify('made-up')).status).toBe(400);
  });
});

describe('an account without a password', () => {
  it('gets one by the token of its mail, once, within seven days', async () => {
    const rows = { users: [{ email: email() }] };
    await team.admin.call(calls.members.bulk, { teamId: team.teamId }, { body: rows });
    expect((await signIn()).status).toBe(401);
    await doJobs(app);
    const token = (await linkTo(app, email())).searchParams.get('token') ?? '';
    expect((await setPassword(token)).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    expect((await setPassword(token)).status).toBe(400);
  });
});

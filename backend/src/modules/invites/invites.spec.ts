import { calls, fullName, type InviteLink, type NewInviteLink, type User } from '@touchline/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { caller, person, useTeam, type Person } from '../../../test/people';

const yesterday = () => new Date(Date.now() - 86_400_000).toISOString();
const missing = 'a'.repeat(43);

const app = useApp();
const team = useTeam(app, beforeEach);

const create = (who: Person, body: object = {}) =>
  who.call(calls.invites.createLink, { teamId: team.teamId }, { body });
const link = async (body: NewInviteLink = {}) => (await create(team.admin, body)).body as InviteLink;
async function expiredLink(): Promise<InviteLink> {
  const made = await link();
  await app.database.transaction((tx) =>
    tx.query('update invite_links set expires_at = $2 where id = $1', [made.id, yesterday()]),
  );
  return made;
}
const list = async (who: Person = team.admin) =>
  (await who.call(calls.invites.links, { teamId: team.teamId })).body as InviteLink[];
const join = (who: Person, token: string) => who.call(calls.invites.join, { token });
const details = (token: string) => team.signedOut.call(calls.invites.details, { token });
const members = async () =>
  (await team.admin.call(calls.members.list, { teamId: team.teamId })).body as {
    userId: number;
    role: string;
  }[];
const activities = async () =>
  (await team.admin.call(calls.activities.ofTeam, { teamId: team.teamId })).body as Record<string, unknown>[];

async function unusable(): Promise<[string, number, string][]> {
  const inactive = await link();
  await team.admin.call(calls.invites.deactivateLink, { linkId: inactive.id });
  const usedUp = await link({ maxUses: 1 });
  await join(await person(app), usedUp.token);
  return [
    [missing, 404, 'Invalid invite link'],
    [inactive.token, 409, 'This invite link is no longer active.'],
    [(await expiredLink()).token, 409, 'This invite link has expired.'],
    [usedUp.token, 409, 'This invite link has reached its maximum number of uses.'],
  ];
}

describe('invite links', () => {
  it('are for players and without limits by default', async () => {
    const { status, body } = await create(team.admin);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      teamId: team.teamId,
      role: 'player',
      createdBy: team.admin.id,
      maxUses: null,
      usedCount: 0,
      expiresAt: null,
      isActive: true,
    });
    expect(body.token).toMatch(/^[\w-]{43}$/);
    expect(await list()).toEqual([body]);
  });

  it('are managed by those who manage the team', async () => {
    const made = await link();
    for (const [who, status] of [
      [team.player, 403],
      [team.outsider, 404],
      [team.signedOut, 401],
    ] as const) {
      expect((await who.call(calls.invites.links, { teamId: team.teamId })).status).toBe(status);
      expect((await create(who)).status).toBe(status);
      expect((await who.call(calls.invites.deactivateLink, { linkId: made.id })).status).toBe(status);
      expect((await who.call(calls.invites.removeLink, { linkId: made.id })).status).toBe(status);
    }
    for (const who of [team.coach, team.admin, team.superAdmin]) expect((await create(who)).status).toBe(201);
  });

  it('for admins cannot be created, seen, deactivated or deleted by a coach', async () => {
    const forAdmins = await link({ role: 'admin' });
    expect((await create(team.coach, { role: 'admin' })).status).toBe(403);
    expect(await list(team.coach)).toEqual([]);
    expect((await team.coach.call(calls.invites.deactivateLink, { linkId: forAdmins.id })).status).toBe(403);
    expect((await team.coach.call(calls.invites.removeLink, { linkId: forAdmins.id })).status).toBe(403);
    expect(await list()).toEqual([forAdmins]);
  });

  it('can be deactivated and deleted', async () => {
    const made = await link();
    const closed = await team.admin.call(calls.invites.deactivateLink, { linkId: made.id });
    expect(closed.body).toEqual({ ...made, isActive: false });
    expect((await team.admin.call(calls.invites.removeLink, { linkId: made.id })).status).toBe(204);
    expect(await list()).toEqual([]);
    expect((await team.admin.call(calls.invites.removeLink, { linkId: made.id })).body.code).toBe(
      'invite_link_not_found',
    );
  });

  it('are recorded in the activities of the team', async () => {
    const made = await link();
    await team.admin.call(calls.invites.deactivateLink, { linkId: made.id });
    await team.admin.call(calls.invites.removeLink, { linkId: made.id });
    const about = (await activities()).filter(({ targetType }) => targetType === 'invite_link');
    expect(about.map(({ action }) => action)).toEqual(['deleted', 'deactivated', 'created']);
  });

  it.each([
    [{ role: 'super_admin' }, 'role', 'Choose player, coach or admin'],
    [{ maxUses: 0 }, 'maxUses', 'Max uses must be at least 1'],
    [{ maxUses: 1.5 }, 'maxUses', 'Max uses must be at least 1'],
    [{ maxUses: '3' }, 'maxUses', 'Max uses must be at least 1'],
    [{ maxUses: 3_000_000_000 }, 'maxUses', 'Max uses must be at most 100000'],
    [{ expiresAt: 'soon' }, 'expiresAt', 'Please enter a valid date and time'],
    [{ expiresAt: '1' }, 'expiresAt', 'Please enter a valid date and time'],
    [{ expiresAt: '2026-13-45' }, 'expiresAt', 'Please enter a valid date and time'],
    [{ teamId: 1 }, 'teamId', 'Unknown field "teamId"'],
  ])('refuse %j', async (body, field, message) => {
    const answer = await create(team.admin, body);
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual([{ field, message }]);
  });
});

describe('an invitation', () => {
  it('shows only its team, role and who invites to holders of the link', async () => {
    const { token } = await link({ role: 'coach' });
    const { status, body } = await details(token);
    expect(status).toBe(200);
    const { body: inviter } = await team.admin.call(calls.accounts.currentUser);
    expect(body).toEqual({
      team: { name: 'Harbour RFC', sport: 'Rugby Union' },
      role: 'coach',
      invitedBy: fullName(inviter as User),
    });
  });

  it('gives the reason why it is invalid when it is read, joined or registered with', async () => {
    const someone = await person(app);
    for (const [token, status, message] of await unusable()) {
      for (const answer of [await details(token), await join(someone, token), await register({ token })]) {
        expect(answer.status).toBe(status);
        expect(answer.body.message).toBe(message);
      }
    }
    expect((await members()).some(({ userId }) => userId === someone.id)).toBe(false);
  });

  it('adds a user with its role, whatever the account role, and counts the use', async () => {
    const made = await link({ role: 'coach' });
    const { status, body } = await join(team.outsider, made.token);
    expect(status).toBe(200);
    expect(body).toEqual({ teamId: team.teamId });
    expect(await members()).toContainEqual(
      expect.objectContaining({ userId: team.outsider.id, role: 'coach' }),
    );
    expect((await list())[0]).toMatchObject({ usedCount: 1 });
    expect((await team.outsider.call(calls.accounts.currentUser)).body.role).toBe('admin');
    expect((await activities())[0]).toMatchObject({ userId: team.outsider.id, action: 'joined' });
  });

  it('counts a user once who joins twice, even with its last use', async () => {
    const made = await link({ maxUses: 1 });
    for (const _ of [1, 2]) expect((await join(team.outsider, made.token)).status).toBe(200);
    expect((await list())[0]).toMatchObject({ usedCount: 1 });
  });

  it('never changes the role of a member', async () => {
    await join(team.player, (await link({ role: 'admin' })).token);
    expect(await members()).toContainEqual(
      expect.objectContaining({ userId: team.player.id, role: 'player' }),
    );
  });

  it('never exceeds its limit when users join concurrently', async () => {
    const made = await link({ maxUses: 3 });
    const people = await Promise.all(Array.from({ length: 30 }, () => person(app)));
    const answers = await Promise.all(people.map((each) => join(each, made.token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.code as string))).toEqual(new Set(['invite_used_up']));
    expect((await list())[0]).toMatchObject({ usedCount: 3 });
    expect((await members()).length).toBe(3 + 3);
  });

  it('counts a user once who joins many times concurrently', async () => {
    const made = await link({ maxUses: 1 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => join(team.outsider, made.token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await list())[0]).toMatchObject({ usedCount: 1 });
  });
});

const newMember = {
  email: 'sam@club.example',
  password: 'Touchline1!',
  firstName: 'Sam',
  lastName: 'Taylor',
};

function register(body: object) {
  const email = `sam${Math.random().toString(36).slice(2)}@club.example`;
  return team.signedOut.call(calls.accounts.register, {}, { body: { ...newMember, email, ...body } });
}

describe('registering', () => {
  it('creates a signed-in account that is in the team, and counts one use', async () => {
    const made = await link({ role: 'coach', maxUses: 1 });
    const { status, body, headers } = await register({ token: made.token });
    expect(status).toBe(201);
    expect(body).toMatchObject({ firstName: 'Sam', lastName: 'Taylor', role: 'coach', hasSetPassword: true });
    expect((await list())[0]).toMatchObject({ usedCount: 1 });
    expect((await activities())[0]).toMatchObject({ userId: body.id, action: 'joined' });

    const cookie = String((headers['set-cookie'] as unknown as string[])[0]).split(';')[0]!;
    const call = caller(app, cookie);
    expect((await call(calls.teams.read, { teamId: team.teamId })).status).toBe(200);
    expect(await members()).toContainEqual(expect.objectContaining({ userId: body.id, role: 'coach' }));
  });

  it('is followed by a join that succeeds and counts no second use, even with the last use', async () => {
    const made = await link({ maxUses: 1 });
    const { headers } = await register({ token: made.token });
    const cookie = String((headers['set-cookie'] as unknown as string[])[0]).split(';')[0]!;
    const joined = await caller(app, cookie)(calls.invites.join, { token: made.token });
    expect([joined.status, joined.body]).toEqual([200, { teamId: team.teamId }]);
    expect((await list())[0]).toMatchObject({ usedCount: 1 });
  });

  it('creates no account without a use left, for users who register concurrently', async () => {
    const { token } = await link({ maxUses: 2 });
    const emails = Array.from({ length: 8 }, (_, place) => `late${place}.${team.teamId}@club.example`);
    const answers = await Promise.all(emails.map((email) => register({ token, email })));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ status, body }) => [status, body.code as string])).toEqual(
      Array.from({ length: 6 }, () => [409, 'invite_used_up']),
    );
    const { body: accounts } = await team.superAdmin.call(calls.admin.users);
    const created = (accounts as User[]).map(({ email }) => email).filter((email) => emails.includes(email));
    expect(created).toHaveLength(2);
    expect((await list())[0]).toMatchObject({ usedCount: 2 });
  });

  it('gives unique usernames to concurrent requests', async () => {
    const { token } = await link();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => register({ token, firstName: 'Jo', lastName: 'Ng' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    const names = answers.map(({ body }) => body.username as string);
    expect(new Set(names).size).toBe(8);
    expect(names).toContain('jo.ng');
  });

  it('refuses an address that has an account, in any case', async () => {
    const { token } = await link();
    const { status, body } = await register({ token, email: team.player.email.toUpperCase() });
    expect(status).toBe(409);
    expect(body.code).toBe('email_taken');
  });

  it('accepts one of two concurrent requests with the same email address', async () => {
    const { token } = await link();
    const email = 'twin@club.example';
    const answers = await Promise.all([register({ token, email }), register({ token, email })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it.each([
    [{ token: '' }, 'token', 'Invalid invite link'],
    [{ email: 'sam' }, 'email', 'Please enter a valid email address'],
    [{ password: 'short' }, 'password', 'Password must be at least 8 characters'],
    [{ firstName: '' }, 'firstName', 'First name is required'],
    [{ lastName: 'x'.repeat(101) }, 'lastName', 'At most 100 characters'],
    [{ role: 'admin' }, 'role', 'Unknown field "role"'],
  ])('refuses %j', async (change, field, message) => {
    const { token } = await link();
    const { status, body } = await register({ token, ...change });
    expect(status).toBe(400);
    expect(body.fields).toEqual([{ field, message }]);
  });

  it('refuses characters that PostgreSQL cannot store', async () => {
    const { token } = await link();
    const hostile = ['firstName', 'lastName', 'email'].map((field) => ({
      token,
      [field]: 'a\u0000b@club.example',
    }));
    for (const body of [...hostile, { token: 'a\u0000b' }]) {
      const { status } = await register(body);
      expect([400, 404]).toContain(status);
    }
  });
});

describe('the expiry of an invite link', () => {
  it('cannot be in the past', async () => {
    for (const expiresAt of [
      new Date(Date.now() - 1000).toISOString(),
      '2020-01-01',
      '2001-09-11T00:00:00Z',
    ]) {
      const { status, body } = await create(team.admin, { expiresAt });
      expect([status, body.fields]).toEqual([
        400,
        [{ field: 'expiresAt', message: 'Choose a time in the future' }],
      ]);
    }
    expect(
      (await create(team.admin, { expiresAt: new Date(Date.now() + 60_000).toISOString() })).status,
    ).toBe(201);
  });
});

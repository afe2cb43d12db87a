import { calls, latestNews, type SignedInDevice, type User } from '@touchline/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useApp } from '../../../../test/app';
import { doJobs, jobsIn, linkTo, onlyMailTo } from '../../../../test/jobs';
import { nobody, person, registered, type Person } from '../../../../test/people';
import { Clock } from '../../../platform/clock';

const password = 'Touchline1!';
const newPassword = 'Kick-off at 7';

const app = useApp();
let member: Person;

beforeEach(async () => {
  member = await registered(app, password);
});

const signIn = (email: string, secret: string) =>
  nobody(app).call(calls.accounts.login, {}, { body: { email, password: secret } });

/** Returns the token in the mail. */
async function resetToken(): Promise<string> {
  await nobody(app).call(calls.accounts.forgotPassword, {}, { body: { email: member.email } });
  await doJobs(app);
  return (await linkTo(app, member.email)).searchParams.get('token') ?? '';
}

describe('the user’s own profile', () => {
  it('changes the given values and keeps the rest', async () => {
    const body = { displayName: ' Mara O. ', email: 'Mara@Club.example' };
    const { body: user } = await member.call(calls.accounts.changeProfile, {}, { body });
    expect(user).toMatchObject({ displayName: 'Mara O.', email: 'mara@club.example' });
    const cleared = await member.call(calls.accounts.changeProfile, {}, { body: { displayName: '' } });
    expect(cleared.body).toMatchObject({ displayName: null, email: 'mara@club.example' });
    expect((await signIn('mara@club.example', password)).status).toBe(200);
  });

  it.each([
    [{ email: 'nobody' }, 'email', 'Please enter a valid email address'],
    [{ displayName: 'x'.repeat(101) }, 'displayName', 'At most 100 characters'],
    [{ role: 'super_admin' }, 'role', expect.stringContaining('role')],
  ])('refuses %j', async (body, field, message) => {
    const { status, body: answer } = await member.call(calls.accounts.changeProfile, {}, { body });
    expect(status).toBe(400);
    expect(answer.fields).toEqual([{ field, message }]);
  });

  it('refuses the email address of another user, in any case', async () => {
    const other = await person(app);
    const body = { email: other.email.toUpperCase() };
    const answer = await member.call(calls.accounts.changeProfile, {}, { body });
    expect([answer.status, answer.body.code]).toEqual([409, 'email_taken']);
  });
});

describe('email preferences', () => {
  it('are on by default and can be turned off', async () => {
    const first = await member.call(calls.accounts.notifications);
    expect(first.body).toEqual({ pageUpdates: true, newMembers: true, comments: true });
    const changed = await member.call(calls.accounts.changeNotifications, {}, { body: { comments: false } });
    expect(changed.body).toEqual({ pageUpdates: true, newMembers: true, comments: false });
    const wrong = await member.call(calls.accounts.changeNotifications, {}, { body: { comments: 'no' } });
    expect(wrong.body.fields).toEqual([{ field: 'comments', message: 'Choose yes or no' }]);
  });
});

describe('the time zone', () => {
  const put = (who: Person, timeZone: unknown) =>
    who.call(calls.accounts.changeTimeZone, {}, { body: { timeZone } });
  const zoneOf = async (who: Person) => ((await who.call(calls.accounts.currentUser)).body as User).timeZone;

  it('is unknown until a browser sends it; the last one sent wins', async () => {
    expect(await zoneOf(member)).toBeNull();
    for (const zone of ['Europe/Berlin', 'Australia/Lord_Howe']) {
      expect((await put(member, zone)).status).toBe(204);
      expect(await zoneOf(member)).toBe(zone);
    }
    expect((await nobody(app).call(calls.accounts.changeTimeZone)).status).toBe(401);
  });

  it.each(['Mars/Olympus', '+05:30', '', 7, null])('cannot be %j', async (zone) => {
    const { status, body } = await put(member, zone);
    expect([status, body.fields[0].field]).toEqual([400, 'timeZone']);
    expect(await zoneOf(member)).toBeNull();
  });

  it('is not shown to anyone else, not even to a super admin', async () => {
    await put(member, 'Europe/Berlin');
    const superAdmin = await person(app, 'super_admin');
    const { body } = await superAdmin.call(calls.admin.users);
    expect((body as User[]).find(({ id }) => id === member.id)?.username).toBeDefined();
    expect(JSON.stringify(body)).not.toContain('timeZone');
  });
});

describe('the latest announcement', () => {
  const put = (who: Person, newsSeen: unknown) =>
    who.call(calls.accounts.markNewsSeen, {}, { body: { newsSeen } });
  const seenBy = async (who: Person) => ((await who.call(calls.accounts.currentUser)).body as User).newsSeen;
  /** Gives the account the number that migration 39 gave existing ones. */
  const upgraded = () =>
    app.database.transaction((tx) => tx.query('update users set news_seen = 0 where id = $1', [member.id]));

  it('counts as seen for new accounts, and for others once Home has shown it', async () => {
    expect(await seenBy(member)).toBe(latestNews);
    await upgraded();
    expect(await seenBy(member)).toBe(0);
    expect((await put(member, latestNews)).status).toBe(204);
    expect(await seenBy(member)).toBe(latestNews);
    expect((await nobody(app).call(calls.accounts.markNewsSeen)).status).toBe(401);
  });

  it.each([latestNews + 1, 0, 0.5, '1', null])('cannot have the number %j', async (number) => {
    await upgraded();
    const { status, body } = await put(member, number);
    expect([status, body.fields[0].field]).toEqual([400, 'newsSeen']);
    expect(await seenBy(member)).toBe(0);
  });
});

describe('a change of the password', () => {
  const change = (who: Person, body: object) => who.call(calls.accounts.changePassword, {}, { body });

  it('signs out all other browsers and keeps this one signed in', async () => {
    const elsewhere = await signIn(member.email, password);
    const cookie = String(elsewhere.headers['set-cookie']).split(';')[0]!;
    const answer = await change(member, { currentPassword: password, newPassword });
    expect(answer.status).toBe(200);
    expect((await member.call(calls.accounts.currentUser)).status).toBe(401);
    const still = { headers: { cookie } };
    expect((await nobody(app).call(calls.accounts.currentUser, {}, still)).status).toBe(401);
    const renewed = { headers: { cookie: String(answer.headers['set-cookie']).split(';')[0]! } };
    expect((await nobody(app).call(calls.accounts.currentUser, {}, renewed)).status).toBe(200);
    expect((await signIn(member.email, password)).status).toBe(401);
    expect((await signIn(member.email, newPassword)).status).toBe(200);
    expect(await jobsIn(app)).toContainEqual({
      job: 'email.password-changed',
      payload: { userId: member.id, at: expect.any(Number) as number },
    });
  });

  it('is reported by a mail with its time, where the time zone is known', async () => {
    const known = await registered(app, password);
    const timeZone = 'Australia/Lord_Howe';
    await known.call(calls.accounts.changeTimeZone, {}, { body: { timeZone } });
    const now = vi.spyOn(app.app.get(Clock), 'now').mockReturnValue(new Date('2026-10-03T13:00:00Z'));
    for (const who of [known, member]) await change(who, { currentPassword: password, newPassword });
    now.mockRestore();
    expect((await onlyMailTo(app, known.email)).text).toContain(
      'This happened on 3 October 2026 at 23:30 (Australia/Lord_Howe).',
    );
    expect((await onlyMailTo(app, member.email)).text).toContain('This happened on 3 October 2026.');
  });

  it.each([
    [{ currentPassword: 'Wrong-1234', newPassword }, 'currentPassword', 'Your current password is incorrect'],
    [{ currentPassword: '', newPassword }, 'currentPassword', 'Please enter your current password'],
    [
      { currentPassword: password, newPassword: 'short1!A'.slice(0, 7) },
      'newPassword',
      'Password must be at least 8 characters',
    ],
    [
      { currentPassword: password, newPassword: 'KICKOFF1!' },
      'newPassword',
      'Password must contain at least one lowercase letter',
    ],
    [
      { currentPassword: password, newPassword: 'kickoff1!' },
      'newPassword',
      'Password must contain at least one uppercase letter',
    ],
    [
      { currentPassword: password, newPassword: 'Kickoff!!' },
      'newPassword',
      'Password must contain at least one number',
    ],
    [
      { currentPassword: password, newPassword: 'Kickoff11' },
      'newPassword',
      'Password must contain at least one special character',
    ],
    [
      { currentPassword: password, newPassword: 'Passw0rd!' },
      'newPassword',
      'This password is too common. Please choose another one.',
    ],
  ])('refuses %j', async (body, field, message) => {
    const { status, body: answer } = await change(member, body);
    expect(status).toBe(400);
    expect(answer.fields).toEqual([{ field, message }]);
    expect((await member.call(calls.accounts.currentUser)).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  const forgot = (email: string) => nobody(app).call(calls.accounts.forgotPassword, {}, { body: { email } });
  const verify = (token: string) =>
    nobody(app).call(calls.accounts.verifyResetToken, {}, { body: { token } });
  const reset = (token: string, secret = newPassword) =>
    nobody(app).call(calls.accounts.resetPassword, {}, { body: { token, password: secret } });

  it('gets the same response whether or not the account exists', async () => {
    const [known, unknown] = [await forgot(member.email.toUpperCase()), await forgot('nobody@club.example')];
    expect([known.status, known.body]).toEqual([200, unknown.body]);
    expect(unknown.status).toBe(200);
    const jobs = await jobsIn(app);
    expect(
      jobs.filter(({ job, payload }) => job === 'email.reset' && payload.userId === member.id),
    ).toHaveLength(1);
    expect((await forgot('nobody')).body.fields[0].message).toBe('Please enter a valid email address');
  });

  it('is reset with the token of the mail, once, and ends all sessions', async () => {
    const token = await resetToken();
    expect((await verify(token)).status).toBe(200);
    expect((await reset(token)).status).toBe(200);
    expect((await member.call(calls.accounts.currentUser)).status).toBe(401);
    expect((await signIn(member.email, newPassword)).status).toBe(200);
    for (const answer of [await verify(token), await reset(token)]) {
      expect([answer.status, answer.body.message]).toEqual([400, 'Invalid or expired reset token']);
    }
  });

  it('is reset once by two concurrent requests with one token', async () => {
    const token = await resetToken();
    const answers = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('can be reset for an hour, or until the next mail', async () => {
    const first = await resetToken();
    const second = await resetToken();
    expect((await verify(first)).status).toBe(400);
    const clock = vi.spyOn(app.app.get(Clock), 'now');
    clock.mockReturnValue(new Date(Date.now() + 59 * 60_000));
    expect((await verify(second)).status).toBe(200);
    clock.mockReturnValue(new Date(Date.now() + 60 * 60_000 + 1000));
    expect((await verify(second)).status).toBe(400);
    clock.mockRestore();
  });

  it('names the rule that a new password breaks, and a missing token', async () => {
    const token = await resetToken();
    expect((await reset(token, 'kickoff')).body.fields[0].field).toBe('password');
    expect((await reset(token, 'P@ssw0rd')).body.fields[0].message).toContain('too common');
    expect((await verify('')).body.fields[0].message).toBe('Invalid or missing reset token');
    expect((await reset(token)).status).toBe(200);
  });
});

describe('signed-in devices', () => {
  const devices = async (who: Person) => (await who.call(calls.accounts.devices)).body as SignedInDevice[];

  it('are listed with their user agent, and can be signed out', async () => {
    const headers = { 'user-agent': 'Pitchside/1.0' };
    const answer = await signIn(member.email, password);
    const cookie = String(answer.headers['set-cookie']).split(';')[0]!;
    await nobody(app).call(calls.accounts.currentUser, {}, { headers: { cookie, ...headers } });
    const [here, there] = (await devices(member)).sort(
      (one, other) => Number(other.isThisOne) - Number(one.isThisOne),
    );
    expect([here?.isThisOne, there?.isThisOne, there?.userAgent]).toEqual([true, false, 'Pitchside/1.0']);
    const params = { sessionId: there!.id };
    expect((await member.call(calls.accounts.signOutDevice, params)).status).toBe(204);
    expect((await nobody(app).call(calls.accounts.currentUser, {}, { headers: { cookie } })).status).toBe(
      401,
    );
    expect((await member.call(calls.accounts.signOutDevice, params)).body.code).toBe('device_not_found');
  });

  it('can all be signed out, except the current one and those of other users', async () => {
    const other = await registered(app, password);
    await signIn(member.email, password);
    await signIn(member.email, password);
    expect((await member.call(calls.accounts.signOutOthers)).status).toBe(204);
    expect((await devices(member)).map(({ isThisOne }) => isThisOne)).toEqual([true]);
    expect((await other.call(calls.accounts.currentUser)).status).toBe(200);
  });

  it('cannot be signed out by another user', async () => {
    const other = await registered(app, password);
    const [theirs] = await devices(other);
    const answer = await member.call(calls.accounts.signOutDevice, { sessionId: theirs!.id });
    expect(answer.status).toBe(404);
    expect((await other.call(calls.accounts.currentUser)).status).toBe(200);
  });
});

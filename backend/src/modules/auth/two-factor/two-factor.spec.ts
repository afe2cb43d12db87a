import {
  calls,
  type AuditList,
  type RecoveryCodes,
  type TwoFactor,
  type TwoFactorKey,
} from '@touchline/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../../test/app';
import { doJobs, linkTo, mailsTo } from '../../../../test/jobs';
import { caller, codeOf, nobody, person, registered, type Person } from '../../../../test/people';
import { careful, cookieIn, HeldClock, password, signIn, type Careful } from '../../../../test/two-factor';
import { Accounts } from '../accounts/accounts.service';

const MINUTE_MS = 60_000;

const app = useApp();
let clock: HeldClock;
let superAdmin: Person;
let member: Careful;

beforeAll(async () => {
  clock = new HeldClock(app);
  superAdmin = await person(app, 'super_admin');
});
beforeEach(async () => {
  member = await careful(app, clock);
});

const stateOf = async (who: Person) => (await who.call(calls.twoFactor.read)).body as TwoFactor;
const subjectsTo = async (email: string) => {
  await doJobs(app);
  return (await mailsTo(app, email)).map(({ subject }) => subject);
};
const actsAbout = async (search: string) => {
  const { body } = await superAdmin.call(calls.audit.list, {}, { query: { search } });
  return (body as AuditList).entries.map(({ act }) => act);
};
const isSignedIn = async (cookie: string) =>
  (await caller(app, cookie)(calls.accounts.currentUser)).status === 200;

describe('setting up two-factor sign-in', () => {
  it('requires the password', async () => {
    const someone = await registered(app, password);
    const { status, body } = await someone.call(calls.twoFactor.begin, {}, { body: { password: 'Wrong-1' } });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      fields: [{ field: 'password', message: 'Your current password is incorrect' }],
    });
  });

  it('changes nothing before a code of the app has confirmed it', async () => {
    const someone = await registered(app, password);
    const { body } = await someone.call(calls.twoFactor.begin, {}, { body: { password } });
    const { secret, address } = body as TwoFactorKey;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(address).toContain(`otpauth://totp/Touchline:${encodeURIComponent(someone.email)}?`);
    expect(address).toContain(`secret=${secret}`);
    const wrong = await someone.call(
      calls.twoFactor.confirm,
      {},
      { body: { code: clock.codeOf(secret, 5) } },
    );
    expect([wrong.status, codeOf(wrong)]).toEqual([401, 'second_factor_wrong']);
    expect(await stateOf(someone)).toEqual({ since: null, recoveryCodesLeft: 0 });
    expect((await signIn(app, someone.email)).status).toBe(200);
  });

  it('cannot be confirmed before it was begun, nor begun while it is on', async () => {
    const someone = await registered(app, password);
    const body = { code: '123456' };
    expect(codeOf(await someone.call(calls.twoFactor.confirm, {}, { body }))).toBe('conflict');
    expect(codeOf(await member.call(calls.twoFactor.begin, {}, { body: { password } }))).toBe('conflict');
    expect((await signIn(app, member.email, { code: clock.nextCodeOf(member.secret) })).status).toBe(200);
  });

  it('signs out all other browsers, keeps this one, and returns ten recovery codes', async () => {
    const someone = await registered(app, password);
    const elsewhere = cookieIn((await signIn(app, someone.email)).headers) ?? '';
    const { body } = await someone.call(calls.twoFactor.begin, {}, { body: { password } });
    const code = clock.codeOf((body as TwoFactorKey).secret);
    const confirmed = await someone.call(calls.twoFactor.confirm, {}, { body: { code } });
    const { codes } = confirmed.body as RecoveryCodes;
    expect(new Set(codes).size).toBe(10);
    for (const each of codes) expect(each).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
    expect(await isSignedIn(cookieIn(confirmed.headers) ?? '')).toBe(true);
    for (const cookie of [elsewhere, someone.cookie]) expect(await isSignedIn(cookie)).toBe(false);
    expect(await subjectsTo(someone.email)).toEqual(['Two-factor sign-in is on']);
    expect(await actsAbout(someone.email)).toContain('two_factor_on');
  });

  it('is mailed to the user; neither key nor codes are returned again', async () => {
    const { since, recoveryCodesLeft } = await stateOf(member);
    expect([since === null, recoveryCodesLeft]).toEqual([false, 10]);
    const { body } = await member.call(calls.accounts.currentUser);
    expect(body).toMatchObject({ twoFactor: 'on' });
    expect(JSON.stringify(body)).not.toMatch(/secret|since|hash/i);
  });

  it('stores recovery codes only as hashes', async () => {
    const rows = await app.database.read<{ code_hash: Buffer }>(
      { text: 'select code_hash from recovery_codes where user_id = $1' },
      [member.id],
    );
    expect(rows.map(({ code_hash }) => code_hash.length)).toEqual(Array(10).fill(32));
  });
});

describe('signing in with two factors', () => {
  it('requires a code with the right password, and does not reveal it after a wrong one', async () => {
    const needed = await signIn(app, member.email);
    expect([needed.status, codeOf(needed)]).toEqual([401, 'second_factor_needed']);
    expect(needed.headers['set-cookie']).toBeUndefined();
    const wrong = await signIn(app, member.email, {
      code: clock.nextCodeOf(member.secret),
      password: 'Wrong-1234',
    });
    expect([wrong.status, codeOf(wrong)]).toEqual([401, 'wrong_credentials']);
  });

  it('accepts the code of the app, with or without a space', async () => {
    const code = clock.nextCodeOf(member.secret).replace(/^.../, '$& ');
    const { status, headers } = await signIn(app, member.email, { code });
    expect(status).toBe(200);
    expect(await isSignedIn(cookieIn(headers) ?? '')).toBe(true);
  });

  it('accepts no code twice, and none older than the last one', async () => {
    const before = clock.nextCodeOf(member.secret);
    const code = clock.nextCodeOf(member.secret);
    expect((await signIn(app, member.email, { code })).status).toBe(200);
    for (const used of [code, before]) {
      const { body, headers } = await signIn(app, member.email, { code: used });
      expect(body).toMatchObject({ code: 'second_factor_wrong', fields: [{ field: 'code' }] });
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('accepts one of two concurrent requests with the same code', async () => {
    const code = clock.nextCodeOf(member.secret);
    const both = await Promise.all([
      signIn(app, member.email, { code }),
      signIn(app, member.email, { code }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it.each([
    [-2, 401],
    [-1, 200],
    [1, 200],
    [2, 401],
  ])('responds to a phone whose clock is %i steps off with %i', async (steps, status) => {
    clock.pass(2 * MINUTE_MS);
    expect((await signIn(app, member.email, { code: clock.codeOf(member.secret, steps) })).status).toBe(
      status,
    );
  });

  it('accepts each recovery code once, however it is typed, and mails its user', async () => {
    const [code = '', other = ''] = member.codes;
    expect((await signIn(app, member.email, { code: code.toLowerCase().replaceAll('-', ' ') })).status).toBe(
      200,
    );
    expect(codeOf(await signIn(app, member.email, { code }))).toBe('second_factor_wrong');
    const both = await Promise.all([
      signIn(app, member.email, { code: other }),
      signIn(app, member.email, { code: other }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await stateOf(member)).recoveryCodesLeft).toBe(8);
    const used = (await subjectsTo(member.email)).filter((each) => each === 'A recovery code was used');
    expect(used).toHaveLength(2);
    expect(await actsAbout(member.email)).toContain('recovery_code_used');
  });

  it('refuses codes of other users', async () => {
    const other = await careful(app, clock);
    expect(codeOf(await signIn(app, member.email, { code: other.codes[0] }))).toBe('second_factor_wrong');
    expect(codeOf(await signIn(app, member.email, { code: clock.nextCodeOf(other.secret) }))).toBe(
      'second_factor_wrong',
    );
  });

  it('checks at most five wrong codes in fifteen minutes, from any address', async () => {
    const from = (address: number, code: string) => {
      const body = { email: member.email, password, code };
      const headers = { 'x-forwarded-for': `203.0.113.${address}` };
      return nobody(app).call(calls.accounts.login, {}, { body, headers });
    };
    const wrong = clock.codeOf(member.secret, 9);
    const guesses = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((address) => from(address, wrong)));
    expect(guesses.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 401, 429, 429]);
    const right = await from(8, clock.nextCodeOf(member.secret));
    expect(codeOf(right)).toBe('too_many');
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(14 * 60);
    expect(await actsAbout(member.email)).toContain('sign_in_failed');
    expect((await from(9, member.codes[0] ?? '')).status).toBe(200);
    clock.pass(15 * MINUTE_MS);
    expect((await from(10, clock.codeOf(member.secret))).status).toBe(200);
    expect(codeOf(await from(11, wrong))).toBe('second_factor_wrong');
  });
});

describe('the second factor cannot be bypassed', () => {
  it('by a password reset', async () => {
    await nobody(app).call(calls.accounts.forgotPassword, {}, { body: { email: member.email } });
    await doJobs(app);
    const token = (await linkTo(app, member.email)).searchParams.get('token');
    const changed = { token, password: 'Another1!x' };
    const reset = await nobody(app).call(calls.accounts.resetPassword, {}, { body: changed });
    expect([reset.status, reset.headers['set-cookie']]).toEqual([200, undefined]);
    expect(codeOf(await signIn(app, member.email, { password: 'Another1!x' }))).toBe('second_factor_needed');
    const code = clock.nextCodeOf(member.secret);
    expect((await signIn(app, member.email, { code, password: 'Another1!x' })).status).toBe(200);
  });

  it('by any code that starts a session', async () => {
    const start = app.app.get(Accounts).signIn({ id: member.id });
    await expect(start).rejects.toMatchObject({ code: 'second_factor_needed' });
  });

  it('by a changed password, which keeps the browser that has passed it signed in', async () => {
    const body = { currentPassword: password, newPassword: 'Another1!x' };
    const { status, headers } = await member.call(calls.accounts.changePassword, {}, { body });
    expect(status).toBe(200);
    expect(await isSignedIn(cookieIn(headers) ?? '')).toBe(true);
  });
});

describe('two-factor sign-in that is on', () => {
  it.each([
    ['is turned off', calls.twoFactor.turnOff],
    ['gets new recovery codes', calls.twoFactor.renewCodes],
  ])('%s with password and code only', async (_, call) => {
    const change = (word: string, code: string) => member.call(call, {}, { body: { password: word, code } });
    expect((await change('Wrong-1234', clock.nextCodeOf(member.secret))).status).toBe(400);
    expect(codeOf(await change(password, clock.codeOf(member.secret, 7)))).toBe('second_factor_wrong');
    expect((await change(password, clock.codeOf(member.secret))).status).toBeLessThan(300);
  });

  it('requires only the password once it is turned off, and deletes its codes', async () => {
    const body = { password, code: member.codes[0] };
    expect((await member.call(calls.twoFactor.turnOff, {}, { body })).status).toBe(204);
    expect(await stateOf(member)).toEqual({ since: null, recoveryCodesLeft: 0 });
    expect((await signIn(app, member.email)).status).toBe(200);
    expect((await subjectsTo(member.email)).at(-1)).toBe('Two-factor sign-in is off');
    expect(await actsAbout(member.email)).toContain('two_factor_off');
    expect(codeOf(await member.call(calls.twoFactor.turnOff, {}, { body }))).toBe('conflict');
  });

  it('refuses recovery codes older than the new ones', async () => {
    const body = { password, code: clock.nextCodeOf(member.secret) };
    const made = (await member.call(calls.twoFactor.renewCodes, {}, { body })).body as RecoveryCodes;
    expect(codeOf(await signIn(app, member.email, { code: member.codes[0] }))).toBe('second_factor_wrong');
    expect((await signIn(app, member.email, { code: made.codes[0] })).status).toBe(200);
    expect(await subjectsTo(member.email)).toContain('You have new recovery codes');
    expect(await actsAbout(member.email)).toContain('recovery_codes_made');
  });
});

describe('when a user has lost phone and codes', () => {
  const reset = (userId: number) => superAdmin.call(calls.admin.resetTwoFactor, { userId });

  it('a super admin turns two-factor sign-in off, which signs out and mails the user', async () => {
    expect((await reset(member.id)).status).toBe(204);
    expect(await isSignedIn(member.cookie)).toBe(false);
    expect((await signIn(app, member.email)).status).toBe(200);
    expect((await subjectsTo(member.email)).at(-1)).toBe('Two-factor sign-in was turned off for you');
    const { body } = await superAdmin.call(calls.audit.list, {}, { query: { act: 'two_factor_reset' } });
    expect((body as AuditList).entries[0]).toMatchObject({
      actor: { id: superAdmin.id, email: superAdmin.email },
      about: member.email,
    });
  });

  it('super admins cannot do so for themselves or unknown users, and can repeat it', async () => {
    expect(codeOf(await reset(superAdmin.id))).toBe('not_yourself');
    expect(codeOf(await reset(2_000_000_000))).toBe('user_not_found');
    await reset(member.id);
    expect((await reset(member.id)).status).toBe(204);
    const mails = (await subjectsTo(member.email)).filter((each) => each?.includes('for you'));
    expect(mails).toHaveLength(1);
  });
});

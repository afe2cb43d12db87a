import { calls } from '@touchline/contract';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startApp, useApp } from '../../../test/app';
import { caller, nobody, person, type Person } from '../../../test/people';
import { Clock } from '../../platform/clock';
import { Passwords } from '../../platform/passwords';

const password = 'Touchline1!';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const app = useApp();
let member: Person;

beforeAll(async () => {
  member = await withPassword(await person(app, 'coach', 'Robin'));
});

async function withPassword(someone: Person): Promise<Person> {
  const hash = await app.app.get(Passwords).hash(password);
  await app.database.transaction((tx) =>
    tx.query('update users set password_hash = $2, has_set_password = true where id = $1', [
      someone.id,
      hash,
    ]),
  );
  return someone;
}

const signIn = (body: unknown) => nobody(app).call(calls.accounts.login, {}, { body });
const cookieOf = (headers: Record<string, unknown>) => String((headers['set-cookie'] as string[])[0]);
const whoIs = (cookie: string) => caller(app, cookie)(calls.accounts.currentUser);

async function freshSession(): Promise<string> {
  const { headers } = await signIn({ email: member.email, password });
  return cookieOf(headers).split(';')[0]!;
}

/** Returns a function that counts updates of a table since. */
async function countUpdatesOf(table: string): Promise<() => Promise<number>> {
  const ask = (text: string) => app.database.transaction((tx) => tx.query<{ n: number }>(text, []));
  await ask(`create table written (in_table text)`);
  await ask(`create function note_written() returns trigger language plpgsql as
    $$ begin insert into written values (tg_table_name); return null; end $$`);
  await ask(
    `create trigger note_written after update on ${table} for each row execute function note_written()`,
  );
  return async () => (await ask('select count(*)::int as n from written'))[0]!.n;
}

/** Runs work with the server's clock moved forward. */
async function later<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const clock = app.app.get(Clock);
  const real = clock.now.bind(clock);
  clock.now = () => new Date(real().getTime() + milliseconds);
  try {
    return await work();
  } finally {
    clock.now = real;
  }
}

describe('signing in', () => {
  it('returns the account without its password, and stores the time', async () => {
    const { status, body } = await signIn({ email: member.email, password });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: member.id, email: member.email, role: 'coach', isActive: true });
    expect(Date.now() - Date.parse(body.lastLoginAt)).toBeLessThan(MINUTE_MS);
    expect(JSON.stringify(body)).not.toMatch(/hash|argon/i);
  });

  it('accepts the email address in any case', async () => {
    expect((await signIn({ email: member.email.toUpperCase(), password })).status).toBe(200);
  });

  it('sets a cookie that scripts cannot read and other sites cannot send', async () => {
    const { headers } = await signIn({ email: member.email, password });
    const cookie = cookieOf(headers);
    expect(cookie).toMatch(/^touchline_session=[\w-]{43};/);
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=2592000'])
      expect(cookie).toContain(part);
    expect(cookie).not.toContain('Secure');
  });

  it('gives the same response for a wrong password, an unknown address and a deactivated account', async () => {
    const closed = await withPassword(await person(app));
    await app.database.transaction((tx) =>
      tx.query('update users set is_active = false where id = $1', [closed.id]),
    );
    const answers = await Promise.all([
      signIn({ email: member.email, password: 'Touchline2!' }),
      signIn({ email: 'nobody@club.example', password }),
      signIn({ email: closed.email, password }),
    ]);
    for (const { status, body, headers } of answers) {
      expect(status).toBe(401);
      expect(body).toMatchObject({ code: 'wrong_credentials', message: 'Invalid email or password' });
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('refuses an account without a password', async () => {
    const invited = await person(app);
    expect((await signIn({ email: invited.email, password })).status).toBe(401);
  });

  it('checks one password of the same cost for an unknown address and for a wrong password', async () => {
    const verify = vi.spyOn(app.app.get(Passwords), 'verify');
    for (const email of [member.email, 'nobody.at.all@club.example'])
      expect((await signIn({ email, password: 'Touchline2!' })).status).toBe(401);
    const hashes = verify.mock.calls.map(([hash]) => hash);
    verify.mockRestore();
    expect(hashes).toEqual(Array(2).fill(expect.stringContaining('$argon2id$v=19$')));
    expect(new Set(hashes).size).toBe(2);
  });

  it.each([
    [{ email: 'robin', password }, 'email', 'Please enter a valid email address'],
    [{ password }, 'email', 'Please enter a valid email address'],
    [{ email: 'robin@club.example', password: '' }, 'password', 'Password is required'],
    [{ email: 'robin@club.example' }, 'password', 'Password is required'],
    [{ email: 'robin@club.example', password: 7 }, 'password', 'Password is required'],
    [{ email: 'robin@club.example', password: 'a'.repeat(201) }, 'password', 'Password is too long'],
    [{ email: 'robin@club.example', password, role: 'admin' }, 'role', 'Unknown field "role"'],
  ])('explains the refusal of %j', async (body, field, message) => {
    const answer = await signIn(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'validation_failed', fields: [{ field, message }] });
  });

  it('is rate-limited, with a Retry-After header', async () => {
    const body = { email: 'hammered@club.example', password: 'wrong' };
    const statuses = [];
    const spellings = [
      body.email,
      'HAMMERED@club.example',
      'hamm\u200bered@club.example',
      'hammered＠club.example',
    ];
    for (let attempt = 0; attempt < 20; attempt++)
      statuses.push((await signIn({ ...body, email: spellings[attempt % 4] })).status);
    const refused = await signIn(body);
    expect(statuses).toEqual(Array(20).fill(401));
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe('too_many');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signIn({ email: member.email, password })).status).toBe(200);
  });
});

describe('signing in with the right password', () => {
  it('is not rate-limited', async () => {
    for (let attempt = 0; attempt < 25; attempt++)
      expect((await signIn({ email: member.email, password })).status).toBe(200);
  });
});

describe('a session', () => {
  it('is required by every call that is not public', async () => {
    for (const cookie of [
      '',
      'touchline_session=',
      `touchline_session=${'a'.repeat(43)}`,
      'touchline_session=a;b',
    ]) {
      const { status, body } = await whoIs(cookie);
      expect(status).toBe(401);
      expect(body.code).toBe('not_signed_in');
    }
  });

  it('is stored only as a hash', async () => {
    const token = (await freshSession()).split('=')[1]!;
    const rows = await app.database.read<{ token_hash: Buffer }>(
      { name: 'spec_sessions', text: 'select token_hash from sessions' },
      [],
    );
    expect(rows.some(({ token_hash }) => token_hash.toString().includes(token))).toBe(false);
  });

  it('ends at once when its user signs out; other sessions remain', async () => {
    const [here, there] = [await freshSession(), await freshSession()];
    const answer = await caller(app, here)(calls.accounts.logout);
    expect(answer.status).toBe(204);
    expect(cookieOf(answer.headers)).toMatch(/^touchline_session=;.*Expires=Thu, 01 Jan 1970/);
    expect((await whoIs(here)).status).toBe(401);
    expect((await whoIs(there)).status).toBe(200);
  });

  it('ends when its browser signs in again', async () => {
    const [before, elsewhere] = [await freshSession(), await freshSession()];
    const body = { email: member.email, password };
    await nobody(app).call(calls.accounts.login, {}, { body, headers: { cookie: before } });
    expect((await whoIs(before)).status).toBe(401);
    expect((await whoIs(elsewhere)).status).toBe(200);
  });

  it('can be signed out of twice', async () => {
    const cookie = await freshSession();
    await caller(app, cookie)(calls.accounts.logout);
    expect((await caller(app, cookie)(calls.accounts.logout)).status).toBe(204);
  });

  it('ends at once when the account is deactivated or deleted', async () => {
    const [closed, deleted] = [await person(app), await person(app)];
    expect((await closed.call(calls.accounts.currentUser)).status).toBe(200);
    await app.database.transaction(async (tx) => {
      await tx.query('update users set is_active = false where id = $1', [closed.id]);
      await tx.query('delete from users where id = $1', [deleted.id]);
    });
    expect((await closed.call(calls.accounts.currentUser)).status).toBe(401);
    expect((await deleted.call(calls.accounts.currentUser)).status).toBe(401);
  });

  it('has a changed role at once', async () => {
    const someone = await person(app, 'player');
    await app.database.transaction((tx) =>
      tx.query(`update users set role = 'coach' where id = $1`, [someone.id]),
    );
    expect((await someone.call(calls.accounts.currentUser)).body.role).toBe('coach');
  });

  it('lasts thirty days without use', async () => {
    const cookie = await freshSession();
    expect((await later(30 * DAY_MS + MINUTE_MS, () => whoIs(cookie))).status).toBe(401);
  });

  it('is extended with its cookie while it is used, at most every ten minutes', async () => {
    const cookie = await freshSession();
    const soon = await later(9 * MINUTE_MS, () => whoIs(cookie));
    expect(soon.headers['set-cookie']).toBeUndefined();
    const used = await later(29 * DAY_MS, () => whoIs(cookie));
    expect(cookieOf(used.headers)).toContain(cookie);
    expect((await later(58 * DAY_MS, () => whoIs(cookie))).status).toBe(200);
  });

  it('is extended once by concurrent requests', async () => {
    const cookie = await freshSession();
    const slides = await countUpdatesOf('sessions');
    const all = await later(DAY_MS, () => Promise.all(Array.from({ length: 12 }, () => whoIs(cookie))));
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
    expect(cookieOf(all[0]!.headers)).toContain(cookie);
    expect(await slides()).toBe(1);
    expect((await later(30 * DAY_MS, () => whoIs(cookie))).status).toBe(200);
  });
});

describe('over https', () => {
  it('the cookie travels encrypted only, and for this host only', async () => {
    const secure = await startApp({ PUBLIC_URL: 'https://club.example' });
    try {
      const body = { email: 'a@club.example', password, firstName: 'Ann', lastName: 'Lee' };
      const { headers } = await nobody(secure).call(calls.accounts.setup, {}, { body });
      const cookie = cookieOf(headers);
      expect(cookie).toMatch(/^__Host-touchline_session=[\w-]{43};/);
      expect(cookie).toContain('; Secure');
      expect(cookie).not.toContain('Domain');
      const headersOf = (sent: string) => ({ headers: { cookie: sent } });
      const sent = cookie.split(';')[0]!;
      const asked = (given: string) => nobody(secure).call(calls.accounts.currentUser, {}, headersOf(given));
      expect((await asked(sent)).status).toBe(200);
      expect((await asked(sent.replace('__Host-', ''))).status).toBe(401);
    } finally {
      await secure.close();
    }
  });
});

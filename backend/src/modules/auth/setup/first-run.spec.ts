import { calls } from '@touchline/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../../../test/app';
import { caller, nobody, type Person } from '../../../../test/people';
import { statement } from '../../../platform/database';
import { FirstRun } from './first-run.service';

const admin = { email: 'Ann@Club.example', password: 'Touchline1!', firstName: 'Ann', lastName: 'Lee' };
const roles = statement('spec_roles', 'select role, email, username from users order by id');

let app: TestApp;
let visitor: Person;

beforeEach(async () => {
  app = await startApp();
  visitor = nobody(app);
});
afterEach(() => app.close());

const setUp = (body: object = admin) => visitor.call(calls.accounts.setup, {}, { body });
const isNeeded = async () => (await visitor.call(calls.accounts.setupState)).body.needed as boolean;

describe('the first run', () => {
  it('creates a super admin, who is signed in, once', async () => {
    expect(await isNeeded()).toBe(true);
    const made = await setUp();
    expect(made.status).toBe(200);
    expect(made.body).toMatchObject({ email: 'ann@club.example', username: 'ann.lee', role: 'super_admin' });
    const cookie = String((made.headers['set-cookie'] as unknown as string[])[0]).split(';')[0]!;
    expect((await caller(app, cookie)(calls.accounts.currentUser)).body.id).toBe(made.body.id);

    expect(await isNeeded()).toBe(false);
    const again = await setUp({ ...admin, email: 'ben@club.example' });
    expect(again.status).toBe(409);
    expect(again.body.code).toBe('already_set_up');
  });

  it('creates one super admin when several requests are sent concurrently', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((number) => setUp({ ...admin, email: `ann${number}@club.example` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await app.database.read(roles, [])).toHaveLength(1);
  });

  it('creates the super admin of the settings, named by the email address', async () => {
    await app.app.get(FirstRun).setUp({ ...admin, firstName: '', lastName: '' });
    expect(await app.database.read(roles, [])).toEqual([
      { role: 'super_admin', email: 'ann@club.example', username: 'ann' },
    ]);
  });

  it.each([
    [{ email: 'ann' }, 'email', 'Please enter a valid email address'],
    [{ password: 'Tl1!' }, 'password', 'Password must be at least 8 characters'],
    [{ password: 'TOUCHLINE1!' }, 'password', 'Password must contain at least one lowercase letter'],
    [{ password: 'touchline1!' }, 'password', 'Password must contain at least one uppercase letter'],
    [{ password: 'Touchline!' }, 'password', 'Password must contain at least one number'],
    [{ password: 'Touchline1' }, 'password', 'Password must contain at least one special character'],
    [{ firstName: ' ' }, 'firstName', 'First name is required'],
    [{ lastName: undefined }, 'lastName', 'Last name is required'],
    [{ role: 'super_admin' }, 'role', 'Unknown field "role"'],
  ])('refuses %j', async (change, field, message) => {
    const { status, body } = await setUp({ ...admin, ...change });
    expect(status).toBe(400);
    expect(body.fields).toEqual([{ field, message }]);
    expect(await isNeeded()).toBe(true);
  });
});

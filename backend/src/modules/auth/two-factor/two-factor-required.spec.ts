import { calls, type Call } from '@touchline/contract';
import request from 'supertest';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../../test/app';
import { given } from '../../../../test/given';
import { codeOf, person, registered, staffedTeam, type Person } from '../../../../test/people';
import { HeldClock, password, signIn, turnOn } from '../../../../test/two-factor';

const app = useApp({ REQUIRE_TWO_FACTOR: 'super_admins' });
let clock: HeldClock;
let chair: Person;

beforeAll(() => {
  clock = new HeldClock(app);
});
beforeEach(async () => {
  chair = await registered(app, password, 'super_admin');
});

/** Calls that a super admin needs to set up the second factor, and public ones. */
const needed: readonly Call[] = [
  calls.accounts.currentUser,
  calls.twoFactor.read,
  calls.twoFactor.begin,
  calls.twoFactor.confirm,
];
const guarded = Object.entries(calls).flatMap(([feature, table]) =>
  Object.entries(table)
    .map(([name, call]) => [`${feature}.${name}`, call as Call] as const)
    .filter(([, call]) => !call.isPublic && !needed.includes(call)),
);
const anything = new Proxy({}, { get: () => 1 });
const readPage = (who: Person, pageId: number) => who.call(calls.pages.read, { pageId });

describe('a super admin without a second factor, where it is required,', () => {
  it('is led to set it up after signing in', async () => {
    const { status, body } = await signIn(app, chair.email);
    expect(status).toBe(200);
    expect(body).toMatchObject({ twoFactor: 'required' });
    expect((await chair.call(calls.accounts.currentUser)).body).toMatchObject({ twoFactor: 'required' });
    expect((await chair.call(calls.twoFactor.read)).status).toBe(200);
  });

  it.each(guarded)('is refused %s', async (_, call) => {
    const answer = await chair.call(call, anything);
    expect([answer.status, codeOf(answer)]).toEqual([403, 'second_factor_required']);
  });

  it('is refused the pages for operators', async () => {
    const { status } = await request(app.app.getHttpServer()).get('/ops/metrics').set('cookie', chair.cookie);
    expect(status).toBe(403);
  });

  it('has full access once it is set up, and must set it up again after turning it off', async () => {
    const team = await staffedTeam(app);
    const page = await given.page(team.coach, team.teamId);
    expect((await readPage(chair, page.id)).status).toBe(403);
    const safe = await turnOn(app, chair, clock);
    expect((await readPage(safe, page.id)).status).toBe(200);
    expect((await safe.call(calls.admin.users)).status).toBe(200);
    const body = { password, code: safe.codes[0] };
    expect((await safe.call(calls.twoFactor.turnOff, {}, { body })).status).toBe(204);
    expect(codeOf(await readPage(safe, page.id))).toBe('second_factor_required');
  });

  it('may sign out', async () => {
    expect((await chair.call(calls.accounts.logout)).status).toBe(204);
  });
});

describe('where super admins need a second factor', () => {
  it('it is optional for all other users', async () => {
    const coach = await person(app, 'coach');
    expect((await coach.call(calls.teams.list)).status).toBe(200);
    expect((await coach.call(calls.accounts.currentUser)).body).toMatchObject({ twoFactor: 'off' });
  });

  it('a new super admin must set it up at once', async () => {
    const coach = await person(app, 'coach');
    await app.database.transaction((tx) =>
      tx.query(`update users set role = 'super_admin' where id = $1`, [coach.id]),
    );
    expect(codeOf(await coach.call(calls.teams.list))).toBe('second_factor_required');
  });
});

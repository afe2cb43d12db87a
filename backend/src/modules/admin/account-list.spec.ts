import { accountSorts, calls, limits, type Accounts, type AdminUser } from '@touchline/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { useTeam } from '../../../test/people';

const app = useApp();
const team = useTeam(app, beforeAll);

beforeAll(async () => {
  await fill(2 * limits.rowsPerCall + 5);
});

/** Accounts with equal names and times, some without a team or sign-in. */
const fill = (count: number) =>
  app.database.transaction((tx) =>
    tx.query(
      `insert into users (username, email, first_name, last_name, role, team_id, password_hash, last_login_at)
       select 'many' || n, 'many' || n || '@club.example', 'Kim', 'Name ' || (n % 7), 'player',
              case when n % 3 = 0 then $2::integer end, '',
              case when n % 2 = 0 then timestamptz '2026-11-01 12:00:00.000123Z' + (n % 5) * interval '1 day' end
         from generate_series(1, $1::integer) n`,
      [count, team.teamId],
    ),
  );

const read = async (query: Record<string, unknown> = {}, who = team.superAdmin) =>
  who.call(calls.admin.accounts, {}, { query: { view: 'paged', ...query } });
const part = async (query: Record<string, unknown> = {}) => (await read(query)).body as Accounts;

async function readAll(query: Record<string, unknown>, between: () => Promise<unknown> = async () => {}) {
  const parts: AdminUser[][] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { accounts, nextCursor } = await part({ ...query, ...(cursor && { cursor }) });
    parts.push(accounts);
    cursor = nextCursor;
    if (cursor) await between();
  }
  return parts;
}

const whole = async () => (await team.superAdmin.call(calls.admin.users)).body as AdminUser[];
const byId = (accounts: readonly AdminUser[]) => accounts.toSorted((one, other) => one.id - other.id);

/** Accounts with a value first, then those without. */
const values: Record<(typeof accountSorts)[number], (account: AdminUser) => string | number | null> = {
  name: ({ displayName, firstName, lastName, username }) =>
    (displayName || [firstName, lastName].filter(Boolean).join(' ') || username).toLowerCase(),
  email: ({ email }) => email,
  role: ({ role }) => role,
  team: ({ teamName }) => teamName?.toLowerCase() ?? null,
  lastLogin: ({ lastLogin }) => lastLogin,
  timeSpent: ({ timeSpentLast30Days }) => timeSpentLast30Days,
};

describe('accounts by cursor', () => {
  it.each(accountSorts.flatMap((sort) => [[sort, 'ascending'] as const, [sort, 'descending'] as const]))(
    'are all there, each once, sorted by %s %s, what is missing last',
    async (sort, direction) => {
      const parts = await readAll({ sort, direction });
      expect(parts[0]).toHaveLength(limits.rowsPerCall);
      expect(byId(parts.flat())).toEqual(byId(await whole()));
      const found = parts.flat().map(values[sort]);
      const there = found.filter((value) => value !== null);
      expect(found.slice(0, there.length)).toEqual(there);
      const runs = there.filter((value, place) => value !== there[place - 1]);
      expect(new Set(runs).size).toBe(runs.length);
    },
  );

  it.each([
    ['a name', 'kim name 3', 29],
    ['a username', '@MANY117', 1],
    ['an address', 'many205@club', 1],
    ['nothing that is a pattern', '%', 0],
  ])('are found by %s', async (_, search, count) => {
    const { accounts } = await part({ search });
    expect(accounts).toHaveLength(count);
  });

  it('are found by the team they joined first', async () => {
    const found = (await readAll({ search: 'harbour' })).flat();
    expect(found.map(({ id }) => id)).toContain(team.player.id);
    expect(found.every(({ teamName }) => teamName?.startsWith('Harbour'))).toBe(true);
  });

  it('are listed once each when accounts are added and deleted between two batches', async () => {
    const before = (await readAll({ search: 'many', sort: 'email' })).flat().map(({ id }) => id);
    const gone = before[150] ?? 0;
    let isFirst = true;
    const parts = await readAll({ search: 'many', sort: 'email' }, async () => {
      if (!isFirst) return;
      isFirst = false;
      await team.superAdmin.call(calls.admin.removeUser, { userId: gone });
      await team.superAdmin.call(calls.admin.removeUser, { userId: before[99] ?? 0 });
      await app.database.transaction((tx) =>
        tx.query(
          `insert into users (username, email, password_hash) values ('many0', 'many0@club.example', '')`,
          [],
        ),
      );
    });
    expect(parts.flat().map(({ id }) => id)).toEqual(before.filter((id) => id !== gone));
  });

  it('are listed for super admins only', async () => {
    expect((await read({}, team.admin)).status).toBe(403);
  });

  it.each([
    ['sort', { sort: 'password' }],
    ['direction', { direction: 'sideways' }],
    ['cursor', { cursor: 'nowhere' }],
    ['view', { view: 'whole' }],
  ])('are refused with an invalid %s', async (field, query) => {
    const answer = await read(query);
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toMatchObject([{ field }]);
  });
});

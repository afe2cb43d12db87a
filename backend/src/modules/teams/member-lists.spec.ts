import {
  calls,
  type MembersPage,
  type MembersQuery,
  type TeamMember,
  type TeamUsersPage,
  type TeamUsersQuery,
} from '@touchline/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { addAccounts } from '../../../test/accounts';
import { useApp } from '../../../test/app';
import { joinTeam, person, staffedTeam, useTeam, type Person } from '../../../test/people';

const app = useApp();
const team = useTeam(app, beforeEach);

const askMembers = (who: Person, query: Partial<MembersQuery> = {}) =>
  who.call(calls.members.paged, { teamId: team.teamId }, { query: { view: 'paged', ...query } });
const members = async (who: Person, query: Partial<MembersQuery> = {}) =>
  (await askMembers(who, query)).body as MembersPage;
const askUsers = (who: Person, query: Partial<TeamUsersQuery> = {}) =>
  who.call(calls.members.pagedUsers, { teamId: team.teamId }, { query: { view: 'paged', ...query } });
const users = async (query: Partial<TeamUsersQuery> = {}) =>
  (await askUsers(team.admin, query)).body as TeamUsersPage;

interface Names {
  username?: string;
  firstName?: string;
  lastName?: string;
  displayName?: string;
  role?: 'player' | 'coach';
}

let made = 0;
async function member({ username, role = 'player', ...names }: Names): Promise<Person> {
  const someone = await person(app, 'player', username ?? `nobody${++made}`);
  const { firstName = null, lastName = null, displayName = null } = names;
  await app.database.transaction((tx) =>
    tx.query('update users set first_name = $2, last_name = $3, display_name = $4 where id = $1', [
      ...[someone.id, firstName, lastName, displayName],
    ]),
  );
  await joinTeam(app, someone, { teamId: team.teamId, role });
  return someone;
}

/** Reads all batches. */
async function all<Part extends { nextCursor: string | null }>(read: (cursor?: string) => Promise<Part>) {
  const parts = [await read()];
  for (let last = parts[0]; last?.nextCursor; last = parts.at(-1)) parts.push(await read(last.nextCursor));
  return parts;
}

describe('the members of a team by cursor', () => {
  it('are returned in batches of a hundred, each once, staff first and then by name', async () => {
    await addAccounts(app, team.teamId, 250);
    const parts = await all((cursor) => members(team.player, { cursor }));
    expect(parts.map((part) => part.members.length)).toEqual([100, 100, 53]);
    const ids = parts.flatMap((part) => part.members.map(({ userId }) => userId));
    expect(new Set(ids).size).toBe(253);
    expect(ids.slice(0, 2)).toEqual([team.admin.id, team.coach.id]);
  });

  it('of a squad are the players by last name, then coaches and admins', async () => {
    await member({ firstName: 'Zoe', lastName: 'Ábel', displayName: 'Zed' });
    await member({ firstName: 'Ana', lastName: 'Moss' });
    await member({ firstName: 'Abe', lastName: 'Moss' });
    await member({ firstName: 'Ada', lastName: 'Aaron', role: 'coach' });
    const parts = await all((cursor) => members(team.player, { sort: 'squad', cursor, limit: 2 }));
    const listed = parts.flatMap((part) => part.members);
    const roles = listed.map(({ role }) => (role === 'player' ? 'player' : 'staff'));
    expect(roles).toEqual([...roles].sort());
    const firstNames = listed.map(({ user }) => user.firstName ?? '');
    expect(firstNames.filter((name) => ['Zoe', 'Abe', 'Ana', 'Ada'].includes(name))).toEqual([
      'Zoe',
      'Abe',
      'Ana',
      'Ada',
    ]);
  });

  it('are limited by the query, from 1 to 100', async () => {
    expect((await members(team.player, { limit: 2 })).members).toHaveLength(2);
    for (const limit of [0, 101]) expect((await askMembers(team.player, { limit })).status).toBe(400);
  });

  it('are the same as in the list without a view, which remains an array', async () => {
    const { body } = await team.player.call(calls.members.list, { teamId: team.teamId });
    const byId = (one: TeamMember, other: TeamMember) => one.id - other.id;
    const paged = (await members(team.player)).members;
    expect([...paged].sort(byId)).toEqual([...(body as TeamMember[])].sort(byId));
  });

  it('continue after a member who has left', async () => {
    await addAccounts(app, team.teamId, 5);
    const first = await members(team.coach, { limit: 4 });
    const userId = first.members[3]!.userId;
    await team.admin.call(calls.members.remove, { teamId: team.teamId, userId });
    const rest = await members(team.coach, { cursor: first.nextCursor! });
    expect(rest.members).toHaveLength(4);
  });

  it.each(['x', '!', Buffer.from('1 a\u0000b').toString('base64url'), 'OTk5OTk5OTk5OSBh'])(
    'refuse %s, which no list has given as a cursor',
    async (cursor) => {
      const { status, body } = await askMembers(team.player, { cursor });
      expect([status, (body as { fields: { field: string }[] }).fields[0]?.field]).toEqual([400, 'cursor']);
    },
  );

  it("show other members' addresses to managers only, and do not find them by their address for others", async () => {
    const zoe = await member({ username: 'zoe.lund' });
    const emailFor = async (who: Person) =>
      (await members(who)).members.find(({ userId }) => userId === zoe.id)?.user.email;
    expect([await emailFor(team.coach), await emailFor(team.player), await emailFor(zoe)]).toEqual([
      ...[zoe.email, null, zoe.email],
    ]);
    const foundBy = async (who: Person, query: Partial<MembersQuery>) =>
      (await members(who, query)).members.map(({ userId }) => userId);
    expect(await foundBy(team.coach, { search: 'zoe.lund@club' })).toEqual([zoe.id]);
    expect(await foundBy(team.player, { search: 'zoe.lund@club' })).toEqual([]);
    expect(await foundBy(team.coach, { search: 'club.example', sort: 'match' })).toEqual([]);
  });
});

describe('a search among the members of a team', () => {
  const found = async (search: string, sort: MembersQuery['sort'] = 'match') =>
    (await members(team.player, { search, sort })).members.map(({ user }) => user.username);

  it.each([
    ['zoe', 'by a name without its accents'],
    ['ZOË', 'in any case'],
    ['o’neill zoe', 'by words in any order'],
    ['oneill', 'by the username'],
    ['zoe\u0308', 'by letters with their accents apart'],
  ])('for %s finds Zoë O’Neill %s', async (search) => {
    const username = `zoe.oneill${++made}`;
    await member({ username, firstName: 'Zoë', lastName: 'O’Neill' });
    expect(await found(search)).toEqual([username]);
  });

  it('sorts names first in which a word begins with the term', async () => {
    await member({ username: 'joe.omar' });
    await member({ username: 'aiko.tomo' });
    await member({ username: 'mara', lastName: 'Okafor' });
    expect(await found('om')).toEqual(['joe.omar', 'aiko.tomo']);
  });

  it.each(['%', '_', '\\', '%%', "'", '\\%'])('escapes %s', async (search) => {
    await member({});
    await member({ displayName: `Odd ${search} one` });
    expect(await found(search)).toEqual([`nobody${made}`]);
  });

  it('finds no members of other teams, and is refused to users who do not see the team', async () => {
    await member({ username: 'only.here' });
    const other = await staffedTeam(app);
    const { body } = await other.player.call(
      calls.members.paged,
      { teamId: other.teamId },
      { query: { view: 'paged', search: 'only.here' } },
    );
    expect((body as MembersPage).members).toEqual([]);
    expect((await askMembers(other.player, { search: 'only.here' })).status).toBe(404);
  });

  it('finds a changed name', async () => {
    const someone = await member({ username: 'before' });
    await someone.call(calls.accounts.changeProfile, {}, { body: { displayName: 'Ångström' } });
    expect(await found('angstrom')).toEqual(['before']);
  });
});

describe('the users of a team by cursor', () => {
  const names = ({ users: listed }: TeamUsersPage) => listed.map(({ username }) => username);

  it('are sorted by each column both ways, those who never signed in last', async () => {
    const early = await member({ username: 'a.early' });
    const late = await member({ username: 'b.late' });
    await member({ username: 'c.never' });
    for (const [who, day] of [
      [early, '2026-01-01'],
      [late, '2026-02-01'],
    ] as const)
      await app.database.transaction((tx) =>
        tx.query('update users set last_login_at = $2 where id = $1', [who.id, day]),
      );
    const search = 'a.early b.late c.never'.split(' ');
    const sorted = async (query: Partial<TeamUsersQuery>) =>
      names(await users(query)).filter((name) => search.includes(name));
    expect(await sorted({ sort: 'name' })).toEqual(['a.early', 'b.late', 'c.never']);
    expect(await sorted({ sort: 'email', direction: 'descending' })).toEqual([
      'c.never',
      'b.late',
      'a.early',
    ]);
    expect(await sorted({ sort: 'lastLogin' })).toEqual(['a.early', 'b.late', 'c.never']);
    expect(await sorted({ sort: 'lastLogin', direction: 'descending' })).toEqual([
      ...['b.late', 'a.early', 'c.never'],
    ]);
    const roles = (await users({ sort: 'role' })).users.map(({ role }) => role);
    expect(roles).toEqual(['admin', 'coach', 'player', 'player', 'player', 'player']);
  });

  it('are listed once each in both directions, by any column', async () => {
    await addAccounts(app, team.teamId, 120);
    for (const sort of ['name', 'email', 'role', 'lastLogin'] as const) {
      for (const direction of ['ascending', 'descending'] as const) {
        const parts = await all((cursor) => users({ sort, direction, cursor, limit: 50 }));
        expect(new Set(parts.flatMap(names)).size, `${sort} ${direction}`).toBe(123);
      }
    }
  });

  it('are found by address and role', async () => {
    const zoe = await member({ username: 'zoe' });
    expect((await users({ search: zoe.email })).users.map(({ id }) => id)).toEqual([zoe.id]);
    expect(names(await users({ search: 'coach' }))).toHaveLength(2);
  });

  it('are for managers only', async () => {
    expect((await askUsers(team.player)).status).toBe(403);
    expect((await askUsers(team.outsider)).status).toBe(404);
  });
});

import { calls, limits, type Invitations, type InviteLinks } from '@touchline/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { useTeam, type Person } from '../../../test/people';

const app = useApp();
const team = useTeam(app, beforeAll);
const count = 2 * limits.rowsPerCall + 5;

beforeAll(async () => {
  await app.database.transaction(async (tx) => {
    const at = `timestamptz '2026-11-01 12:00:00Z' + (n / 3) * interval '1 ms' + (n % 3) * interval '1 us'`;
    const role = `case when n % 5 = 0 then 'admin' else 'player' end`;
    await tx.query(
      `insert into team_invitations (team_id, email, role, invited_by, expires_at, created_at)
       select $1, 'many' || n || '@club.example', ${role}, $2, '2999-01-01', ${at} from generate_series(1, $3::integer) n`,
      [team.teamId, team.admin.id, count],
    );
    await tx.query(
      `insert into invite_links (team_id, token, role, created_by, created_at)
       select $1, 'token' || n, ${role}, $2, ${at} from generate_series(1, $3::integer) n`,
      [team.teamId, team.admin.id, count],
    );
  });
});

const lists = {
  invitations: {
    part: calls.invites.openInvitations,
    whole: calls.invites.invitations,
    rows: (body: unknown) => (body as Invitations).invitations,
    remove: 'delete from team_invitations where id = any($1)',
    add: () => given.invitation(team.admin, team.teamId, 'late@club.example'),
  },
  'invite links': {
    part: calls.invites.linkList,
    whole: calls.invites.links,
    rows: (body: unknown) => (body as InviteLinks).links,
    remove: 'delete from invite_links where id = any($1)',
    add: () => team.admin.call(calls.invites.createLink, { teamId: team.teamId }, { body: {} }),
  },
};

describe.each(Object.entries(lists))('%s by cursor', (_, { part, whole, rows, remove, add }) => {
  const read = (who: Person, query: Record<string, unknown> = {}) =>
    who.call(part, { teamId: team.teamId }, { query: { view: 'paged', ...query } });
  const readAll = async (who: Person, between: () => Promise<unknown> = async () => {}) => {
    const parts: number[][] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const { body } = await read(who, cursor ? { cursor } : {});
      parts.push(rows(body).map(({ id }) => id));
      cursor = (body as { nextCursor: string | null }).nextCursor;
      if (cursor) await between();
    }
    return parts;
  };
  const all = async (who: Person) =>
    ((await who.call(whole, { teamId: team.teamId })).body as { id: number }[]).map(({ id }) => id);

  it('match the whole list, newest first, with full batches for all managers of the team', async () => {
    const ofAdmin = await readAll(team.admin);
    expect(ofAdmin.map((ids) => ids.length)).toEqual([limits.rowsPerCall, limits.rowsPerCall, 5]);
    expect(ofAdmin.flat()).toEqual(await all(team.admin));
    const ofCoach = await readAll(team.coach);
    expect(ofCoach[0]).toHaveLength(limits.rowsPerCall);
    expect(ofCoach.flat()).toEqual(await all(team.coach));
    expect(ofCoach.flat().length).toBeLessThan(count);
  });

  it('are listed once each when some are added and deleted between two batches', async () => {
    const before = await all(team.admin);
    const gone = [before[99], before[150]];
    let isFirst = true;
    const parts = await readAll(team.admin, async () => {
      if (!isFirst) return;
      isFirst = false;
      await add();
      await app.database.transaction((tx) => tx.query(remove, [gone]));
    });
    expect(parts.flat()).toEqual(before.filter((id) => id !== gone[1]));
  });

  it('are refused to players, and with an invalid cursor', async () => {
    expect((await read(team.player)).status).toBe(403);
    expect((await read(team.admin, { cursor: 'nowhere' })).status).toBe(400);
  });
});

describe('invitations by cursor', () => {
  it('are searched by address and name, with wildcards taken as they are', async () => {
    const body = { email: 'searched_one@club.example', firstName: 'Søren', lastName: 'Ørsted' };
    await team.admin.call(calls.invites.invite, { teamId: team.teamId }, { body });
    const found = async (search: string) => {
      const query = { view: 'paged' as const, search };
      const answer = await team.admin.call(calls.invites.openInvitations, { teamId: team.teamId }, { query });
      return (answer.body as Invitations).invitations.map(({ email }) => email);
    };
    expect(await found('MANY12@')).toEqual(['many12@club.example']);
    expect(await found('_one@')).toEqual([body.email]);
    expect(await found('ren ør')).toEqual([body.email]);
    expect(await found('many%5@')).toEqual([]);
    expect(await found('')).toHaveLength(limits.rowsPerCall);
  });
});

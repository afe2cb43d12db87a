import { calls, limits, type MediaFile, type MediaFiles } from '@touchline/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { useTeam } from '../../../test/people';

const app = useApp();
const team = useTeam(app, beforeAll);
const count = 2 * limits.rowsPerCall + 5;

beforeAll(async () => {
  await fill(team.teamId);
});

/** Inserts files, three per millisecond, every third a picture. */
const fill = (teamId: number) =>
  app.database.transaction((tx) =>
    tx.query(
      `insert into media_files (team_id, filename, original_name, mime_type, size, width, height, small_size, medium_size, uploaded_at)
       select $1, $1::integer || '-' || n, 'Élan ' || n || '%.png', 'image/png', 1,
              p.edge, p.edge, p.edge, p.edge,
              timestamptz '2026-11-01 12:00:00Z' + (n / 3) * interval '1 ms' + (n % 3) * interval '1 us'
         from generate_series(1, $2::integer) n
         cross join lateral (select case when n % 3 = 0 then 10 end as edge) p`,
      [teamId, count],
    ),
  );

const read = async (query: Record<string, unknown> = {}, who = team.coach) =>
  who.call(calls.media.files, { teamId: team.teamId }, { query: { view: 'paged', ...query } });

async function readAll(
  query: Record<string, unknown> = {},
  between: () => Promise<unknown> = async () => {},
) {
  const parts: MediaFile[][] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const body = (await read({ ...query, ...(cursor && { cursor }) })).body as MediaFiles;
    parts.push(body.files);
    cursor = body.nextCursor;
    if (cursor) await between();
  }
  return parts;
}

const whole = async () =>
  (await team.coach.call(calls.media.list, { teamId: team.teamId })).body as MediaFile[];

describe('files by cursor', () => {
  it('match the whole list, newest first, each once', async () => {
    const parts = await readAll();
    expect(parts.map((part) => part.length)).toEqual([limits.rowsPerCall, limits.rowsPerCall, 5]);
    expect(parts.flat().map(({ id }) => id)).toEqual((await whole()).map(({ id }) => id));
  });

  it.each([
    ['a part of the name in any case', 'élan 117', 1],
    ['a name that is spelled with a combining accent', 'E\u0301LAN', count],
    ['what would be a pattern', '17%', 2],
    ['a name that no file has', 'nothing', 0],
  ])('are found by %s', async (_, search, found) => {
    expect((await readAll({ search })).flat()).toHaveLength(found);
  });

  it('are only pictures when the query says so', async () => {
    const pictures = (await readAll({ kind: 'pictures' })).flat();
    expect(pictures).toHaveLength(Math.floor(count / 3));
    expect(pictures.every(({ renditions }) => renditions !== null)).toBe(true);
  });

  it('are listed once each when files are added and deleted between two batches', async () => {
    const before = (await whole()).map(({ id }) => id);
    const gone = [before[99], before[150]];
    let isFirst = true;
    const parts = await readAll({}, async () => {
      if (!isFirst) return;
      isFirst = false;
      await given.file(app, team.coach, team.teamId);
      await app.database.transaction((tx) => tx.query('delete from media_files where id = any($1)', [gone]));
    });
    expect(parts.flat().map(({ id }) => id)).toEqual(before.filter((id) => id !== gone[1]));
  });

  it('are for members of the team, and refused with an invalid query', async () => {
    expect((await read({}, team.outsider)).status).toBe(404);
    expect((await read({ cursor: 'nowhere' })).status).toBe(400);
    expect((await read({ kind: 'songs' })).status).toBe(400);
  });
});

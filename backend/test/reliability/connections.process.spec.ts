import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../src/platform/database/embedded';
import { prepareDataDir, signIn, untilReady, useServers } from '../process';
import { addCounts, seconds } from './figures';
import { lossesIn, makeTeam, nothingLost, startWriters } from './writers';

const { folder, run } = useServers(21_648);
let postgres: EmbeddedPostgres | undefined;
afterAll(() => postgres?.stop());

/** Opens every connection that PostgreSQL has left and returns them. */
async function takeAll(url: string): Promise<pg.Client[]> {
  const taken: pg.Client[] = [];
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
    } catch {
      return taken;
    }
    taken.push(client);
  }
}

it('without a free database connection requests get 503 with retry-after, and the server recovers by itself', async () => {
  postgres = await startEmbeddedPostgres(prepareDataDir(join(folder, 'external')));
  const settings = { DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'web'), PORT: '21648' };
  const server = run({ ...settings, ROLE: 'web' });
  await untilReady(server);
  const cookie = await signIn(server);
  const where = { origin: server.origin, cookie };
  const teamId = await makeTeam(where);

  const taken = await takeAll(postgres.url);
  const [own] = (
    await taken[0]!.query<{ pid: number }>(
      `select pg_terminate_backend(pid), pid from pg_stat_activity
        where client_port is not null and pid <> pg_backend_pid() and query not like 'listen%'
          and state = 'idle' and query <> ''`,
    )
  ).rows;
  expect(own).toBeDefined();
  taken.push(...(await takeAll(postgres.url)));
  const writers = startWriters(where, teamId);
  const asks = Array.from({ length: 40 }, () => fetch(`${server.origin}/api/teams`, { headers: { cookie } }));
  const answers = await Promise.all(asks);
  const statuses = new Set(answers.map(({ status }) => status));
  const refused = answers.filter(({ status }) => status === 503);

  await Promise.all(taken.map((client) => client.end().catch(() => undefined)));
  const freed = Date.now();
  await writers.reach(writers.acknowledged.length + 50);
  const back = Date.now() - freed;
  const written = await writers.stop();
  const losses = await lossesIn(postgres.url, writers.acknowledged);
  const counts = { taken: taken.length, 'reads refused': refused.length, ...written, ...losses };
  addCounts({
    part: 'connections',
    what: 'no free connection',
    counts: { ...counts, 'recovered after s': seconds(back) },
  });
  expect([...statuses].filter((status) => ![200, 503].includes(status))).toEqual([]);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ headers }) => headers.has('retry-after'))).toBe(true);
  expect([...writers.refused.keys()].filter((status) => status !== 503)).toEqual([]);
  expect(losses).toEqual(nothingLost);
});

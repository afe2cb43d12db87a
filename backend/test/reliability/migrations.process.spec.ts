import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { migrations } from '../../src/migrations';
import { createDatabase, dropDatabase } from '../database';
import { template } from '../global-setup';
import { signIn, untilReady, useServers } from '../process';
import { rowsOf } from '../installation-content';
import { addCounts, many } from './figures';
import { lossesIn, makeTeam, nothingLost, startWriters } from './writers';

const { folder, run } = useServers(21_646);
vi.setConfig({ testTimeout: 600_000 });

let name: string;
let url: string;
let client: pg.Client;
afterEach(async () => {
  await client.end();
  await dropDatabase(inject('serverUrl'), name);
});

/** Creates a database and a connection for polling it. */
async function openDatabase(from?: string): Promise<void> {
  name = `migrations_${randomBytes(6).toString('hex')}`;
  url = await createDatabase(inject('serverUrl'), name, from);
  client = new pg.Client({ connectionString: url });
  await client.connect();
}

const ask = async <Row extends pg.QueryResultRow>(text: string) => (await client.query<Row>(text)).rows;

/** Returns the number of completed migrations; 0 while their table does not exist. */
const done = () =>
  ask<{ count: number }>('select count(*)::integer from migrations').then(
    ([row]) => row?.count ?? 0,
    () => 0,
  );

const asServer = (place: number) =>
  run({
    DATABASE_URL: url,
    DATA_DIR: join(folder, `server-${place}`),
    ROLE: 'web',
    PORT: String(21_646 + place),
  });

const rulesOf = async (address: string) => (await rowsOf(address)).rules;

describe('migrations', () => {
  it('are finished by two concurrent processes after each was interrupted by kill -9', async () => {
    await openDatabase();
    const after = Array.from({ length: migrations.length }, (_, place) => place).filter(
      (place) => place % many(1, 7) === 0,
    );
    const seen: number[] = [];
    for (const place of after) {
      const server = asServer(0);
      await vi.waitFor(async () => expect(await done()).toBeGreaterThan(place), {
        timeout: 30_000,
        interval: 1,
      });
      server.child.kill('SIGKILL');
      await server.ended;
      seen.push(await done());
    }
    await Promise.all([0, 1].map((place) => untilReady(asServer(place))));
    const expected = new URL(url);
    expected.pathname = `/${template}`;
    expect(await rulesOf(url)).toEqual(await rulesOf(expected.href));
    const names = await ask<{ name: string }>('select name from migrations order by id');
    expect(names.map((row) => row.name)).toEqual(migrations.map((each) => new each().name));
    const halfway = seen.filter((count) => count < migrations.length).length;
    addCounts({
      part: 'migrations',
      what: 'interrupted, then run by two processes',
      counts: { kills: after.length, interrupted: halfway, migrations: await done() },
    });
  });
});

describe('an older build', () => {
  it('works beside a newer one whose migration only added', async () => {
    await openDatabase(template);
    const server = asServer(0);
    await untilReady(server);
    const cookie = await signIn(server);
    const where = { origin: server.origin, cookie };
    const writers = startWriters(where, await makeTeam(where));
    await writers.reach(50);
    await ask(`begin; alter table pages add column colour text; create table later (id integer);
               insert into migrations (timestamp, name) values (1800000000099, 'Later1800000000099'); commit`);
    await writers.reach(writers.acknowledged.length + 50);
    const again = asServer(1);
    await untilReady(again);
    await writers.reach(writers.acknowledged.length + 50);
    const written = await writers.stop();
    const losses = await lossesIn(url, writers.acknowledged);
    const counts = { ...written, ...losses };
    addCounts({ part: 'migrations', what: 'an older build on newer tables, running and starting', counts });
    expect([losses, written.refused]).toEqual([nothingLost, 0]);
  });
});

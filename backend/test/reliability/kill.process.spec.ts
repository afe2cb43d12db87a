import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  findRunningPostgres,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../src/platform/database/embedded';
import { isReady, prepareDataDir, signIn, untilReady, useServers, type RunningServer } from '../process';
import { addCounts, many, seconds } from './figures';
import { lossesIn, makeTeam, nothingLost, startWriters } from './writers';

const { folder, run } = useServers(21_640, afterAll);
const writes = many(10_000, 200);
const kills = many(10, 1);
vi.setConfig({ testTimeout: 900_000 });

const [main, external] = [join(folder, 'main'), join(folder, 'external')];
let postgres: EmbeddedPostgres | undefined;
afterAll(() => postgres?.stop());

const pidOf = (dataDir: string) =>
  Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);

/** Kills the database and waits until it has restarted and the server is ready. */
async function killDatabase(dataDir: string, origin: string): Promise<void> {
  const pid = pidOf(dataDir);
  process.kill(pid, 'SIGKILL');
  await vi.waitFor(() => expect(pidOf(dataDir)).not.toBe(pid), { timeout: 30_000, interval: 10 });
  while (!(await isReady(origin))) await pause(10);
}

interface Installation {
  server: string;
  database: string;
  databaseDir: string;
  settings: () => Promise<Record<string, string>>;
}

const inOne = () => Promise.resolve({ DATA_DIR: main });

/** A web process with an external PostgreSQL that is durable. */
async function asWeb(): Promise<Record<string, string>> {
  postgres = await startEmbeddedPostgres(external);
  return { DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'web'), ROLE: 'web' };
}

describe.each<Installation>([
  {
    server: 'the only process',
    database: 'the embedded database',
    databaseDir: main,
    settings: inOne,
  },
  { server: 'a web process', database: 'an external PostgreSQL', databaseDir: external, settings: asWeb },
])('killed by SIGKILL while eight users write', ({ server: name, database, databaseDir, settings }) => {
  let env: Record<string, string>;
  let server: RunningServer;
  const start = async () => {
    server = run(env);
    await untilReady(server);
  };
  const end = async () => {
    server.child.kill('SIGKILL');
    await server.ended;
  };
  beforeAll(async () => {
    prepareDataDir(databaseDir);
    env = { ...(await settings()), PORT: '21640' };
    await start();
  });
  afterAll(end);

  const survives = async (what: string, kill: () => Promise<void>): Promise<void> => {
    const cookie = await signIn(server);
    const where = { origin: server.origin, cookie };
    const writers = startWriters(where, await makeTeam(where));
    let away = 0;
    for (let time = 1; time <= kills; time++) {
      await writers.reach((writes * time) / (kills + 1));
      const killed = Date.now();
      await kill();
      away = Math.max(away, Date.now() - killed);
    }
    await writers.reach(writes);
    const written = await writers.stop();
    const losses = await lossesIn(findRunningPostgres(databaseDir)!, writers.acknowledged);
    addCounts({
      part: 'kill',
      what: `kill -9 of ${what}`,
      counts: { kills, ...written, ...losses, 'recovered after s, max': seconds(away) },
    });
    expect(losses).toEqual(nothingLost);
    expect([...writers.refused.keys()].filter((status) => ![0, 503].includes(status))).toEqual([]);
  };

  it(`${name}: every acknowledged write exists afterwards, once and complete`, () =>
    survives(name, async () => {
      await end();
      await start();
    }));

  it(`${database}: every acknowledged write exists afterwards, once and complete`, () =>
    survives(database, () => killDatabase(databaseDir, server.origin)));
});

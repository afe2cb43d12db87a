import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it, vi } from 'vitest';
import {
  findRunningPostgres,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../src/platform/database/embedded';
import { createDatabase } from '../database';
import { isReady, signIn, untilReady, useServers } from '../process';
import { addCounts, many, seconds } from './figures';
import { lossesIn, makeTeam, nothingLost, startWriters } from './writers';

const { folder, run } = useServers(21_640);
const writes = many(10_000, 400);
const kills = many(10, 1);
vi.setConfig({ testTimeout: 900_000 });

const [main, external] = [join(folder, 'main'), join(folder, 'external')];
let postgres: EmbeddedPostgres | undefined;
afterAll(() => postgres?.stop());

/** A PostgreSQL of ours that keeps what it has acknowledged, and a new database on it. */
async function ownDatabase(): Promise<string> {
  mkdirSync(external, { recursive: true });
  postgres ??= await startEmbeddedPostgres(external);
  return createDatabase(postgres.url, `kill_${randomBytes(6).toString('hex')}`);
}

const pidOf = (dataDir: string) =>
  Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);

/** Kills a database, and waits until it has been missed and is back. */
async function killDatabase(dataDir: string, origin: string): Promise<void> {
  const pid = pidOf(dataDir);
  process.kill(pid, 'SIGKILL');
  await vi.waitFor(() => expect(pidOf(dataDir)).not.toBe(pid), { timeout: 30_000, interval: 10 });
  while (!(await isReady(origin))) await pause(10);
}

interface Case {
  what: string;
  env: () => Promise<Record<string, string>>;
  kill: 'server' | 'database';
}

const inOne = () => Promise.resolve({ DATA_DIR: main });
const asWeb = async () => ({
  DATABASE_URL: await ownDatabase(),
  DATA_DIR: join(folder, 'web'),
  ROLE: 'web',
});

describe('killed by SIGKILL while eight people write', () => {
  it.each<Case>([
    { what: 'the one process that is all', env: inOne, kill: 'server' },
    { what: 'the embedded database', env: inOne, kill: 'database' },
    { what: 'a web process', env: asWeb, kill: 'server' },
    { what: 'a PostgreSQL of yours', env: asWeb, kill: 'database' },
  ])('$what: every acknowledged write is there afterwards, once and whole', async ({ what, env, kill }) => {
    const settings: Record<string, string> = { ...(await env()), PORT: '21640' };
    let server = run(settings);
    await untilReady(server);
    const cookie = await signIn(server);
    const where = { origin: server.origin, cookie };
    const writers = startWriters(where, await makeTeam(where));
    let away = 0;
    for (let time = 1; time <= kills; time++) {
      await writers.reach((writes * time) / (kills + 1));
      const killed = Date.now();
      if (kill === 'database') await killDatabase(settings.DATABASE_URL ? external : main, server.origin);
      else {
        server.child.kill('SIGKILL');
        await server.ended;
        server = run(settings);
        await untilReady(server);
      }
      away = Math.max(away, Date.now() - killed);
    }
    await writers.reach(writes);
    const told = await writers.stop();
    const databaseUrl = settings.DATABASE_URL ?? findRunningPostgres(main)!;
    const losses = await lossesIn(databaseUrl, writers.acknowledged);
    addCounts({
      part: 'kill',
      what: `kill -9 of ${what}`,
      counts: { kills, ...told, ...losses, 'back after s at most': seconds(away) },
    });
    expect(losses).toEqual(nothingLost);
    expect([...writers.refused.keys()].filter((status) => ![0, 503].includes(status))).toEqual([]);
  });
});

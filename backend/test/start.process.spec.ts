import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  admin,
  prepareDataDir,
  send,
  signIn,
  teamNames,
  untilReady,
  useServers,
  type RunningServer,
} from './process';

const { folder, run, nextPort } = useServers(21_300, afterAll);
const lines = ({ output }: RunningServer) => output().trim().split('\n');

describe('starting', () => {
  let first: RunningServer;
  let second: RunningServer;
  beforeAll(async () => {
    first = run();
    await untilReady(first);
  });

  it('for the first time stores mails locally', async () => {
    const forgot = await send(first.origin, '/api/forgot-password', { body: { email: admin.ADMIN_EMAIL } });
    expect(forgot.status).toBe(200);
    await vi.waitFor(() => expect(first.output()).toContain(`Mail to ${admin.ADMIN_EMAIL}`), 20_000);
  });

  it('a second time on the same DATA_DIR is refused with one line', async () => {
    const other = run();
    expect(await other.ended).toBe(1);
    expect(lines(other)).toEqual([expect.stringMatching(/DATA_DIR: ".*" is in use by a running Touchline/)]);
  });

  it('again on the same data keeps teams and sessions', async () => {
    const cookie = await signIn(first);
    const made = await send(first.origin, '/api/teams', { body: { name: 'Kept', sport: 'Soccer' }, cookie });
    expect(made.status).toBe(201);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);

    second = run();
    await untilReady(second);
    expect(await teamNames(second, cookie)).toEqual(['Kept']);
  });

  it('loads the worker thread that parses long pages', async () => {
    const cookie = await signIn(second);
    const teams = await fetch(`${second.origin}/api/teams`, { headers: { cookie } });
    const [team] = (await teams.json()) as { id: number }[];
    const body = { title: 'Long', content: '<p>Front pod first</p>'.repeat(4_000) };
    const page = await send(second.origin, `/api/teams/${team?.id}/pages`, { cookie, body });
    expect(page.status).toBe(201);
  });

  it('several times at once with a stale lock starts one process', async () => {
    const dataDir = prepareDataDir(join(folder, 'together'));
    writeFileSync(join(dataDir, 'touchline.lock'), JSON.stringify({ pid: process.pid, started: '1' }));
    const starts = Array.from({ length: 4 }, () => run({ DATA_DIR: dataDir }));
    await Promise.any(starts.map(untilReady));
    const refused = starts.filter(({ child }) => child.exitCode === 1);
    expect(refused).toHaveLength(3);
    for (const server of refused) expect(lines(server)).toEqual([expect.stringContaining('is in use')]);
  });
});

describe('a failed start is explained in one line', () => {
  const DATA_DIR = join(folder, 'other');

  it.each([
    ['PORT', { PORT: 'many' }, 'PORT: "many" given, a port number from 1 to 65535 expected.'],
    ['PUBLIC_URL', { PUBLIC_URL: 'club.example' }, 'PUBLIC_URL: "club.example" given,'],
    ['SEED', { SEED: 'all' }, 'SEED: "all" given, one of demo, none expected.'],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL: "loud" given, one of'],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: "mysql://x" given,'],
    [
      'an unreachable database',
      { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' },
      'DATABASE_URL: "postgres://***@127.0.0.1:1/c" given, a PostgreSQL that can be reached expected',
    ],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'chair' }, 'ADMIN_EMAIL: "chair" given, an email address expected.'],
    ['ADMIN_PASSWORD', { ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD: the one given cannot be used.'],
    ['HOST', { HOST: '203.0.113.1' }, 'HOST: "203.0.113.1" given, an address of this machine expected.'],
    ['DATA_DIR', { DATA_DIR: '/dev/null/touchline' }, 'DATA_DIR: "/dev/null/touchline" given, a folder'],
  ])('%s', async (_, env, sentence) => {
    const server = run({ DATA_DIR, ...env });
    expect(await server.ended).toBe(1);
    expect(lines(server)).toEqual([expect.stringContaining(`Touchline did not start. ${sentence}`)]);
  });

  it('a taken port', async () => {
    const other = createServer().listen(nextPort(), '127.0.0.1');
    const server = run({ DATA_DIR });
    expect(await server.ended).toBe(1);
    expect(lines(server)).toEqual([expect.stringContaining('another program listens there')]);
    other.close();
  });
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isReady, runServer, send, untilReady, type RunningServer } from './process';

const admin = { ADMIN_EMAIL: 'chair@club.example', ADMIN_PASSWORD: 'Touchline1!' };
const folder = mkdtempSync(join(tmpdir(), 'touchline-start-'));
const running: RunningServer[] = [];
let port = 21_300;

beforeAll(() => build({ root: new URL('..', import.meta.url).pathname, logLevel: 'silent' }));
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(env: Record<string, string> = {}): RunningServer {
  const server = runServer(++port, { DATA_DIR: join(folder, 'main'), ...admin, ...env });
  running.push(server);
  return server;
}

async function signIn({ origin }: RunningServer): Promise<string> {
  const body = { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD };
  const answer = await send(origin, '/api/login', { body });
  expect(answer.status).toBe(200);
  return answer.headers.get('set-cookie')!.split(';')[0]!;
}

describe('starting and stopping', () => {
  it('serves, stops cleanly on SIGTERM with exit code 0, and starts again on the same data', async () => {
    const first = run();
    await untilReady(first);
    const cookie = await signIn(first);
    const made = await send(first.origin, '/api/teams', { body: { name: 'Kept', sport: 'Soccer' }, cookie });
    expect(made.status).toBe(201);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(postgresProcesses()).toEqual([]);

    const second = run();
    await untilReady(second);
    const teams = await fetch(`${second.origin}/api/teams`, { headers: { cookie } });
    expect(await teams.json()).toMatchObject([{ name: 'Kept' }]);
  });

  it.each(['SIGINT', 'SIGHUP'] as const)('stops cleanly on %s too', async (signal) => {
    const server = run();
    await untilReady(server);
    server.child.kill(signal);
    expect(await server.ended).toBe(0);
  });

  it('refuses a second process on the same DATA_DIR with one line', async () => {
    await untilReady(run());
    const second = run();
    expect(await second.ended).toBe(1);
    expect(lines(second)).toEqual([expect.stringMatching(/DATA_DIR: ".*" is in use by a running Touchline/)]);
  });

  it('takes over a lock whose process number now belongs to something else', async () => {
    writeFileSync(join(folder, 'main', 'touchline.lock'), JSON.stringify({ pid: process.pid, started: '1' }));
    await untilReady(run());
  });
});

describe('what cannot start says why in one line', () => {
  it.each([
    ['PORT', { PORT: 'many' }, 'PORT: "many" given, a port number from 1 to 65535 expected.'],
    ['PUBLIC_URL', { PUBLIC_URL: 'club.example' }, 'PUBLIC_URL: "club.example" given,'],
    ['SEED', { SEED: 'all' }, 'SEED: "all" given, one of demo, none expected.'],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL: "loud" given, one of'],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: "mysql://x" given,'],
    [
      'an unreachable database',
      { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' },
      'DATABASE_URL: a PostgreSQL that can',
    ],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'chair' }, 'ADMIN_EMAIL: "chair" given, an email address expected.'],
    ['ADMIN_PASSWORD', { ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD: the one given cannot be used.'],
    ['HOST', { HOST: '203.0.113.1' }, 'HOST: "203.0.113.1" given, an address of this machine expected.'],
    ['DATA_DIR', { DATA_DIR: '/dev/null/touchline' }, 'DATA_DIR: "/dev/null/touchline" given, a folder'],
  ])('%s', async (_, env, sentence) => {
    const server = run(env);
    expect(await server.ended).toBe(1);
    expect(lines(server)).toEqual([expect.stringContaining(`Touchline did not start. ${sentence}`)]);
  });

  it('a taken port', async () => {
    const other = createServer().listen(port + 1, '127.0.0.1');
    const server = run();
    expect(await server.ended).toBe(1);
    expect(lines(server)).toEqual([expect.stringContaining('another program listens there')]);
    other.close();
  });
});

describe('killed without warning', () => {
  it.each(['the server', 'the database'])(
    '%s: every acknowledged write is there afterwards',
    async (victim) => {
      const first = run();
      await untilReady(first);
      const cookie = await signIn(first);
      const acknowledged = new Set<string>();
      const writers = Array.from({ length: 8 }, (_, writer) =>
        writeTeams(first, cookie, { writer, victim, acknowledged }),
      );
      while (acknowledged.size < 200) await pause(5);
      process.kill(victim === 'the server' ? first.child.pid! : postgresPid(), 'SIGKILL');

      const last = victim === 'the server' ? run() : first;
      if (victim === 'the server') await first.ended;
      else for (let look = 0; look < 200 && (await isReady(first.origin)); look++) await pause(5);
      stopped.add(victim);
      await Promise.all(writers);
      await untilReady(last);
      const teams = (await (await fetch(`${last.origin}/api/teams`, { headers: { cookie } })).json()) as {
        name: string;
      }[];
      const names = new Set(teams.map(({ name }) => name));
      expect([...acknowledged].filter((name) => !names.has(name))).toEqual([]);
      expect(acknowledged.size).toBeGreaterThanOrEqual(200);
    },
  );
});

const stopped = new Set<string>();

/** Writes until told to stop; only what was answered with 201 counts as acknowledged. */
async function writeTeams(
  { origin }: RunningServer,
  cookie: string,
  { writer, victim, acknowledged }: { writer: number; victim: string; acknowledged: Set<string> },
): Promise<void> {
  for (let number = 0; number < 5000 && !stopped.has(victim); number++) {
    const name = `${victim} ${writer}-${number}`;
    const answer = await send(origin, '/api/teams', { body: { name, sport: 'Other' }, cookie }).catch(
      () => undefined,
    );
    if (answer?.status === 201) acknowledged.add(name);
    else if (!answer) return;
  }
}

const lines = ({ output }: RunningServer) => output().trim().split('\n');

const postgresPid = () =>
  Number.parseInt(readFileSync(join(folder, 'main/postgres/postmaster.pid'), 'utf8'), 10);

function postgresProcesses(): string[] {
  const all = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).split('\n');
  return all.filter((args) => args.includes('postgres -D') && args.includes(folder));
}

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  isReady,
  prepareDataDir,
  signIn,
  teamNames,
  untilReady,
  useServers,
  type RunningServer,
} from './process';

const { folder, run } = useServers(21_350);

function postgresProcesses(): string[] {
  const all = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).split('\n');
  return all.filter((args) => args.includes('postgres -D') && args.includes(folder));
}

/** Sends the first half of a request that creates a team; the returned function sends the rest and resolves to the status. */
async function beginTeam({ origin }: RunningServer, cookie: string, name: string) {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie };
  const call = request(`${origin}/api/teams`, { method: 'POST', headers });
  call.write(`{"name":"${name}",`);
  await pause(200);
  return () =>
    new Promise<number | undefined>((resolve, reject) => {
      call.once('response', (answer) => resolve(answer.resume().statusCode)).once('error', reject);
      call.end('"sport":"Soccer"}');
    });
}

describe('stopping the server', () => {
  /** Teams whose requests were in flight when a server was stopped; the next start must find them. */
  const finished: string[] = [];
  beforeAll(() => void prepareDataDir(join(folder, 'main')));

  /** The next test starts on the same data, which shows that no process is left. */
  it('happens when npm, its parent, is killed', async () => {
    const asNpm = { through: (server: string) => `sh -c '${server}; exit $?'; exit $?` };
    const server = run({ npm_lifecycle_event: 'start' }, asNpm);
    await untilReady(server);
    server.child.kill('SIGKILL');
    await expect.poll(() => isReady(server.origin), { timeout: 10_000 }).toBe(false);
    await expect.poll(postgresProcesses, { timeout: 10_000 }).toEqual([]);
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'by %s finishes requests in flight, flushes the log, stops the database and exits with 0',
    async (signal) => {
      const server = run({ LOG_LEVEL: 'info' });
      await untilReady(server);
      const cookie = await signIn(server);
      const found = await teamNames(server, cookie);
      expect(finished.filter((team) => !found.includes(team))).toEqual([]);

      const name = `Last before ${signal}`;
      const finish = await beginTeam(server, cookie, name);
      server.child.kill(signal);
      await pause(300);
      expect(await finish()).toBe(201);
      finished.push(name);
      expect(await server.ended).toBe(0);
      expect(server.output()).toMatch(/"route":"\/api\/teams","status":201,.*"answered"/);
      expect(postgresProcesses()).toEqual([]);
    },
  );

  it('while the demo club is seeded reports no failure, and the next start completes it', async () => {
    const env = { DATA_DIR: join(folder, 'demo'), SEED: 'demo' };
    const first = run(env);
    while (!existsSync(join(folder, 'demo/media'))) await pause(20);
    first.child.kill('SIGTERM');
    expect([await first.ended, first.output()]).toEqual([0, '']);
    expect(postgresProcesses()).toEqual([]);

    const second = run(env);
    await untilReady(second);
    await expect.poll(second.output, { timeout: 5000 }).toContain('coach@touchline.example');
  });
});

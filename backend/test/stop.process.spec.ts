import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { isReady, signIn, teamNames, untilReady, useServers, type RunningServer } from './process';

const { folder, run } = useServers(21_350);

function postgresProcesses(): string[] {
  const all = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).split('\n');
  return all.filter((args) => args.includes('postgres -D') && args.includes(folder));
}

/** A new team, its body sent in two halves: `finish` sends the second and answers the status. */
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

describe('asked to stop', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'by %s it stops its database and ends with 0',
    async (signal) => {
      const server = run();
      await untilReady(server);
      server.child.kill(signal);
      expect(await server.ended).toBe(0);
      expect(postgresProcesses()).toEqual([]);
    },
  );

  it('it finishes what is under way', async () => {
    const server = run();
    await untilReady(server);
    const cookie = await signIn(server);
    const finish = await beginTeam(server, cookie, 'Last minute');
    server.child.kill('SIGTERM');
    await pause(300);
    expect(await finish()).toBe(201);
    expect(await server.ended).toBe(0);

    const next = run();
    await untilReady(next);
    expect(await teamNames(next, cookie)).toContain('Last minute');
  });

  it('it writes the end of its log', async () => {
    const server = run({ LOG_LEVEL: 'info' });
    await untilReady(server);
    await fetch(`${server.origin}/api/teams?last`);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.output()).toMatch(/"route":"\/api\/teams","status":401,.*"answered"/);
  });

  it('while the demo club is being made it says nothing of failures, and the next start makes it whole', async () => {
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

  it('by nobody, because npm was killed, it stops all the same', async () => {
    const asNpm = { through: (server: string) => `sh -c '${server}; exit $?'; exit $?` };
    const server = run({ npm_lifecycle_event: 'start' }, asNpm);
    await untilReady(server);
    server.child.kill('SIGKILL');
    await expect.poll(() => isReady(server.origin), { timeout: 10_000 }).toBe(false);
    await expect.poll(postgresProcesses, { timeout: 10_000 }).toEqual([]);
    await untilReady(run());
  });
});

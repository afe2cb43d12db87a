import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { memoryOf } from '../../bench/processes';
import { admin, prepareDataDir, send, signIn, untilReady, useServers, type RunningServer } from '../process';
import { addCounts, asked, many, seconds } from './figures';
import { load } from './load';
import { loopDelay, METRICS_TOKEN } from './loop-delay';
import { makeTeam, startWriters } from './writers';

const port = 21_650;
const { folder, run } = useServers(port);
const DURATION_MS = 1000 * asked(many(60, 4));
/** Exceeds the capacity of any server here, even if other work slowed it down while the capacity was measured. */
const MIN_OFFERED_PER_SECOND = 5000;
vi.setConfig({ testTimeout: DURATION_MS + 200_000 });

/** Polls the health checks and signs in until stopped; returns the statuses and the longest latency in milliseconds. */
function startProbes({ origin }: RunningServer) {
  const seen = { health: [] as number[], signIn: [] as number[], slowest: 0 };
  let isOver = false;
  const body = { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD };
  const probe = async (statuses: number[], ask: () => Promise<Response>) => {
    while (!isOver) {
      const started = performance.now();
      const answer = await ask();
      await answer.arrayBuffer();
      statuses.push(answer.status);
      seen.slowest = Math.max(seen.slowest, performance.now() - started);
      await pause(250);
    }
  };
  const all = [
    probe(seen.health, () => fetch(`${origin}/api/health/live`)),
    probe(seen.health, () => fetch(`${origin}/api/health/ready`)),
    probe(seen.signIn, () => send(origin, '/api/login', { body })),
  ];
  const stop = async () => {
    isOver = true;
    await Promise.all(all);
    return seen;
  };
  return { stop };
}

it('under ten times its capacity the server serves what it can, sheds the rest with 503 and then recovers', async () => {
  const settings = { DATA_DIR: prepareDataDir(join(folder, 'main')), PORT: String(port), METRICS_TOKEN };
  const server = run(settings);
  await untilReady(server);
  const cookie = await signIn(server);
  const where = { origin: server.origin, cookie };
  const teamId = await makeTeam(where);
  const writers = startWriters(where, teamId);
  await writers.reach(100);
  await writers.stop();

  const path = `/api/teams/${teamId}/pages?view=summary`;
  const MEASURE_MS = many(5000, 1000);
  const baseline = await load({ port, path, cookie, connections: 32 }, () => pause(MEASURE_MS));
  const capacity = (1000 * (baseline.statuses[200] ?? 0)) / MEASURE_MS;

  await loopDelay(server);
  const probes = startProbes(server);
  const read = () => timed(() => fetch(server.origin + path, { headers: { cookie } }));
  const latenciesMs: number[] = [];
  while (latenciesMs.length < 10) latenciesMs.push(await read());
  const normalMs = Math.max(100, ...latenciesMs);
  const offered = Math.max(10 * capacity, MIN_OFFERED_PER_SECOND);
  const tenfold = { port, path, cookie, connections: 1000, perSecond: offered };
  let delay = { p99: 0, most: 0 };
  const seen = await load(tenfold, async () => {
    await pause(DURATION_MS);
    delay = await loopDelay(server);
  });
  const ended = Date.now();
  while ((await read()) > normalMs) await pause(50);
  const recoveryMs = Date.now() - ended;
  const { health, signIn: signedIn, slowest } = await probes.stop();

  const done = (1000 * (seen.statuses[200] ?? 0)) / DURATION_MS;
  const memory = memoryOf(server.child.pid!);
  addCounts({
    part: 'overload',
    what: `ten times the capacity for ${DURATION_MS / 1000} s`,
    counts: {
      'capacity, requests per second': Math.round(capacity),
      'offered per second': Math.round((1000 * seen.offered) / DURATION_MS),
      'served per second': Math.round(done),
      'shed with 503': seen.statuses[503] ?? 0,
      'other refusals': Object.entries(seen.statuses)
        .filter(([status]) => !['200', '503'].includes(status))
        .reduce((sum, [, count]) => sum + count, 0),
      aborted: seen.cutOff,
      'health checks': health.length,
      'sign-ins': signedIn.length,
      'slowest of these ms': Math.round(slowest),
      'event loop delay ms, p99': delay.p99,
      'event loop delay ms, max': delay.most,
      'MB, max': Math.round(memory.most),
      'recovered after s': seconds(recoveryMs),
    },
  });
  expect(Object.keys(seen.statuses).sort()).toEqual(['200', '503']);
  expect({ health: [...new Set(health)], signedIn: [...new Set(signedIn)] }).toEqual({
    health: [200],
    signedIn: [200],
  });
  expect(done).toBeGreaterThan(capacity / 5);
  expect(recoveryMs).toBeLessThan(10_000);
  expect(memory.most).toBeLessThan(800);
});

async function timed(ask: () => Promise<Response>): Promise<number> {
  const started = performance.now();
  const answer = await ask();
  await answer.arrayBuffer();
  return answer.status === 200 ? performance.now() - started : Infinity;
}

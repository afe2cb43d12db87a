import { afterAll, expect, it, vi } from 'vitest';
import { startApp, type TestApp } from '../app';
import { Fuzzing } from '../fuzz/fuzzing';
import { untilReady, useServers } from '../process';
import { addCounts, many } from './figures';
import { METRICS_TOKEN } from './loop-delay';

const port = 21_540;
const { run } = useServers(port);
vi.setConfig({ testTimeout: many(3_600_000, 240_000) });

let app: TestApp | undefined;
afterAll(() => app?.close());

/**
 * `FUZZ_SEED` repeats the requests of a failed run, `FUZZ_CALL=pages.create` limits them to one call. The short run has a fixed seed,
 * the full run a new one each time.
 */
const { FUZZ_SEED = String(many(Date.now() % 2 ** 30, 1)), FUZZ_CALL } = process.env;

it('fuzzing: every request to any call gets a response as described, in time, without data that the user may not see', async () => {
  app = await startApp();
  const { databaseUrl: DATABASE_URL, dataDir: DATA_DIR } = app;
  const server = run({ DATABASE_URL, DATA_DIR, PORT: String(port), LOG_LEVEL: 'error', METRICS_TOKEN });
  await untilReady(server);
  const fuzzing = new Fuzzing(app, server, { seed: Number(FUZZ_SEED), call: FUZZ_CALL });
  for (let round = 0; round < many(20, 1); round++) await fuzzing.round(round);
  fuzzing.end();

  addCounts({ part: 'fuzz', what: 'random requests from the API description', counts: fuzzing.counts });
  const faults = [...fuzzing.faults].map(([fault, request]) => `${fault}\n  ${request}`).join('\n\n');
  expect(faults, `FUZZ_SEED=${FUZZ_SEED}\n${faults}`).toBe('');
  expect(fuzzing.undone).toEqual([]);
  expect(fuzzing.counts['canary words read by permitted users']).toBeGreaterThan(0);
});

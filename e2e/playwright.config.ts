import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../.tools/test/chromium.mjs';
import { missingPackages } from '../.tools/test/engines.mjs';
import { plainHost } from './fixtures/plain-host';

/**
 * The data folder of this run, created by the first process that reads this file and passed to the workers by
 * the environment.
 */
const dataDir = (process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'touchline-e2e-')));
const port = Number((process.env.E2E_PORT ??= '21100'));
const baseURL = `http://localhost:${port}`;

/**
 * With `ENGINES=all` every journey of engines/ runs in every engine, otherwise in the one that its tag names.
 */
const isEveryEngine = process.env.ENGINES === 'all';
const ofEngines = 'engines/**/*.spec.ts';

/**
 * Returns the project of an engine other than Chromium, which runs one journey at a time in one browser;
 * undefined if the engine is not installed.
 */
function projectOf(engine: 'firefox' | 'webkit') {
  const missing = missingPackages(engine);
  if (missing.length === 0) {
    const grep = isEveryEngine ? undefined : RegExp(`@${engine}`);
    return [{ name: engine, testMatch: ofEngines, workers: 1, grep }];
  }
  if (process.env.TEST_WORKER_INDEX === undefined)
    process.stderr.write(
      `Journeys in ${engine} are not run: install ${missing.join(' ')} (Debian, as root).\n`,
    );
  return [];
}

export default defineConfig({
  testDir: '.',
  outputDir: 'results/traces',
  fullyParallel: true,
  forbidOnly: true,
  retries: 1,
  workers: 2,
  timeout: 300_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL,
    actionTimeout: 60_000,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [...chromiumArgs, `--host-resolver-rules=MAP ${plainHost} 127.0.0.1`],
    },
  },
  projects: [
    { name: 'chromium', testIgnore: isEveryEngine ? undefined : ofEngines },
    ...projectOf('firefox'),
    ...projectOf('webkit'),
  ],
  webServer: {
    /** Another command starts the server, with the same environment, for example in a container. */
    command: process.env.E2E_SERVER ?? 'npm start',
    cwd: join(import.meta.dirname, '..'),
    url: `${baseURL}/api/health/ready`,
    env: { PORT: String(port), DATA_DIR: dataDir, SEED: 'demo', LOG_LEVEL: 'warn' },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});

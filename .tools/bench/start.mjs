/**
 * Measures the time from `npm start` to the ready message: the first start and later ones, compared with npm
 * starting nothing.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../dev/run.mjs';
import { addValues, spread } from './figures.mjs';

const port = '21331';
const starts = 5;
const TIMEOUT_MS = 300_000;

const folder = mkdtempSync(join(tmpdir(), 'touchline-start-'));
const env = { ...process.env, PORT: port, DATA_DIR: folder, SEED: 'demo', LOG_LEVEL: 'silent' };
/** @type {number[]} */
const times = [];
/** @type {number[]} */
const alone = [];
try {
  await startOnce(); // Builds stale parts before the first measurement.
  rmSync(folder, { recursive: true });
  const first = await startOnce();
  for (let start = 0; start < starts; start++) {
    times.push(await startOnce());
    alone.push(npmAlone());
  }
  const limit = spread(alone).median;
  const also = { 'npm alone s': limit };
  const warm = { area: 'Start', what: 'warm, until ready', unit: 's', also };
  addValues({ ...warm, what: 'the first, with the demo club', ratio: { median: limit / first } }, [first]);
  const goals = [{ of: 'median', most: 4 }];
  addValues({ ...warm, goals, ratio: { median: limit / spread(times).median } }, times);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Returns the seconds from the command to the ready message. */
async function startOnce() {
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const ended = once(child, 'exit');
  try {
    while (!(await isReady())) {
      if (child.exitCode !== null || performance.now() - started > TIMEOUT_MS)
        throw new Error('It did not start.');
      await pause(10);
    }
    return (performance.now() - started) / 1000;
  } finally {
    // Signals the process group, which contains npm, its shell and the server.
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGTERM');
    await ended;
    while (await isReady()) await pause(50);
  }
}

/** Returns the seconds of `npm --version`, the lower bound of a start. */
function npmAlone() {
  const started = performance.now();
  spawnSync('npm', ['--version'], { cwd: root });
  return (performance.now() - started) / 1000;
}

function isReady() {
  return fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { root } from '../dev/run.mjs';

/**
 * @import { Step } from './steps.mjs'
 * @typedef {{ passed: number, failures: string[], flaky?: string[] }} Outcome
 * @typedef {Outcome & { title: string, share: number, seconds: number, user: number, system: number, output: string }} Result
 */

/** Vitest's messages when its browser closed the page of the tests, or did not get a file of tests from the server. */
const FILE_DID_NOT_RUN =
  /^(outside of the tests: Failed to run the test |\S+ > the file: Failed to import test file )/;

/**
 * Runs a step, and retries it once if all its failures are files that did not run. The retry counts as flaky, and
 * a file that can never be imported fails both times.
 *
 * @param {Step} step
 * @param {{ report: string, isShown: boolean }} options
 */
export async function runStep(step, options) {
  const first = await runOnce(step, options);
  const { failures } = first;
  if (failures.length === 0 || !failures.every((failure) => FILE_DID_NOT_RUN.test(failure))) return first;
  const again = await runOnce(step, options);
  return {
    ...again,
    flaky: [...failures, ...(again.flaky ?? [])],
    output: `${first.output}\nA file did not run: once more.\n${again.output}`,
  };
}

/**
 * Runs a step to its end. Its output is buffered, so that parallel steps do not mix, or shown immediately.
 *
 * @param {Step} step
 * @param {{ report: string, isShown: boolean }} options `report`: the file that a test runner writes its result to.
 * @returns {Promise<Result>}
 */
async function runOnce(step, { report, isShown }) {
  const { title, command, share } = step;
  const started = Date.now();
  // The shell's `times` reports the processor time of all child processes.
  const child = spawn(`exec 2>&1; ${command}\nended=$?; times >&3; exit $ended`, {
    cwd: root,
    env: { ...process.env, TOUCHLINE_REPORT: report },
    shell: true,
    stdio: ['ignore', isShown ? 'inherit' : 'pipe', 'inherit', 'pipe'],
  });
  /** @type {Promise<number>} */
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
  const [code, output, times] = await Promise.all([
    ended,
    child.stdout ? text(child.stdout) : '',
    text(/** @type {import('node:stream').Readable} */ (child.stdio[3])),
  ]);
  return {
    title,
    share,
    seconds: (Date.now() - started) / 1000,
    ...processorTime(times),
    output,
    ...outcome(step, code, report),
  };
}

/**
 * Reads what the shell's `times` printed: a line for itself, then one for its children, each with user and system time.
 *
 * @param {string} times
 */
export function processorTime(times) {
  const [, ofChildren = ''] = times.trim().split('\n');
  const [user = 0, system = 0] = [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, seconds]) => 60 * Number(minutes) + Number(seconds),
  );
  return { user, system };
}

/**
 * @param {Step} step
 * @param {number} code
 * @param {string} report
 * @returns {Outcome}
 */
function outcome({ hasReport, mayBeEmpty }, code, report) {
  if (!hasReport) return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: ['see above'] };
  const { passed, failures, flaky } = readReport(report);
  if (passed === 0 && failures.length === 0 && !(mayBeEmpty && code === 0))
    return { passed, failures: ['nothing ran'] };
  return code !== 0 && failures.length === 0
    ? { passed, failures: [`ended with ${code}, see above`], flaky }
    : { passed, failures, flaky };
}

/**
 * @param {string} report
 * @returns {Outcome}
 */
function readReport(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { passed: 0, failures: ['no report was written'] };
  }
}

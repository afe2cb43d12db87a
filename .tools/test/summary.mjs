/** @import { Result } from './run-step.mjs' */

/** Factor by which a step may exceed its share before the summary warns. */
const TOLERANCE = 1.2;

/** With fewer steps the speed of the machine cannot be distinguished from that of a step. */
const MIN_STEPS_TO_COMPARE = 5;

/**
 * Returns the factor by which this machine is slower than the reference machine of the shares: the median
 * over all steps, which is robust against a single slow step.
 *
 * @param {Pick<Result, 'share' | 'user' | 'system'>[]} results
 */
export function slowness(results) {
  const ratios = results
    .map(({ share, user, system }) => (user + system) / share)
    .sort((one, other) => one - other);
  return ratios[ratios.length >> 1] ?? 1;
}

/**
 * Returns one sentence for each step that took over a fifth more than its share.
 *
 * @param {Pick<Result, 'title' | 'share' | 'user' | 'system'>[]} results
 */
export function overShare(results) {
  if (results.length < MIN_STEPS_TO_COMPARE) return [];
  const machine = slowness(results);
  return results.flatMap(({ title, share, user, system }) => {
    const allowed = share * machine;
    const used = user + system;
    if (used <= allowed * TOLERANCE) return [];
    return `${title} took ${Math.round(used)} s of processor time; its share on this machine is ${Math.round(allowed)} s.`;
  });
}

/**
 * Returns the table at the end of a run: verdict, tests, wall time and processor time in seconds of each
 * step.
 *
 * @param {Result[]} results
 */
export function tableOf(results) {
  const rows = results.map(({ title, passed, failures, seconds, user, system, share }) => [
    failures.length === 0 ? 'ok' : 'FAILED',
    title,
    ...[passed, failures.length, seconds, user, system, share].map((value) => String(Math.round(value))),
  ]);
  const head = ['', 'step', 'passed', 'failed', 'wall s', 'user s', 'system s', 'share s'];
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (/** @type {string[]} */ cells) =>
    cells
      .map((cell, column) =>
        column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  return [head, ...rows].map(line).join('\n');
}

/**
 * Returns every failure and flaky test with its error.
 *
 * @param {Pick<Result, 'title' | 'failures' | 'flaky'>[]} results
 */
export const detailsOf = (results) => problemsOf(results).join('\n');

/**
 * Returns one line for every failure and flaky test: the last lines of a run, which a truncated log still has.
 *
 * @param {Pick<Result, 'title' | 'failures' | 'flaky'>[]} results
 */
export const titlesOf = (results) => problemsOf(results).map((problem) => problem.split('\n')[0]);

/** @param {Pick<Result, 'title' | 'failures' | 'flaky'>[]} results */
const problemsOf = (results) => [
  ...results.flatMap(({ title, flaky = [] }) => flaky.map((test) => `FLAKY ${title}: ${test}`)),
  ...results.flatMap(({ title, failures }) => failures.map((failure) => `FAILED ${title}: ${failure}`)),
];

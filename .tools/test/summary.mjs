/** @import { Result } from './run-step.mjs' */

/** A step may take this much more than its share before the summary warns. */
const TOLERANCE = 1.2;

/** With fewer steps the speed of the machine cannot be told from a step that got slower. */
const MIN_STEPS_TO_COMPARE = 5;

/**
 * How much more processor time this machine takes than the one that the shares were measured on: the median over all steps,
 * which a single step that got slower does not move.
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
 * The steps that took over a fifth more than their share, as a sentence each.
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
 * The table at the end of a run: per step the verdict, tests, wall time and processor time in seconds.
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

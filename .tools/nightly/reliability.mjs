/**
 * Compares the counts of a reliability run with those in docs/reliability.json.
 *
 * @import { Parts } from '../bench/record.mjs'
 * @import { Comparison, Finding } from './page.mjs'
 */
import { findingOf, median, tolerance } from './performance.mjs';

/** @typedef {{ part: string, what: string, counts: Record<string, number> }} Counted */

/**
 * Factor for recovery times, which range from tenths of a second to several seconds: recorded runs differ by
 * up to three relative to the other durations of their run.
 */
const SLOWER = 3;

const isDuration = (/** @type {string} */ name) => /\b(s|ms)\b/.test(name);
const isMemory = (/** @type {string} */ name) => /^MB\b/.test(name);

/**
 * Counts of 0 must stay 0; memory is compared absolutely, durations relative to each other. Other counts give
 * the size of the run.
 * @param {Parts<Counted>} before
 * @param {Parts<Counted>} now
 * @returns {Comparison}
 */
export function compareReliability(before, now) {
  const recorded = Object.values(before).flatMap(({ figures }) => figures);
  const counts = Object.values(now).flatMap(({ figures }) =>
    figures.flatMap(({ part, what, counts }) => {
      const last = recorded.find((one) => one.part === part && one.what === what)?.counts ?? {};
      return Object.entries(counts).map(([name, count]) => ({
        of: { part, what },
        name,
        before: last[name],
        now: count,
      }));
    }),
  );
  const durations = counts.filter(
    ({ name, before, now }) => isDuration(name) && (before ?? 0) > 0 && now > 0,
  );
  const machine = median(durations.map(({ before = 1, now }) => now / before));
  const worse = counts.flatMap(({ of, name: measure, before, now }) => {
    if (before === 0 && now > 0 && !isDuration(measure))
      return [{ ...of, measure, before, now, factor: Infinity, allowed: 1 }];
    if (isMemory(measure)) return findingOf(of, { measure, before, now, allowed: tolerance.memory });
    if (!isDuration(measure) || durations.length < 5) return [];
    return slower({ of, measure, before, now, machine });
  });
  const notes =
    durations.length < 5
      ? ['reliability: durations not compared, too few beside them']
      : [
          `reliability: durations are ${machine.toFixed(2)} of the recorded ones in the median, taken for the machine's share`,
        ];
  return { worse, notes };
}

/**
 * @param {{ of: { part: string, what: string }, measure: string, before?: number, now: number, machine: number }} duration
 * @returns {Finding[]}
 */
function slower({ of, measure, before, now, machine }) {
  if (!before || now / before / machine <= SLOWER) return [];
  return [{ ...of, measure, before, now, factor: now / before / machine, allowed: SLOWER }];
}

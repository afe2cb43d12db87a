/**
 * Reports the figures of one part of `npm run bench`: one JSON line a figure, appended to the file in
 * `BENCH_FIGURES`. Without it, a part that runs by itself only prints them.
 */
import { appendFileSync } from 'node:fs';
import { figureLine } from './words.mjs';

/**
 * @typedef {object} Goal
 * @property {string} of Name of one number or range of the figure; a range is represented by its median. May
 * be a key of `also`.
 * @property {number} [least]
 * @property {number} [most]
 */

/**
 * One row of the table. `area` and `what` together are its name, by which it is compared with the last one.
 * @typedef {object} Figure
 * @property {string} area
 * @property {string} what
 * @property {string} unit The unit of `median`, `p95` and `most`.
 * @property {number} median
 * @property {number} [lowest] The lowest and the highest of its rounds.
 * @property {number} [highest]
 * @property {number} [p95]
 * @property {number} [most]
 * @property {number} [count] The number of measured values.
 * @property {Record<string, number>} [also] Other numbers of the same measurement, each under its name and unit.
 * @property {Range} [ratio] Share of the reference that was measured beside it: 1 equals it, more is better. The reference of the
 *   server's figures is the bare handler.
 * @property {Range} [limitRatio] Share of the limit, likewise.
 * @property {readonly Goal[]} [goals]
 */

/**
 * @typedef {object} Range
 * @property {number} median
 * @property {number} [lowest]
 * @property {number} [highest]
 */

/** @typedef {Pick<Figure, 'area' | 'what' | 'also' | 'ratio' | 'goals'> & { unit?: string }} FigureName */

/** @param {Figure} figure */
export function addFigure(figure) {
  process.stdout.write(`${figureLine(figure)}\n`);
  if (process.env.BENCH_FIGURES) appendFileSync(process.env.BENCH_FIGURES, `${JSON.stringify(figure)}\n`);
}

/**
 * Adds the median, 95th percentile and maximum of many values, in milliseconds unless a unit is given.
 * @param {FigureName} figure
 * @param {readonly number[]} values
 */
export function addValues(figure, values) {
  addFigure({ unit: 'ms', ...figure, ...spread(values) });
}

/** @param {readonly number[]} values */
export function spread(values) {
  const sorted = [...values].sort((one, other) => one - other);
  /** @param {number} share */
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
  return { median: at(0.5), p95: at(0.95), most: at(1), count: sorted.length };
}

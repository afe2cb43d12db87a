/**
 * Runs the product and its references alternately, because the speed of a machine changes from minute to
 * minute.
 */
import { MAX_OTHERS, watchOthers } from './processors.mjs';

/**
 * `others` is the share of the machine that other processes used, from 0 to 1.
 *
 * @template T
 * @typedef {{ result: T, others: number }} Round
 */

/**
 * Takes rounds until `count` of them were quiet, or until twice as many were taken. Returns the quietest ones
 * in chronological order.
 * @template T
 * @param {number} count
 * @param {() => Promise<T>} takeRound
 * @param {(work: () => Promise<T>) => Promise<Round<T>>} [watch]
 * @returns {Promise<Round<T>[]>}
 */
export async function takeRounds(count, takeRound, watch = watchOthers) {
  /** @type {Round<T>[]} */
  const taken = [];
  const isEnough = () => taken.filter(isQuiet).length >= count || taken.length >= 2 * count;
  while (!isEnough()) {
    const round = await watch(takeRound);
    if (!isQuiet(round)) process.stdout.write(`${percent(round.others)} % used by others in a round\n`);
    taken.push(round);
  }
  const kept = new Set([...taken].sort((one, other) => one.others - other.others).slice(0, count));
  return taken.filter((round) => kept.has(round));
}

/** @param {{ others: number }} round */
const isQuiet = ({ others }) => others <= MAX_OTHERS;

/** @param {number} share */
export const percent = (share) => Math.round(share * 100);

/**
 * Returns the median of the rounds with the lowest and the highest.
 * @param {readonly number[]} values
 * @returns {{ median: number, lowest: number, highest: number }}
 */
export function range(values) {
  const sorted = [...values].sort((one, other) => one - other);
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? NaN,
    lowest: sorted[0] ?? NaN,
    highest: sorted.at(-1) ?? NaN,
  };
}

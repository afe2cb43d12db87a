/**
 * Compares the figures of a benchmark with those in docs/performance.json by ratio, because the two runs may
 * come from different machines.
 *
 * @import { Figure } from '../bench/figures.mjs'
 * @import { Parts } from '../bench/record.mjs'
 * @import { Comparison, Finding } from './page.mjs'
 */

/**
 * A figure that is worse by more than this factor is a regression. Tested on the 19 runs in the history of
 * docs/performance.json, each against its predecessor: 14 of 1,002 figures would be reported, including
 * intended changes. A factor of 1.5 would report 20 of them, 2 would report 8.
 */
export const tolerance = { ratio: 1.6, peers: 1.6, memory: 1.3, bytes: 1.05 };

/** Minimum number of peers; with fewer, a figure would dominate its own baseline. */
const MIN_PEERS = 5;

/** Measures the machine, not the product. */
const yardstick = 'the same piece of script everywhere';

const units = { ms: 1, s: 1, '/s': -1, 'a second': -1 };

/**
 * @param {Parts<Figure>} before
 * @param {Parts<Figure>} now
 * @returns {Comparison}
 */
export function comparePerformance(before, now) {
  const compared = Object.entries(now).map(([part, { figures }]) =>
    comparePart(part, before[part]?.figures ?? [], figures),
  );
  return {
    worse: compared.flatMap(({ worse }) => worse),
    notes: compared.flatMap(({ notes }) => notes),
  };
}

/**
 * @param {string} part
 * @param {Figure[]} before
 * @param {Figure[]} now
 * @returns {Comparison}
 */
function comparePart(part, before, now) {
  const pairs = now.flatMap((figure) => {
    const last = before.find(({ area, what }) => area === figure.area && what === figure.what);
    return last ? [{ name: `${figure.area}, ${figure.what}`, last, figure }] : [];
  });
  const gone = before.filter(({ area, what }) => !now.some((one) => one.area === area && one.what === what));
  const { worse, notes } = compareWithPeers(part, pairs);
  return {
    worse: [...pairs.flatMap((pair) => compareAlone(part, pair)), ...worse],
    notes: [...notes, ...gone.map(({ area, what }) => `${part}: no longer measured: ${area}, ${what}`)],
  };
}

/** @typedef {{ name: string, last: Figure, figure: Figure }} Pair */

/**
 * Compares ratios to a reference of the same run, sizes and memory, which do not depend on the machine.
 * @param {string} part
 * @param {Pair} pair
 * @returns {Finding[]}
 */
function compareAlone(part, { name, last, figure }) {
  const { unit } = figure;
  const finding = { part, what: name };
  const [also, alsoLast] = [figure.also ?? {}, last.also ?? {}];
  const checks = [
    ...[
      { measure: 'of the reference', before: last.ratio?.median, now: figure.ratio?.median },
      { measure: 'of the limit', before: last.limitRatio?.median, now: figure.limitRatio?.median },
    ].map((share) => ({ ...share, allowed: tolerance.ratio, isMoreBetter: true })),
    ...(unit === 'times' ? [{ measure: 'times', ...medians(last, figure), allowed: tolerance.ratio }] : []),
    ...(unit === 'MB' ? [{ measure: 'MB', ...medians(last, figure), allowed: tolerance.memory }] : []),
    ...(unit === 'kB' ? [{ measure: 'kB', ...medians(last, figure), allowed: tolerance.bytes }] : []),
    { measure: 'kB', before: alsoLast.kB, now: also.kB, allowed: tolerance.bytes, slack: 1 },
    { measure: 'MB', before: alsoLast.MB, now: also.MB, allowed: tolerance.memory },
  ];
  return checks.flatMap((check) => findingOf(finding, check));
}

const medians = (/** @type {Figure} */ last, /** @type {Figure} */ figure) => ({
  before: last.median,
  now: figure.median,
});

/**
 * Compares times and rates without a reference relative to each other: a slower machine affects all of them,
 * a slower product only some. The median change is attributed to the machine.
 * @param {string} part
 * @param {Pair[]} pairs
 * @returns {Comparison}
 */
function compareWithPeers(part, pairs) {
  const timed = pairs.flatMap(({ name, last, figure }) => {
    const sign = units[/** @type {keyof typeof units} */ (figure.unit)];
    if (!sign || figure.what === yardstick || (figure.ratio !== undefined && last.ratio !== undefined))
      return [];
    if (!(last.median > 0) || !(figure.median > 0)) return [];
    return [{ name, last, figure, slower: (figure.median / last.median) ** sign }];
  });
  if (timed.length === 0) return { worse: [], notes: [] };
  if (timed.length < MIN_PEERS)
    return {
      worse: [],
      notes: [`${part}: not compared, too few beside them: ${timed.map(({ name }) => name).join('; ')}`],
    };
  const machine = median(timed.map(({ slower }) => slower));
  const worse = timed.flatMap(({ name, last, figure, slower }) =>
    slower / machine > tolerance.peers
      ? [
          {
            part,
            what: name,
            measure: `${figure.unit}, beside the others of the run`,
            before: last.median,
            now: figure.median,
            factor: slower / machine,
            allowed: tolerance.peers,
          },
        ]
      : [],
  );
  const notes = [
    `${part}: times are ${machine.toFixed(2)} of the recorded ones in the median, taken for the machine's share`,
  ];
  return { worse, notes };
}

/**
 * @param {{ part: string, what: string }} of
 * @param {{ measure: string, before?: number, now?: number, allowed: number, isMoreBetter?: boolean, slack?: number }} check
 * @returns {Finding[]}
 */
export function findingOf(of, { measure, before, now, allowed, isMoreBetter = false, slack = 0 }) {
  if (before === undefined || now === undefined || before <= 0) return [];
  if (Math.abs(now - before) <= slack) return [];
  const factor = isMoreBetter ? before / now : now / before;
  return factor > allowed ? [{ ...of, measure, before, now, factor, allowed }] : [];
}

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

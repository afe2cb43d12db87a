/**
 * Formats figures: the line printed while measuring, the final table, and the changes.
 *
 * @import { Figure, Range } from './figures.mjs'
 */
import { MAX_OTHERS } from './processors.mjs';

/** Smaller changes are noise: two runs of the same build on one machine differ by as much. */
const noise = 0.1;

/** @param {Figure} figure */
export function figureLine(figure) {
  const { area, what } = figure;
  return `${area}, ${what}: ${numbers(figure).join(', ')}`;
}

/**
 * Returns the table of all figures as Markdown, with those of the last committed run.
 * @param {Figure[]} figures
 * @param {Figure[]} before
 */
export function table(figures, before) {
  const head = [
    ...['area', 'what', 'median', 'lowest to highest', '95 %'],
    ...['of the reference', 'of the limit', 'goal', 'besides', 'before'],
  ];
  const rows = figures.map((figure) => [
    figure.area,
    figure.what,
    measure(figure.median, figure.unit),
    between(figure),
    measure(figure.p95, figure.unit),
    share(figure.ratio),
    share(figure.limitRatio),
    goals(figure)
      .map(({ said, isMet }) => `${said}${isMet ? '' : ' (missed)'}`)
      .join(', '),
    besides(figure).join(', '),
    change(
      figure,
      before.find((one) => isSame(one, figure)),
    ),
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  /** @param {string[]} cells */
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/**
 * Returns one line for each missed goal, with the value and its range.
 * @param {Figure[]} figures
 */
export function missedGoals(figures) {
  return figures.flatMap((figure) =>
    goals(figure).flatMap(({ said, value, isMet }) =>
      isMet ? [] : [`${figure.area}, ${figure.what}: ${said}, measured ${value}`],
    ),
  );
}

/**
 * Returns one line for each figure that was measured while other processes used too much of the machine.
 * @param {Figure[]} figures
 */
export function disturbed(figures) {
  return figures.flatMap(({ area, what, also }) => {
    const others = also?.['others %'] ?? 0;
    return others > 100 * MAX_OTHERS
      ? [`${area}, ${what}: others used up to ${others} % of the machine`]
      : [];
  });
}

/**
 * Returns one line for each figure that changed. A ratio has priority over its figure, because it does not
 * depend on the machine.
 * @param {Figure[]} figures
 * @param {Figure[]} before
 */
export function changes(figures, before) {
  const lines = figures.flatMap((figure) => {
    const last = before.find((one) => isSame(one, figure));
    if (!last) return [`new: ${figure.area}, ${figure.what}`];
    const said = change(figure, last);
    return said ? [`${figure.area}, ${figure.what}: ${said}`] : [];
  });
  return lines.length > 0 ? lines : ['Nothing changed by more than a tenth.'];
}

/**
 * @param {Figure} one
 * @param {Figure} other
 */
const isSame = (one, other) => one.area === other.area && one.what === other.what;

/**
 * @param {Figure} figure
 * @param {Figure | undefined} last
 */
function change(figure, last) {
  if (!last) return '';
  const [key, was, is] =
    figure.ratio !== undefined && last.ratio !== undefined
      ? ['ratio', last.ratio.median, figure.ratio.median]
      : ['median', last.median, figure.median];
  if (was === 0 || Math.abs(is / was - 1) <= noise) return '';
  return `${key} ${number(was)} → ${number(is)}`;
}

/** @param {Figure} figure */
function numbers(figure) {
  const { unit, median, p95, most, count, ratio, limitRatio } = figure;
  const plain = { median: median, '95 %': p95, most: most };
  const said = Object.entries(plain).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name} ${measure(value, unit)}`],
  );
  if (figure.lowest !== undefined) said.push(between(figure));
  if (count !== undefined) said.push(`${count} times`);
  if (ratio) said.push(`${share(ratio)} of the reference`);
  if (limitRatio) said.push(`${share(limitRatio)} of the limit`);
  return [...said, ...besides(figure)];
}

/** @param {Figure} figure */
const besides = ({ also = {} }) => Object.entries(also).map(([name, value]) => `${name} ${number(value)}`);

/** @param {{ lowest?: number, highest?: number }} range */
const between = ({ lowest, highest }) =>
  lowest === undefined || highest === undefined ? '' : `${number(lowest)} to ${number(highest)}`;

/**
 * Formats a share of a reference: the median, followed by the lowest and the highest round.
 * @param {Range | undefined} range
 */
function share(range) {
  if (!range) return '';
  const rounds = between(range);
  return rounds ? `${number(range.median)} (${rounds})` : number(range.median);
}

/** @param {Figure} figure */
function goals({ goals: all = [], also, ratio, limitRatio, ...own }) {
  /** @type {Record<string, unknown>} */
  const values = { ...also, ...own, ratio: ratio?.median, limitRatio: limitRatio?.median };
  return all.map(({ of, least = -Infinity, most = Infinity }) => {
    const value = Number(values[of]);
    const said = least > -Infinity ? `${of} ≥ ${number(least)}` : `${of} ≤ ${number(most)}`;
    const measured = of === 'ratio' ? share(ratio) : of === 'limitRatio' ? share(limitRatio) : number(value);
    return { said, value: measured, isMet: value >= least && value <= most };
  });
}

/**
 * @param {number | undefined} value
 * @param {string} unit
 */
const measure = (value, unit) => (value === undefined ? '' : `${number(value)} ${unit}`);

/**
 * Rounds to three significant digits.
 * @param {number} value
 */
function number(value) {
  if (Math.abs(value) >= 100) return String(Math.round(value));
  return String(Number(value.toPrecision(3)));
}

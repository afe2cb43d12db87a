/**
 * Figures in words: the line that is said while they are measured, the table at the end, and what changed.
 * @import { Figure } from './figures.mjs'
 */

/** Less than this is said to be as before: two runs of the same on one machine differ by as much. */
const noise = 0.1;

/** @param {Figure} figure */
export function figureLine(figure) {
  const { area, what } = figure;
  return `${area}, ${what}: ${numbers(figure).join(', ')}`;
}

/**
 * The table of all figures as Markdown, beside those of the last run that was committed.
 * @param {Figure[]} figures
 * @param {Figure[]} before
 */
export function table(figures, before) {
  const head = ['area', 'what', 'median', '95 %', 'besides', 'of the limit', 'goal', 'before'];
  const rows = figures.map((figure) => [
    figure.area,
    figure.what,
    measure(figure.median, figure.unit),
    measure(figure.p95, figure.unit),
    besides(figure).join(', '),
    figure.ratio === undefined ? '' : number(figure.ratio),
    goals(figure)
      .map(({ said, isMet }) => `${said}${isMet ? '' : ' (missed)'}`)
      .join(', '),
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
 * One line for each figure that is not as it was; a ratio speaks before its figure, as machines differ and it does not.
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
      ? ['ratio', last.ratio, figure.ratio]
      : ['median', last.median, figure.median];
  if (was === 0 || Math.abs(is / was - 1) <= noise) return '';
  return `${key} ${number(was)} → ${number(is)}`;
}

/** @param {Figure} figure */
function numbers(figure) {
  const { unit, median, p95, most, count, ratio } = figure;
  const plain = { median: median, '95 %': p95, most: most };
  const said = Object.entries(plain).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name} ${measure(value, unit)}`],
  );
  if (count !== undefined) said.push(`${count} times`);
  said.push(...besides(figure));
  if (ratio !== undefined) said.push(`${number(ratio)} of the limit`);
  return said;
}

/** @param {Figure} figure */
const besides = ({ also = {} }) => Object.entries(also).map(([name, value]) => `${name} ${number(value)}`);

/** @param {Figure} figure */
function goals({ goals: all = [], also, ...own }) {
  /** @type {Record<string, unknown>} */
  const values = { ...also, ...own };
  return all.map(({ of, least = -Infinity, most = Infinity }) => {
    const value = Number(values[of]);
    const said = least > -Infinity ? `${of} ≥ ${number(least)}` : `${of} ≤ ${number(most)}`;
    return { said, isMet: value >= least && value <= most };
  });
}

/**
 * @param {number | undefined} value
 * @param {string} unit
 */
const measure = (value, unit) => (value === undefined ? '' : `${number(value)} ${unit}`);

/**
 * Three significant digits.
 * @param {number} value
 */
function number(value) {
  if (Math.abs(value) >= 100) return String(Math.round(value));
  return String(Number(value.toPrecision(3)));
}

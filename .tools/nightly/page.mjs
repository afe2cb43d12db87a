/** Writes the summary page of a nightly run. */

/**
 * @typedef {{ part: string, what: string, measure: string, before: number, now: number, factor: number, allowed: number }} Finding
 * @typedef {{ worse: Finding[], notes: string[] }} Comparison
 * @typedef {{ name: string, command: string, code: number, seconds: number, tail: string[] }} Result
 * @typedef {{ started: Date, commit: string, machine: string, results: Result[], comparison: Comparison }} Nightly
 */

/** @param {Nightly} nightly */
export const isFine = ({ results, comparison }) =>
  comparison.worse.length === 0 && results.every(({ code }) => code === 0);

/**
 * @param {Nightly} nightly
 * @returns {string} Markdown
 */
export function writePage({ started, commit, machine, results, comparison: { worse, notes } }) {
  const failed = results.filter(({ code }) => code !== 0);
  return [
    `# Nightly run of ${started.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `Commit ${commit}. ${machine}`,
    '## What got worse',
    worse.length === 0 ? 'Nothing.' : worseTable(worse),
    '## What failed',
    failed.length === 0 ? 'Nothing.' : failed.map(failure).join('\n\n'),
    '## What was run',
    table(
      ['part', 'command', 'result', 'time'],
      results.map(({ name, command, code, seconds }) => [
        name,
        `\`${command}\``,
        code === 0 ? 'ok' : `failed (${code})`,
        duration(seconds),
      ]),
    ),
    '## How it was compared',
    notes.length === 0 ? 'Nothing was compared.' : notes.map((note) => `- ${note}`).join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

/** @param {Finding[]} worse */
function worseTable(worse) {
  const sorted = [...worse].sort((one, other) => other.factor - one.factor);
  return table(
    ['part', 'what', 'measure', 'recorded', 'now', 'worse by', 'allowed'],
    sorted.map(({ part, what, measure, before, now, factor, allowed }) => [
      part,
      what,
      measure,
      number(before),
      number(now),
      factor === Infinity ? 'was 0' : `× ${factor.toFixed(2)}`,
      `× ${number(allowed)}`,
    ]),
  );
}

/** @param {Result} result */
const failure = ({ name, code, tail }) =>
  `**${name}** ended with ${code}; its last lines:\n\n\`\`\`\n${tail.join('\n')}\n\`\`\``;

/**
 * @param {string[]} head
 * @param {string[][]} rows
 */
function table(head, rows) {
  const line = (/** @type {string[]} */ cells) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** @param {number} value */
const number = (value) => String(Number(value.toPrecision(3)));

/** @param {number} seconds */
const duration = (seconds) =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;

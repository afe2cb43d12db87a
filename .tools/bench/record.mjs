/**
 * Reads and writes the figures of a command: docs/<name>.json has the last figures of every part; some
 * commands also have a table in docs/<name>.md.
 *
 * @import { Machine } from './machine.mjs'
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { root } from '../dev/run.mjs';
import { machineLine } from './machine.mjs';

/**
 * @template T
 * @typedef {Record<string, { machine: Machine, figures: T[] }>} Parts
 */

const looks = { singleQuote: true, printWidth: 110 };
const [begin, end] = ['<!-- figures -->', '<!-- end of figures -->'];

/**
 * Returns the figures of the last committed run; empty if none is committed.
 * @param {string} name
 */
export function committed(name) {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:docs/${name}.json`], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? JSON.parse(stdout) : {};
}

/**
 * Returns the figures of docs/<name>.json in the working tree.
 * @param {string} name
 */
export function kept(name) {
  const path = join(root, `docs/${name}.json`);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/**
 * Reads the figures that a command wrote to a file, one JSON line each.
 * @param {string} file
 */
export function readFigures(file) {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}

/**
 * Records the measured parts; parts that were not measured keep their figures. `table` formats the figures of
 * a part for docs/<name>.md. `FIGURES_FILE` names a file that also gets the measured figures;
 * `FIGURES_RECORD=no` leaves docs unchanged. A nightly run sets both.
 * @template T
 * @param {{ name: string, measured: Parts<T>, table?: (figures: T[]) => string }} figures
 */
export async function record({ name, measured, table }) {
  const { FIGURES_FILE, FIGURES_RECORD } = process.env;
  if (FIGURES_FILE) writeFileSync(FIGURES_FILE, JSON.stringify(measured));
  if (FIGURES_RECORD === 'no') return;
  const path = join(root, `docs/${name}.json`);
  const parts = { ...kept(name), ...measured };
  writeFileSync(path, await formatted(path, JSON.stringify(parts)));
  if (table) await writePage({ name, parts, table });
}

/**
 * @template T
 * @param {{ name: string, parts: Parts<T>, table: (figures: T[]) => string }} page
 */
async function writePage({ name, parts, table }) {
  const path = join(root, `docs/${name}.md`);
  const page = readFileSync(path, 'utf8');
  const [above, rest = ''] = page.split(begin);
  const [, below = ''] = rest.split(end);
  const tables = Object.values(parts).map(
    ({ machine, figures }) => `${machineLine(machine)}:\n\n${table(figures)}\n`,
  );
  const whole = `${above}${begin}\n\n${tables.join('\n')}\n${end}${below}`;
  writeFileSync(path, await formatted(path, whole));
}

/**
 * Formats a text as oxfmt does.
 * @param {string} path
 * @param {string} text
 */
const formatted = async (path, text) => (await format(path, text, looks)).code;

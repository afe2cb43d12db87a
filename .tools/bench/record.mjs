/** docs/performance.json, which holds the last figures of every part, and the table in docs/performance.md. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { root } from '../run.mjs';
import { machineLine } from './machine.mjs';
import { table } from './words.mjs';

const [jsonPath, pagePath] = ['docs/performance.json', 'docs/performance.md'];
const looks = { singleQuote: true, printWidth: 110 };
const [begin, end] = ['<!-- figures -->', '<!-- end of figures -->'];

/** Figures of the last run that was committed; none where there was none. */
export function committed() {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:${jsonPath}`], { cwd: root, encoding: 'utf8' });
  return status === 0 ? JSON.parse(stdout) : {};
}

/** A part that was not measured keeps its figures. */
export async function record(measured) {
  const path = join(root, jsonPath);
  const kept = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const parts = { ...kept, ...measured };
  writeFileSync(path, await format(JSON.stringify(parts), { ...looks, parser: 'json' }));
  await writePage(parts);
}

async function writePage(parts) {
  const path = join(root, pagePath);
  const page = existsSync(path) ? readFileSync(path, 'utf8') : `# Performance\n\n${begin}\n${end}\n`;
  const [above, rest = ''] = page.split(begin);
  const [, below = ''] = rest.split(end);
  const tables = Object.values(parts).map(
    ({ machine, figures }) => `${machineLine(machine)}:\n\n${table(figures, [])}\n`,
  );
  const whole = `${above}${begin}\n\n${tables.join('\n')}\n${end}${below}`;
  writeFileSync(path, await format(whole, { ...looks, parser: 'markdown' }));
}

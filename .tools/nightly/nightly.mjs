/**
 * `npm run nightly` runs everything that takes too long for every change: the benchmark, reliability in full,
 * all pictures, and the checks on the newest LTS of Node. It compares the figures with those in docs by
 * ratio, and writes one page with regressions, failures and the list of commands.
 * `npm run nightly -- node bench:start,kit` runs the named parts only; `--record` also writes the figures
 * into docs.
 *
 * @import { Comparison, Result } from './page.mjs'
 * @import { Part } from './parts.mjs'
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { machineLine, thisMachine } from '../bench/machine.mjs';
import { committed } from '../bench/record.mjs';
import { installPackages } from '../dev/install.mjs';
import { root } from '../dev/run.mjs';
import { chromiumPath } from '../test/chromium.mjs';
import { providePrograms } from '../test/provide.mjs';
import { isFine, writePage } from './page.mjs';
import { chosenParts } from './parts.mjs';
import { comparePerformance } from './performance.mjs';
import { compareReliability } from './reliability.mjs';
import { runLogged } from './run-logged.mjs';

const compare = { performance: comparePerformance, reliability: compareReliability };

const { values, positionals } = parseArgs({
  options: { record: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const chosen = chosenParts(positionals);
if (typeof chosen === 'string') {
  console.error(chosen);
  process.exit(1);
}

installPackages();
await providePrograms();
process.env.CHROMIUM_PATH = chromiumPath();

const started = new Date();
const before = { performance: committed('performance'), reliability: committed('reliability') };
const folder = mkdtempSync(join(tmpdir(), 'touchline-nightly-'));
/** @type {Result[]} */
const results = [];
/** @type {Comparison} */
const comparison = { worse: [], notes: [] };
for (const { name, part, wanted } of chosen) {
  const file = join(folder, `${results.length}.json`);
  results.push(await runPart(name, part, { wanted, file }));
  if (part.figures) add(part.figures, file);
}
rmSync(folder, { recursive: true });

const nightly = { started, commit: commitLine(), machine: machineLine(thisMachine()), results, comparison };
const page = writePage(nightly);
const path = join(root, 'e2e/results/nightly.md');
mkdirSync(join(root, 'e2e/results'), { recursive: true });
writeFileSync(path, page);
console.log(`\n${page}\nThis page is e2e/results/nightly.md.`);
process.exitCode = isFine(nightly) ? 0 : 1;

/**
 * @param {string} name
 * @param {Part} part
 * @param {{ wanted: string[], file: string }} options `file` is written by parts that measure
 * @returns {Promise<Result>}
 */
async function runPart(name, part, { wanted, file }) {
  const command = part.command(wanted);
  console.log(`\n══ ${name}: ${command}`);
  const env = {
    ...process.env,
    ...part.env,
    FIGURES_FILE: file,
    FIGURES_RECORD: values.record ? 'yes' : 'no',
  };
  const begun = Date.now();
  const { code, tail } = await runLogged(command, env);
  return { name, command, code, seconds: Math.round((Date.now() - begun) / 1000), tail };
}

/**
 * @param {keyof typeof compare} name
 * @param {string} file
 */
function add(name, file) {
  if (!existsSync(file)) return;
  const { worse, notes } = compare[name](before[name], JSON.parse(readFileSync(file, 'utf8')));
  comparison.worse.push(...worse);
  comparison.notes.push(...notes);
}

function commitLine() {
  const git = (/** @type {string[]} */ ...args) =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';
  const changed = git('status', '--porcelain') === '' ? '' : ', with changes that are not committed';
  return `${git('rev-parse', '--short', 'HEAD')}${changed}`;
}

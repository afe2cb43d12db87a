/**
 * `npm run bench` measures the performance of the product in one run on one machine, so that its figures can
 * be compared. `npm run bench -- references browser` runs the named parts only. It ends with a table, the
 * changes since the last commit, missed goals, and figures that were disturbed by other processes, and writes
 * docs/performance.json.
 * `npm run bench -- table` prints the tables of docs/performance.json without measuring.
 * `npm run bench -- --against <commit>` runs this build and the build of the commit alternately on one
 * database, and records nothing.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildOfCommit } from '../build/build-of-commit.mjs';
import { chromiumPath } from '../test/chromium.mjs';
import { installPackages } from '../dev/install.mjs';
import { provideForBench, providePrograms } from '../test/provide.mjs';
import { root, run } from '../dev/run.mjs';

/** @param {string} files */
const server = (files) =>
  `node .tools/build/build-product.mjs && npx vitest run --root backend --config vitest.bench.ts --silent=false ${files}`;

const parts = {
  kit: 'npx nx build-storybook ui-kit && node .tools/bench/kit.mjs',
  browser: 'npx playwright test --config e2e/bench --reporter=line',
  references: server('references.bench'),
  server: server('server.bench'),
  teams: server('teams.bench'),
  lists: server('lists.bench'),
  jobs: server('jobs.bench pdf.bench'),
  start: 'node .tools/bench/start.mjs',
};

const { values, positionals: wanted } = parseArgs({
  options: { against: { type: 'string' } },
  allowPositionals: true,
});
const unknown = wanted.find((name) => !(name in parts || name === 'table'));
if (unknown) {
  console.error(`There is no part ${unknown}: ${Object.keys(parts).join(', ')}, table.`);
  process.exit(1);
}

installPackages();
const { thisMachine, machineLine } = await import('./machine.mjs');
const { committed, kept, readFigures, record } = await import('./record.mjs');
const { changes, disturbed, missedGoals, table } = await import('./words.mjs');
if (wanted.includes('table')) {
  printTables();
  process.exit();
}
await providePrograms();
await provideForBench();
process.env.CHROMIUM_PATH = chromiumPath();
process.env.BENCH_PID = String(process.pid);

const folder = mkdtempSync(join(tmpdir(), 'touchline-bench-'));
const machine = thisMachine();
process.exitCode = values.against ? await compareWith(values.against) : await measureParts();
rmSync(folder, { recursive: true });

/** @returns {Promise<number>} the exit code */
async function measureParts() {
  /** @type {import('./record.mjs').Parts<import('./figures.mjs').Figure>} */
  const measured = {};
  /** @type {string[]} */
  const failed = [];
  for (const [name, command] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.log(`\n── ${name}`);
    const { code, figures } = await measure(name, command);
    if (code !== 0) failed.push(name);
    else measured[name] = { machine, figures };
  }
  const figures = Object.values(measured).flatMap((part) => part.figures);
  const before = Object.values(committed('performance')).flatMap((part) => part.figures);
  await record({ name: 'performance', measured });
  console.log(`\n${machineLine(machine)}\n\n${table(figures, before)}\n`);
  console.log(changes(figures, before).join('\n'));
  sayLines('Goals that are not met:', missedGoals(figures));
  sayLines('Measured while others used the machine:', disturbed(figures));
  for (const name of failed)
    console.error(`The part ${name} failed, see above; its figures stay as they were.`);
  return failed.length > 0 ? 1 : 0;
}

/**
 * @param {string} commit
 * @returns {Promise<number>} the exit code
 */
async function compareWith(commit) {
  const unknownMigrations = addedMigrations(commit);
  if (unknownMigrations.length > 0)
    console.log(`${commit} runs on migrations it does not know: ${unknownMigrations.join(', ')}`);
  console.log(`Building ${commit} ...`);
  const workspace = buildOfCommit(commit);
  try {
    process.env.BENCH_AGAINST = workspace;
    const { code, figures } = await measure('against', server('against.bench teams.bench'));
    console.log(`\nThis build beside ${commit}, which is the reference. ${machineLine(machine)}\n`);
    console.log(`${table(figures, [])}\n`);
    sayLines('Measured while others used the machine:', disturbed(figures));
    return code;
  } finally {
    rmSync(workspace, { recursive: true, force: true });
  }
}

/**
 * Both builds share a database that this build has migrated. Requests of the older build fail if a migration
 * removed something that they need.
 * @param {string} commit
 */
function addedMigrations(commit) {
  const args = ['diff', '--name-only', '--diff-filter=A', commit, '--', 'backend/src/migrations'];
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((path) => basename(path, '.ts'));
}

/**
 * @param {string} name
 * @param {string} command
 */
async function measure(name, command) {
  const file = join(folder, name);
  const code = await run(command, { env: { ...process.env, BENCH_FIGURES: file } });
  return { code, figures: readFigures(file) };
}

function printTables() {
  for (const [name, { machine, figures }] of Object.entries(kept('performance')))
    console.log(`\n${name}: ${machineLine(machine)}\n\n${table(figures, [])}`);
}

/**
 * @param {string} heading
 * @param {string[]} lines
 */
function sayLines(heading, lines) {
  if (lines.length > 0) console.log(`\n${heading}\n${lines.map((line) => `- ${line}`).join('\n')}`);
}

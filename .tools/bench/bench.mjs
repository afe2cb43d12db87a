/**
 * `npm run bench`: what must be fast, measured in one run on one machine, so that its figures can be compared with one
 * another. `npm run bench -- server` measures the named parts only. Ends with one table and what changed since the last
 * commit; docs/performance.json and the table in docs/performance.md are written anew.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from '../test/chromium.mjs';
import { installPackages } from '../dev/install.mjs';
import { provideForBench, providePrograms } from '../test/provide.mjs';
import { run } from '../dev/run.mjs';

const parts = {
  kit: 'npx nx build-storybook ui-kit && node .tools/bench/kit.mjs',
  browser: 'npx playwright test --config e2e/bench --reporter=line',
  server: 'npx nx run-many -t build && npx vitest run --root backend --config vitest.bench.ts --silent=false',
  start: 'node .tools/bench/start.mjs',
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in parts));
if (unknown) {
  console.error(`There is no part ${unknown}: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

installPackages();
await providePrograms();
await provideForBench();
process.env.CHROMIUM_PATH = chromiumPath();
const { thisMachine, machineLine } = await import('./machine.mjs');
const { committed, readFigures, record } = await import('./record.mjs');
const { changes, table } = await import('./words.mjs');

const folder = mkdtempSync(join(tmpdir(), 'touchline-bench-'));
const machine = thisMachine();
/** @type {import('./record.mjs').Parts<import('./figures.mjs').Figure>} */
const measured = {};
/** @type {string[]} */
const failed = [];
for (const [name, command] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name}`);
  const file = join(folder, name);
  const code = await run(command, { env: { ...process.env, BENCH_FIGURES: file } });
  if (code !== 0) failed.push(name);
  else measured[name] = { machine, figures: readFigures(file) };
}
rmSync(folder, { recursive: true });

const figures = Object.values(measured).flatMap((part) => part.figures);
const before = Object.values(committed('performance')).flatMap((part) => part.figures);
await record({ name: 'performance', measured, table: (of) => table(of, []) });
console.log(`\n${machineLine(machine)}\n\n${table(figures, before)}\n`);
console.log(changes(figures, before).join('\n'));
for (const name of failed)
  console.error(`The part ${name} failed, see above; its figures stay as they were.`);
process.exitCode = failed.length > 0 ? 1 : 0;

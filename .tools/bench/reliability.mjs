/**
 * `npm run reliability` injects faults and counts what is lost, at larger scale than `npm test` does. `npm
 * run reliability -- kill disk` runs the named parts only, `-- soak 20` for 20 minutes, `-- overload 20` for
 * 20 seconds. It writes docs/reliability.json and the table in docs/reliability.md.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages } from '../dev/install.mjs';
import { providePrograms } from '../test/provide.mjs';
import { run } from '../dev/run.mjs';

const files = {
  kill: 'test/reliability/kill',
  disk: 'test/reliability/disk',
  connections: 'test/reliability/connections',
  clock: 'test/reliability/clock',
  migrations: 'test/reliability/migrations',
  jobs: 'test/faults',
  overload: 'test/reliability/overload',
  soak: 'test/reliability/soak',
  fuzz: 'test/reliability/fuzz',
  stories: 'test/properties',
};

const words = process.argv.slice(2);
const wanted = words.filter((word) => !isNumber(word));
const unknown = wanted.find((name) => !(name in files));
if (unknown) {
  console.error(`There is no part ${unknown}: ${Object.keys(files).join(', ')}.`);
  process.exit(1);
}

installPackages();
await providePrograms();
const { thisMachine, machineLine } = await import('./machine.mjs');
const { readFigures, record } = await import('./record.mjs');

const folder = mkdtempSync(join(tmpdir(), 'touchline-reliability-'));
const machine = thisMachine();
/** @typedef {{ part: string, what: string, counts: Record<string, number> }} Count */
/** @type {import('./record.mjs').Parts<Count>} */
const measured = {};
/** @type {string[]} */
const failed = [];
for (const [name, file] of Object.entries(files)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name}`);
  const figures = join(folder, name);
  const command = `npx vitest run --root backend --silent=false --no-file-parallelism ${file}`;
  const length = words[words.indexOf(name) + 1];
  const env = {
    ...process.env,
    RELIABILITY_FIGURES: figures,
    ...(isNumber(length) && { RELIABILITY_FOR: length }),
  };
  if ((await run(command, { env })) !== 0) failed.push(name);
  else measured[name] = { machine, figures: readFigures(figures) };
}
rmSync(folder, { recursive: true });

await record({ name: 'reliability', measured, table });
const all = Object.values(measured).flatMap((part) => part.figures);
console.log(`\n${machineLine(machine)}\n\n${table(all)}\n`);
for (const name of failed)
  console.error(`The part ${name} failed, see above; its figures stay as they were.`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** @param {string | undefined} word */
function isNumber(word) {
  return /^\d+$/.test(word ?? '');
}

/**
 * Formats the table: fault, counts, and the command that repeats it.
 * @param {Count[]} figures
 */
function table(figures) {
  const rows = figures.map(({ part, what, counts }) => {
    const said = Object.entries(counts).map(([name, count]) => `${name} **${count}**`);
    return `| ${what} | ${said.join(', ')} | \`npm run reliability -- ${part}\` |`;
  });
  return ['| what happens | counted | again |', '| --- | --- | --- |', ...rows].join('\n');
}

/**
 * `npm test` runs all checks, from a bare clone: it installs what is missing, runs every step even if one
 * fails, and ends with a summary and the line `N passed, N failed`. `npm test -- server lint` runs the named
 * steps; `npm test -- --changed` runs those that files changed since the last commit can affect,
 * `--changed=main` since main.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages } from '../dev/install.mjs';
import { root } from '../dev/run.mjs';
import { changedFiles, stepsForChange } from './changed.mjs';
import { chromiumPath } from './chromium.mjs';
import { providePrograms } from './provide.mjs';
import { runStep } from './run-step.mjs';
import { runSideBySide } from './schedule.mjs';
import { steps } from './steps.mjs';
import { detailsOf, overShare, tableOf, titlesOf } from './summary.mjs';

const STEPS_AT_ONCE = 2;

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('--'));
const commit = args.map((arg) => /^--changed(?:=(.+))?$/.exec(arg)).find(Boolean)?.[1] ?? 'HEAD';
const isForChange = args.some((arg) => arg.startsWith('--changed'));
const unknown = names.find((name) => !steps.some(({ title }) => title === name));
if (unknown) {
  console.error(`There is no step ${unknown}: ${steps.map(({ title }) => title).join(', ')}.`);
  process.exit(1);
}

installPackages();
await providePrograms();
process.env.CHROMIUM_PATH = chromiumPath();
process.chdir(root);

const wanted = isForChange
  ? stepsForChange(steps, { files: changedFiles(commit), commit })
  : steps.filter(({ title }) => names.length === 0 || names.includes(title));
const reports = mkdtempSync(join(tmpdir(), 'touchline-test-'));
const results = await runSideBySide(wanted, STEPS_AT_ONCE, async (step) => {
  const isShown = wanted.length === 1;
  const result = await runStep(step, { report: join(reports, step.title), isShown });
  if (!isShown) console.log(`\n── ${step.title}\n${result.output}`);
  return result;
});
rmSync(reports, { recursive: true, force: true });

console.log(`\n${detailsOf(results)}\n`);
console.log(`${tableOf(results)}\n`);
for (const warning of overShare(results)) console.log(`WARNING ${warning}`);
for (const line of titlesOf(results)) console.log(line);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failures.length, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

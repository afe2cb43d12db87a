/**
 * `npm test`: everything that must be true, from a bare clone. Installs what is missing, runs every step even when
 * one fails, and ends with a summary and the plain line `N passed, N failed`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from './chromium.mjs';
import { installPackages } from '../dev/install.mjs';
import { providePrograms } from './provide.mjs';
import { root, run } from '../dev/run.mjs';

const reports = mkdtempSync(join(tmpdir(), 'touchline-test-'));

/** @typedef {{ title: string, command: string, report?: string }} Step */

/**
 * A command that passes or fails as a whole.
 * @type {(title: string, command: string) => Step}
 */
const check = (title, command) => ({ title, command });

/**
 * A test runner that writes its own report; a run without tests is a failure.
 * @type {(title: string, command: string) => Step}
 */
const suite = (title, command) => ({ title, command, report: join(reports, `${title}.json`) });

/** @type {(title: string, folder: string, options?: string) => Step} */
const vitest = (title, folder, options = '') =>
  suite(
    title,
    `npx vitest run --root ${folder} ${options} --reporter=default --reporter=${join(root, '.tools/test/report-vitest.mjs')}`,
  );

/** @type {(title: string) => Step} */
const playwright = (title) =>
  suite(
    title,
    `npx playwright test --config e2e --reporter=list,${join(root, '.tools/test/report-playwright.mjs')}`,
  );

const steps = [
  check('formatting', 'npx prettier --check --log-level warn .'),
  check('lint', 'npx nx run-many -t lint'),
  check('boundaries', 'npx depcruise --config .tools/checks/boundaries.cjs backend frontend ui-kit e2e'),
  check('types', 'npx nx run-many -t typecheck'),
  vitest('workspace', '.tools'),
  vitest('contract', 'backend/contract'),
  check('build', 'npx nx run-many -t build build-storybook'),
  vitest('backend', 'backend'),
  vitest('ui-kit', 'ui-kit'),
  vitest('catalogue', 'ui-kit', '--config vitest.pictures.ts'),
  vitest('frontend', 'frontend'),
  playwright('journeys'),
];

/**
 * @param {number} code
 * @param {string | undefined} report
 */
function outcome(code, report) {
  if (!report) return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: ['see above'] };
  const { passed, failures } = readReport(report);
  if (passed === 0) return { passed, failures: [...failures, 'nothing ran'] };
  return code !== 0 && failures.length === 0
    ? { passed, failures: [`ended with ${code}, see above`] }
    : { passed, failures };
}

/**
 * @param {string} report
 * @returns {{ passed: number, failures: string[] }}
 */
function readReport(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { passed: 0, failures: ['no report was written'] };
  }
}

/** As vitest says that its browser closed the page that the tests ran in. */
const browserGone = /^outside of the tests: Failed to run the test /;

/**
 * A browser that went away leaves files untested and says nothing of the product: such a step is run once more.
 * @param {Step} step
 */
async function runStep(step) {
  const first = await runOnce(step);
  const isOnlyGone =
    first.failures.length > 0 && first.failures.every((failure) => browserGone.test(failure));
  if (!isOnlyGone) return first;
  console.log(`\nThe browser went away: ${step.title} once more.`);
  const again = await runOnce(step);
  return { ...again, seconds: first.seconds + again.seconds };
}

/** @param {Step} step */
async function runOnce({ title, command, report }) {
  console.log(`\n\u2500\u2500 ${title}`);
  const started = Date.now();
  const code = await run(command, { env: { ...process.env, TOUCHLINE_REPORT: report ?? '' } });
  const seconds = Math.round((Date.now() - started) / 1000);
  return { title, seconds, ...outcome(code, report) };
}

installPackages();
await providePrograms();
process.env.CHROMIUM_PATH = chromiumPath();
process.chdir(root);

const wanted = process.argv.slice(2);
const results = [];
for (const step of steps) {
  if (wanted.length === 0 || wanted.includes(step.title)) results.push(await runStep(step));
}
rmSync(reports, { recursive: true, force: true });

console.log('');
for (const { title, passed, failures, seconds } of results) {
  const verdict = failures.length === 0 ? 'ok    ' : 'FAILED';
  console.log(
    `${verdict} ${title.padEnd(12)} ${padded(passed, 5)} passed ${padded(failures.length, 3)} failed ${padded(seconds, 4)} s`,
  );
  for (const failure of failures) console.log(`         ${failure}`);
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failures.length, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/**
 * @param {number} count
 * @param {number} width
 */
function padded(count, width) {
  return String(count).padStart(width);
}

/**
 * `npm test`: everything that must be true, from a bare clone. Installs what is missing, runs every step even when
 * one fails, and ends with a summary and the plain line `N passed, N failed`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from './chromium.mjs';
import { installPackages } from './install.mjs';
import { providePrograms } from './provide.mjs';
import { root, run } from './run.mjs';

const reports = mkdtempSync(join(tmpdir(), 'touchline-test-'));

/** A command that passes or fails as a whole. */
const check = (title, command) => ({ title, command, count: (code) => (code === 0 ? [1, 0] : [0, 1]) });

/** A test runner that writes its counts as JSON; a run without tests is a failure. */
const suite = (title, command, read) => {
  const report = join(reports, `${title}.json`);
  const count = (code) => {
    const [passed, failed] = readCounts(report, read);
    return code === 0 && passed > 0 ? [passed, failed] : [passed, Math.max(failed, 1)];
  };
  return { title, command: command(report), count };
};

const vitest = (title, folder, options = '') =>
  suite(
    title,
    (report) =>
      `npx vitest run --root ${folder} ${options} --reporter=default --reporter=json --outputFile.json=${report}`,
    (json) => [json.numPassedTests, json.numFailedTests],
  );

const playwright = (title) =>
  suite(
    title,
    (report) => `PLAYWRIGHT_JSON_OUTPUT_FILE=${report} npx playwright test --config e2e --reporter=list,json`,
    (json) => [json.stats.expected, json.stats.unexpected + json.stats.flaky + json.stats.skipped],
  );

const steps = [
  check('formatting', 'npx prettier --check --log-level warn .'),
  check('lint', 'npx nx run-many -t lint'),
  check('boundaries', 'npx depcruise --config .tools/boundaries.cjs backend frontend ui-kit e2e'),
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

function readCounts(report, read) {
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return [0, 1];
  }
}

async function runStep({ title, command, count }) {
  console.log(`\n\u2500\u2500 ${title}`);
  const started = Date.now();
  const code = await run(command);
  const [passed, failed] = count(code);
  return { title, passed, failed, seconds: Math.round((Date.now() - started) / 1000) };
}

await installPackages();
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
for (const { title, passed, failed, seconds } of results) {
  const verdict = failed === 0 ? 'ok    ' : 'FAILED';
  console.log(
    `${verdict} ${title.padEnd(12)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed ${String(seconds).padStart(4)} s`,
  );
}
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;

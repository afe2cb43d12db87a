import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runStep } from './run-step.mjs';

const NOT_IMPORTED =
  'src/a.browser.spec.ts > the file: Failed to import test file /a.browser.spec.ts: Failed to fetch';
const FAILED = 'src/a.browser.spec.ts > adds';

/** Runs a step whose first run reports `failures`, and whose second run passes. */
function runPlanted(failures: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-step-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const report = join(folder, 'report.json');
  const first = JSON.stringify({ passed: 1, failures });
  const second = JSON.stringify({ passed: 2, failures: [], flaky: ['src/b.spec.ts > waits'] });
  const planted = `if [ -e ${report} ]; then echo '${second}' > ${report}; else echo '${first}' > ${report}; false; fi`;
  const step = { title: 'planted', command: planted, share: 1, hasReport: true };
  return runStep(step, { report, isShown: false });
}

it('retries a step whose only failure is a file that the browser did not import, and reports it as flaky', async () => {
  expect(await runPlanted([NOT_IMPORTED])).toMatchObject({
    passed: 2,
    failures: [],
    flaky: [NOT_IMPORTED, 'src/b.spec.ts > waits'],
  });
});

it('does not retry a step with a failed test', async () => {
  const failures = [NOT_IMPORTED, FAILED];
  expect(await runPlanted(failures)).toMatchObject({ passed: 1, failures });
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../dev/run.mjs';

/** Runs journeys with one retry and returns what the reporter wrote. */
function reportOf(journeys: string): unknown {
  const results = join(root, 'e2e', 'results');
  mkdirSync(results, { recursive: true });
  const folder = mkdtempSync(join(results, 'report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'playwright.config.ts'), 'export default { retries: 1, outputDir: "out" };');
  writeFileSync(
    join(folder, 'planted.spec.ts'),
    `import { expect, test } from '@playwright/test';\n${journeys}`,
  );
  const report = join(folder, 'report.json');
  const reporter = join(root, '.tools/test/report-playwright.mjs');
  spawnSync('npx', ['playwright', 'test', '--config', folder, '--reporter', reporter], {
    cwd: root,
    env: { ...process.env, TOUCHLINE_REPORT: report },
  });
  return JSON.parse(readFileSync(report, 'utf8'));
}

it('reports failed journeys with their error, and apart from them those that passed on their retry', () => {
  const report = reportOf(`
    test('passes', () => {});
    test('is flaky', ({}, { retry }) => expect(retry, 'the second run').toBe(1));
    test('fails', () => expect('lying').toBe('upright'));
  `);
  expect(report).toEqual({
    passed: 2,
    failures: [
      expect.stringMatching(
        /^planted\.spec\.ts > fails\n +Error: expect\(received\).*\n +Expected: "upright"\n +Received: "lying"\n +at e2e\/results\/report-\w+\/planted\.spec\.ts:\d$/,
      ),
    ],
    flaky: [expect.stringMatching(/^planted\.spec\.ts > is flaky\n +Error: the second run/)],
  });
});

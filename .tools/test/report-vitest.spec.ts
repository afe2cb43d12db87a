import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../dev/run.mjs';
import { vitest } from './steps.mjs';

const planted = `
import { expect, it } from 'vitest';
let runs = 0;
it('passes', () => undefined);
it('fails once', () => expect(++runs).toBe(2));
it('fails always', () => expect('kick').toBe('pass'));
`;
const broken = `throw new Error('Failed to import', { cause: new TypeError('Failed to fetch') });`;

it('reports failed tests with their error, and apart from them those that passed on their retry', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'planted.spec.mjs'), planted);
  writeFileSync(join(folder, 'broken.spec.mjs'), broken);
  writeFileSync(join(folder, 'vitest.config.mjs'), 'export default {};');
  const report = join(folder, 'report.json');
  const env = { ...process.env, TOUCHLINE_REPORT: report, VITEST: '', VITEST_MODE: '' };
  await promisify(execFile)('sh', ['-c', vitest(`--root ${folder}`)], { cwd: root, env }).catch(
    () => undefined,
  );
  expect(JSON.parse(readFileSync(report, 'utf8'))).toEqual({
    passed: 2,
    failures: [
      expect.stringMatching(/^planted\.spec\.mjs > fails always\n +expected 'kick' to be 'pass'/),
      'broken.spec.mjs > the file: Failed to import: Failed to fetch',
    ],
    flaky: [expect.stringMatching(/^planted\.spec\.mjs > fails once\n +expected 1 to be 2/)],
  });
}, 60_000);

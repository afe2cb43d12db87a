import { describe, expect, it } from 'vitest';
import { lastLines } from './run-logged.mjs';
import { isFine, writePage } from './page.mjs';

const finding = {
  part: 'server',
  what: 'save',
  measure: 'of the limit',
  before: 0.6,
  now: 0.3,
  factor: 2,
  allowed: 1.5,
};
const ok = { name: 'bench', command: 'node bench.mjs', code: 0, seconds: 75, tail: ['done'] };
const failed = { ...ok, name: 'node', code: 1, tail: ['one test failed'] };
const nightly = {
  started: new Date('2026-11-26T03:00:00Z'),
  commit: 'abc1234',
  machine: 'a machine',
  results: [ok],
  comparison: { worse: [], notes: ['start: compared'] },
};

describe('the page of a nightly run', () => {
  it('reports no regression and no failure', () => {
    expect(isFine(nightly)).toBe(true);
    const page = writePage(nightly);
    expect(page).toContain('# Nightly run of 2026-11-26 03:00 UTC');
    expect(page).toContain('## What got worse\n\nNothing.');
    expect(page).toContain('## What failed\n\nNothing.');
    expect(page).toContain('| bench | `node bench.mjs` | ok | 1 min 15 s |');
    expect(page).toContain('- start: compared');
  });

  it('lists regressions, the largest first', () => {
    const worst = { ...finding, what: 'lost', before: 0, now: 1, factor: Infinity, allowed: 1 };
    const bad = { ...nightly, comparison: { worse: [finding, worst], notes: [] } };
    expect(isFine(bad)).toBe(false);
    expect(writePage(bad)).toMatch(
      /\| lost \|.*was 0.*\n\| server \| save \| of the limit \| 0\.6 \| 0\.3 \| × 2\.00 \|/,
    );
  });

  it('lists failures with the last lines of output', () => {
    const bad = { ...nightly, results: [ok, failed] };
    expect(isFine(bad)).toBe(false);
    expect(writePage(bad)).toContain('**node** ended with 1; its last lines:\n\n```\none test failed\n```');
  });

  it('shows the final state of progress lines', () => {
    expect(lastLines('\u001b[32mok\u001b[0m\n\n10 %\r20 %\ndone\n')).toEqual(['ok', '20 %', 'done']);
  });
});

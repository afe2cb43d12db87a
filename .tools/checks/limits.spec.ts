import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from '../dev/run.mjs';
import { read } from './workspace.mjs';

it('the product reads every limit of the contract', () => {
  const declared = [...read('backend/contract/src/limits.ts').matchAll(/^export const (\w+) =/gm)].map(
    ([, name]) => name,
  );
  expect(declared.length).toBeGreaterThan(60);
  const product = ['backend/src', 'backend/contract/src', 'frontend/src', ':!*.spec.*'];
  const uses = execFileSync('git', ['grep', '--untracked', '-ohE', 'limits\\.\\w+', '--', ...product], {
    cwd: root,
  });
  const isRead = new Set(uses.toString().trim().split('\n'));
  expect(declared.filter((name) => !isRead.has(`limits.${name}`))).toEqual([]);
});

import { cpSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { linkPackages } from '../../.tools/build/build-of-commit.mjs';

const root = join(import.meta.dirname, '../..');
const sources = [
  ...['.tools', 'backend', 'frontend', 'ui-kit'],
  ...['package.json', 'package-lock.json', 'tsconfig.base.json'],
];
const leftOut = new Set(['node_modules', 'dist', 'results', 'coverage']);

/** Copies the sources of the workspace into a new folder, with links to the installed packages. */
export function copyWorkspace(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'touchline-dev-')));
  for (const source of sources) {
    const filter = (path: string) => !leftOut.has(basename(path));
    cpSync(join(root, source), join(copy, source), { recursive: true, filter });
  }
  linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'));
  linkPackages(join(root, 'backend/node_modules'), join(copy, 'backend/node_modules'));
  const lock = readFileSync(join(copy, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  writeFileSync(join(copy, 'node_modules/.touchline-lock'), hash);
  return copy;
}

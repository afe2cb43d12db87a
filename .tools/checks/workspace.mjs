import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../dev/run.mjs';

/** Whether a file, or anything in a folder, is in git. */
export const tracked = (path) =>
  execFileSync('git', ['ls-files', '--', path], { cwd: root, encoding: 'utf8' }).trim() !== '';

/** The environment variables that the server reads. */
export function namesOfSettings() {
  const source = readFileSync(join(root, 'backend/src/settings/read-settings.ts'), 'utf8');
  return [...new Set(source.match(/(?<=')[A-Z][A-Z0-9_]{3,}(?=')/g))];
}

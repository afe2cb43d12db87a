import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../dev/run.mjs';

/**
 * Returns the text of a file of the workspace.
 * @param {string} path
 */
export const read = (path) => readFileSync(join(root, path), 'utf8');

/**
 * Returns true if a file, or any file in a folder, is tracked by git.
 * @param {string} path
 */
export const tracked = (path) =>
  execFileSync('git', ['ls-files', '--', path], { cwd: root, encoding: 'utf8' }).trim() !== '';

/** Returns the names of the environment variables that the server reads. */
export function namesOfSettings() {
  const source = read('backend/src/settings/read-settings.ts');
  return [...new Set(source.match(/(?<=')[A-Z][A-Z0-9_]{3,}(?=')/g))];
}

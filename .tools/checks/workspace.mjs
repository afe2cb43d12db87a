import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../dev/run.mjs';

/**
 * The text of a file of the workspace.
 * @param {string} path
 */
export const read = (path) => readFileSync(join(root, path), 'utf8');

/**
 * Tells whether a file, or anything in a folder, is in git.
 * @param {string} path
 */
export const tracked = (path) =>
  execFileSync('git', ['ls-files', '--', path], { cwd: root, encoding: 'utf8' }).trim() !== '';

/** The environment variables that the server reads. */
export function namesOfSettings() {
  const source = read('backend/src/settings/read-settings.ts');
  return [...new Set(source.match(/(?<=')[A-Z][A-Z0-9_]{3,}(?=')/g))];
}

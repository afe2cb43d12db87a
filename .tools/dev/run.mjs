import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Root folder of the workspace. */
export const root = join(import.meta.dirname, '../..');

/**
 * Runs a shell command in the workspace with its output shown; resolves to its exit code.
 * @param {string} command
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>}
 */
export function run(command, { env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, { cwd: root, env, shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

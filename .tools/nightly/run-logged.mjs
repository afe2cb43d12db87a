import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../dev/run.mjs';

const TAIL_LINES = 25;

/**
 * Runs a shell command in the workspace, shows its output, and returns its last lines.
 * @param {string} command
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ code: number, tail: string[] }>}
 */
export function runLogged(command, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, { cwd: root, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let tail = '';
    /** @param {NodeJS.WriteStream} to */
    const show = (to) => (/** @type {Buffer} */ chunk) => {
      to.write(chunk);
      tail = (tail + chunk.toString()).slice(-8000);
    };
    child.stdout.on('data', show(process.stdout));
    child.stderr.on('data', show(process.stderr));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, tail: lastLines(tail) }));
  });
}

/**
 * Returns the last lines without colours and without overwritten progress lines.
 * @param {string} text
 */
export function lastLines(text) {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.slice(line.lastIndexOf('\r') + 1).trimEnd());
  return lines.filter(Boolean).slice(-TAIL_LINES);
}

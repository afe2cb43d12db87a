import { spawnSync } from 'node:child_process';
import { root } from '../../dev/run.mjs';

/** @import { Advisory } from './lock.mjs' */

/** Returns the result of `npm audit --json` for the lock file; undefined if the registry does not answer. */
export function askRegistry() {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: root, encoding: 'utf8' });
  return advisoriesIn(stdout);
}

/**
 * Returns the advisories in a report of `npm audit --json`; undefined if it is not a report.
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
 * Merges known advisories with new ones; the newest version of each wins.
 * @param {Advisory[]} known
 * @param {Advisory[]} fetched
 */
export function joined(known, fetched) {
  /** @param {Advisory} advisory */
  const key = ({ id, package: name }) => `${name} ${id}`;
  const all = new Map([...known, ...fetched].map((each) => [key(each), each]));
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

import { compare, major, prerelease } from 'semver';

/**
 * Returns the newest version of every even major, newest first; odd majors never become an LTS.
 * @param {string[]} versions
 */
export function newestOfEachMajor(versions) {
  const stable = versions.filter((version) => !prerelease(version) && major(version) % 2 === 0);
  const newest = new Map(stable.sort(compare).map((version) => [major(version), version]));
  return [...newest.values()].sort(compare).reverse();
}

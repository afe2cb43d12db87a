import { satisfies, valid } from 'semver';
import { isShipped, licenceOf } from './lock.mjs';

/**
 * @import { Advisory, Lock, Manifest, Package } from './lock.mjs'
 * @import { LicenceException } from './rules.mjs'
 * @typedef {typeof import('./rules.mjs')} Rules
 * @typedef {{ advisories: Advisory[] }} Known
 */

/** @param {Package} packed */
const said = ({ name, version }) => `${name} ${version}`;
/**
 * @param {string} pattern
 * @param {string} name
 */
const fits = (pattern, name) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
/**
 * @param {{ packages: string[] }} exception
 * @param {string} name
 */
const namedIn = ({ packages }, name) => packages.some((pattern) => fits(pattern, name));

/**
 * Returns the exception that applies to a package, if any.
 * @param {Package} packed
 * @param {LicenceException[]} exceptions
 */
export const licenceException = (packed, exceptions) =>
  exceptions.find((each) => each.licence === licenceOf(packed) && namedIn(each, packed.name));

/**
 * Returns one sentence for each violation, like all checks in this file.
 * @param {Package[]} packages
 * @param {Pick<Rules, 'licences' | 'licenceExceptions'>} rules
 */
export function wrongLicences(packages, { licences, licenceExceptions }) {
  return packages
    .filter((each) => !licences.includes(licenceOf(each)))
    .flatMap((each) => {
      const exception = licenceException(each, licenceExceptions);
      if (!exception) return [`${said(each)} has the licence ${licenceOf(each)}, which nobody agreed to`];
      return exception.shipped === false && isShipped(each)
        ? [
            `${said(each)} has the licence ${licenceOf(each)}, which was agreed to for tools only, and is shipped`,
          ]
        : [];
    });
}

/**
 * @param {Package[]} packages
 * @param {Pick<Rules, 'installScripts'>} rules
 * @param {Pick<Manifest, 'allowScripts'>} manifest
 */
export function wrongInstallScripts(packages, { installScripts }, { allowScripts }) {
  const names = new Set(packages.filter((each) => each.hasInstallScript).map(({ name }) => name));
  const unnamed = [...names].filter((name) => !(name in installScripts));
  const undecided = Object.keys(installScripts).filter((name) => !(name in allowScripts));
  return [
    ...unnamed.map((name) => `${name} runs a script when it is installed, which nobody agreed to`),
    ...undecided.map((name) => `${name} is neither allowed nor refused its script in package.json`),
    ...Object.keys(allowScripts)
      .filter((name) => !names.has(name) || !(name in installScripts))
      .map((name) => `${name} is named in allowScripts without need or reason`),
  ];
}

/** @param {Package[]} packages */
export function wrongSources(packages) {
  return packages.flatMap((each) => [
    ...(each.integrity?.startsWith('sha512-') ? [] : [`${said(each)} has no sha512 to be checked by`]),
    ...(each.resolved ? [`${said(each)} names the address it came from`] : []),
    ...(valid(each.version) ? [] : [`${each.name} is of no certain version: ${each.version}`]),
  ]);
}

/**
 * @param {Lock} lock
 * @param {Pick<Manifest, 'workspaces'>} manifest
 */
export function wrongLinks(lock, { workspaces }) {
  return Object.entries(lock.packages)
    .filter(([, { link, resolved }]) => link && !workspaces.includes(resolved ?? ''))
    .map(([path, { resolved }]) => `${path} is a link to ${resolved}, which is no workspace`);
}

/**
 * @param {Package[]} packages
 * @param {Pick<Rules, 'single'>} rules
 */
export function notSingle(packages, { single }) {
  return Object.entries(single).flatMap(([name, why]) => {
    const places = packages.filter((each) => each.name === name);
    if (places.length === 1) return [];
    const found = places.map(({ version, path }) => `${version} in ${path}`).join(', ') || 'none';
    return [`${name} must be there once: ${why} Found: ${found}`];
  });
}

/**
 * @param {Package[]} packages
 * @param {Pick<Rules, 'deprecated'>} rules
 */
export function wrongDeprecations(packages, { deprecated }) {
  const given = packages.filter((each) => each.deprecated);
  return [
    ...given
      .filter(({ name }) => !(name in deprecated))
      .map((each) => `${said(each)} was given up by its makers: ${each.deprecated}`),
    ...Object.keys(deprecated)
      .filter((name) => !given.some((each) => each.name === name))
      .map((name) => `${name} is excused as given up, and is not`),
  ];
}

/**
 * @param {Package[]} packages
 * @param {Pick<Rules, 'acceptedAdvisories'>} rules
 * @param {Known} known
 */
export function knownVulnerabilities(packages, { acceptedAdvisories }, { advisories }) {
  return concerned(packages, advisories)
    .filter(({ each }) => isShipped(each) || !acceptedAdvisories.some((one) => namedIn(one, each.name)))
    .map(({ each, advisory: { id, title, range } }) => `${said(each)} is in ${range} of ${id}: ${title}`);
}

/**
 * Returns the exceptions that no longer apply to anything.
 * @param {Package[]} packages
 * @param {Pick<Rules, 'licenceExceptions' | 'acceptedAdvisories'>} rules
 * @param {Known} known
 */
export function idleExceptions(packages, { licenceExceptions, acceptedAdvisories }, { advisories }) {
  const hit = concerned(packages, advisories).map(({ each }) => each);
  /**
   * @param {{ packages: string[] }} exception
   * @param {Package[]} where
   */
  const idle = ({ packages: patterns }, where) =>
    patterns.filter((pattern) => !where.some(({ name }) => fits(pattern, name)));
  return [
    ...licenceExceptions.flatMap((each) =>
      idle(
        each,
        packages.filter((one) => licenceOf(one) === each.licence),
      ),
    ),
    ...acceptedAdvisories.flatMap((each) => idle(each, hit)),
  ].map((pattern) => `${pattern} is excused from nothing`);
}

/**
 * @param {Package[]} packages
 * @param {Advisory[]} advisories
 */
function concerned(packages, advisories) {
  return advisories.flatMap((advisory) =>
    packages
      .filter(({ name, version }) => name === advisory.package && isWithin(version, advisory.range))
      .map((each) => ({ each, advisory })),
  );
}

/**
 * @param {string} version
 * @param {string} range
 */
const isWithin = (version, range) => satisfies(version, range, { includePrerelease: true });

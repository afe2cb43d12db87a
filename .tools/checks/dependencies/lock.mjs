import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../dev/run.mjs';

/**
 * A package in the lock file.
 * @typedef {object} Entry
 * @property {string} version
 * @property {string} [license]
 * @property {string} [integrity]
 * @property {string} [resolved]
 * @property {string} [deprecated]
 * @property {boolean} [dev]
 * @property {boolean} [link]
 * @property {boolean} [hasInstallScript]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 */
/** @typedef {Entry & { path: string, name: string }} Package */
/** @typedef {{ packages: Record<string, Entry> }} Lock */
/** @typedef {{ workspaces: string[], allowScripts: Record<string, boolean> }} Manifest */
/** @typedef {{ id: string, package: string, range: string, title: string }} Advisory */

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** @returns {Manifest} */
export const readManifest = () => readJson('package.json');
/** @returns {Lock} */
export const readLock = () => readJson('package-lock.json');
/** @returns {{ asOf: string, advisories: Advisory[] }} */
export const readAdvisories = () => readJson('.tools/checks/advisories.json');

/**
 * Returns the packages of a lock file that come from a registry, with their install path.
 * @param {Lock} lock
 * @returns {Package[]}
 */
export function packagesOf(lock) {
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, entry]) => ({ ...entry, path, name: nameAt(path) }));
}

/**
 * Returns true if a package is part of the product, not only of its build or tests.
 * @param {Entry} entry
 */
export const isShipped = ({ dev }) => !dev;

/**
 * Returns the licence of a package: from the lock file, or from the `licenses` list in the manifest of old
 * packages.
 * @param {Package} packed
 * @returns {string}
 */
export function licenceOf({ license, path }) {
  if (license) return license;
  const types = (readInstalled(path).licenses ?? []).map(({ type }) => type);
  return types.length > 0 ? types.join(' OR ') : 'none';
}

/** @param {string} path */
const nameAt = (path) => path.split('node_modules/').at(-1) ?? '';

/**
 * @param {string} path
 * @returns {{ licenses?: { type: string }[] }}
 */
function readInstalled(path) {
  const manifest = join(path, 'package.json');
  return existsSync(join(root, manifest)) ? readJson(manifest) : {};
}

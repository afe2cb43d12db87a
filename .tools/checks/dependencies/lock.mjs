import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../dev/run.mjs';

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

export const readManifest = () => readJson('package.json');
export const readLock = () => readJson('package-lock.json');
export const readAdvisories = () => readJson('.tools/checks/advisories.json');

/** The packages of a lock file that come from a registry, by the place where they are installed. */
export function packagesOf(lock) {
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, entry]) => ({ ...entry, path, name: nameAt(path) }));
}

/** What would be installed for the product itself: all but what only building and testing need. */
export const isShipped = ({ dev }) => !dev;

/** The licence that a package names: in the lock file, or as old packages do, in a list in their own manifest. */
export function licenceOf({ license, path }) {
  if (license) return license;
  const types = (readInstalled(path).licenses ?? []).map(({ type }) => type);
  return types.length > 0 ? types.join(' OR ') : 'none';
}

const nameAt = (path) => path.split('node_modules/').at(-1);

function readInstalled(path) {
  const manifest = join(path, 'package.json');
  return existsSync(join(root, manifest)) ? readJson(manifest) : {};
}

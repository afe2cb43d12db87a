/**
 * `node .tools/build/copy-runtime.mjs FOLDER` copies what the built server needs into a folder: the build, and
 * the packages that are not part of it (`backend/dist/packages.json`), without their source maps and types.
 */
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { runtimePackages } from './runtime-packages.mjs';

const root = resolve(import.meta.dirname, '../..');
const [target] = process.argv.slice(2);
if (!target) {
  console.error('Name the folder to copy to.');
  process.exit(1);
}

/** @type {(path: string) => any} */
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const forDevelopers = /\.(map|d\.[cm]?ts)$/;

/** @type {string[]} */
const names = readJson('backend/dist/packages.json');
const packages = runtimePackages(readJson('package-lock.json').packages, { names, from: 'backend' });
const installed = packages.filter((path) => existsSync(join(root, path)));

for (const path of ['package.json', 'backend/package.json', 'backend/dist', 'frontend/dist']) copy(path);
for (const path of installed) copy(path, (source) => isPartOf(path, source));

/**
 * @param {string} path
 * @param {(source: string) => boolean} [filter]
 */
function copy(path, filter) {
  const to = join(target ?? '', path);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(join(root, path), to, { recursive: true, verbatimSymlinks: true, ...(filter ? { filter } : {}) });
}

/**
 * Returns false for packages inside of a package: those that are needed are copied by themselves.
 * @param {string} path
 * @param {string} source
 */
function isPartOf(path, source) {
  return !forDevelopers.test(source) && !source.startsWith(join(root, path, 'node_modules'));
}

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../dev/run.mjs';

/** Files and folders of the workspace that every build reads. */
const shared = ['package-lock.json', 'nx.json', 'tsconfig.base.json'];

/** Projects that make up the product: what is built of each, and the folders it is built from. */
const parts = {
  '@touchline/backend': { result: 'backend/dist/main.js', sources: ['backend'] },
  '@touchline/frontend': {
    result: 'frontend/dist/index.html',
    sources: ['backend/contract', 'backend/content', 'frontend', 'ui-kit'],
  },
};
/** @type {Project[]} */
const projects = ['@touchline/backend', '@touchline/frontend'];
const ignoredFolders = new Set(['node_modules', 'dist', 'test', 'coverage', '.storybook', 'results']);
/** @param {string} name */
const isTest = (name) => /\.(spec|stories|bench)\.tsx?$/.test(name);

/** @typedef {keyof typeof parts} Project */

/** Builds the server and the app, each only when one of its sources changed since its last build. */
export function buildProduct() {
  const stale = projects.filter((project) => !isFresh(project));
  if (stale.length === 0) return;
  console.log('Building ...');
  const states = stale.map((project) => ({ stamp: stampOf(project), state: stateOf(project) }));
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['nx', 'run-many', '-t', 'build', '-p', stale.join(',')],
    // A test runner sets NODE_ENV to test, with which Vite would bundle React's development build.
    { cwd: root, env: { ...process.env, NODE_ENV: 'production', NX_TUI: 'false' }, encoding: 'utf8' },
  );
  if (status !== 0) {
    console.error(`The build failed.\n${stdout}${stderr}`);
    process.exit(1);
  }
  for (const { stamp, state } of states) writeFileSync(stamp, state);
}

/** @param {Project} project */
const stampOf = (project) => join(root, 'node_modules', `.touchline-build-${project.split('/')[1]}`);

/** @param {Project} project */
function isFresh(project) {
  const stamp = stampOf(project);
  if (!existsSync(join(root, parts[project].result)) || !existsSync(stamp)) return false;
  return readFileSync(stamp, 'utf8') === stateOf(project);
}

/**
 * Hashes names, sizes and times of all source files: it shows in milliseconds that nothing changed.
 * @param {Project} project
 */
function stateOf(project) {
  const hash = createHash('sha256');
  for (const path of [...shared, ...parts[project].sources].flatMap((source) =>
    filesUnder(join(root, source)),
  )) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
/** @type {(path: string) => string[]} */
function filesUnder(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !ignoredFolders.has(name) && !isTest(name))
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

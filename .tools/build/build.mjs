import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../dev/run.mjs';

/** Files and folders that every build depends on. */
const shared = ['package-lock.json', 'nx.json', 'tsconfig.base.json'];

/** Projects of the product, with the outputs and the source folders of each. */
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

/** Builds the server and the app, each only if one of its sources changed since its last build. */
export function buildProduct() {
  const stale = projects.filter((project) => !isFresh(project));
  if (stale.length === 0) return;
  console.log('Building ...');
  const states = stale.map((project) => ({ stamp: stampOf(project), state: stateOf(project) }));
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['nx', 'run-many', '-t', 'build', '-p', stale.join(',')],
    // Test runners set NODE_ENV to `test`, with which Vite would bundle React's development build.
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
 * Hashes names, sizes and modification times of all source files, which detects an unchanged project in
 * milliseconds.
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

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../dev/run.mjs';

const sources = ['backend', 'frontend', 'ui-kit', 'package-lock.json', 'nx.json', 'tsconfig.base.json'];
const results = ['backend/dist/main.js', 'frontend/dist/index.html'].map((path) => join(root, path));
const stamp = join(root, 'node_modules', '.touchline-build');
const passedOver = new Set(['node_modules', 'dist', 'test', 'coverage', '.storybook']);

/** Builds the server and the app when a source has changed since they were built. */
export function buildProduct() {
  const state = stateOfSources();
  if (results.every(existsSync) && existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  console.log('Building ...');
  const { status, stdout, stderr } = spawnSync('npx', ['nx', 'run-many', '-t', 'build'], {
    cwd: root,
    env: { ...process.env, NX_TUI: 'false' },
    encoding: 'utf8',
  });
  if (status !== 0) {
    console.error(`The build failed.\n${stdout}${stderr}`);
    process.exit(1);
  }
  writeFileSync(stamp, state);
}

/** Names, sizes and times of all source files: enough to know that nothing changed, in milliseconds. */
function stateOfSources() {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => filesUnder(join(root, source)))) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !passedOver.has(name))
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

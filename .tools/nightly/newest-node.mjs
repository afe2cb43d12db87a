/**
 * `npm run nightly -- node` runs the built server and the suites on the newest LTS of Node, which npm
 * installs into a temporary folder. `node:server,contract` runs the named suites; `NIGHTLY_NODE=26.10.0` uses
 * another version.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { run } from '../dev/run.mjs';
import { newestOfEachMajor } from './node-versions.mjs';

const checks = {
  server: 'node .tools/nightly/serve-once.mjs',
  contract: 'npx vitest run --root backend/contract',
  content: 'npx vitest run --root backend/content',
  frontend: 'npx vitest run --root frontend --project unit',
  backend: 'npx vitest run --root backend',
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in checks));
if (unknown) {
  console.error(`There is no check ${unknown}: ${Object.keys(checks).join(', ')}.`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'touchline-node-'));
try {
  process.exitCode = await runChecks();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Builds with the installed Node, as `npm start` does, and runs everything else with the other one. */
async function runChecks() {
  const node = findNode();
  console.log(`Node ${node.version}${node.lts ? ` "${node.lts}"` : ''}; ${process.version} is installed.`);
  if ((await run('npx nx run-many -t build')) !== 0) return 1;
  const env = { ...process.env, PATH: [dirname(node.path), process.env.PATH].join(delimiter) };
  const failed = [];
  for (const [name, command] of Object.entries(checks)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.log(`\n── ${name} on Node ${node.version}`);
    if ((await run(command, { env })) !== 0) failed.push(name);
  }
  console.log(
    failed.length === 0 ? '\nAll passed.' : `\nFailed on Node ${node.version}: ${failed.join(', ')}.`,
  );
  return failed.length === 0 ? 0 : 1;
}

/**
 * Installs candidates, because only the binary itself reports whether it is an LTS; the registry does not.
 */
function findNode() {
  const asked = process.env.NIGHTLY_NODE;
  if (asked) return install(asked);
  const listed = npm('view', 'node', 'versions', '--json');
  for (const version of newestOfEachMajor(JSON.parse(listed))) {
    const node = install(version);
    if (node.lts) return node;
  }
  throw new Error('npm offers no LTS of Node.');
}

/**
 * Installs the platform-specific package that `node` depends on: the binary alone, without an install script.
 * @param {string} version
 */
function install(version) {
  const pack = `node-${process.platform}-${process.arch}`;
  const prefix = join(folder, version);
  npm('install', '--prefix', prefix, '--no-save', '--no-audit', '--no-fund', `${pack}@${version}`);
  const path = join(prefix, 'node_modules', pack, 'bin', 'node');
  const said = spawnSync(path, ['-p', 'process.release.lts ?? ""'], { encoding: 'utf8' });
  if (said.status !== 0) throw new Error(`Node ${version} does not run here: ${said.stderr}`);
  return { version, path, lts: said.stdout.trim() };
}

/** @param {string[]} args */
function npm(...args) {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed: ${stderr}`);
  return stdout;
}

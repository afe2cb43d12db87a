/**
 * `npm run nightly -- node` runs the built server and the suites on the newest LTS of Node, which npm
 * installs into a temporary folder. `node:server,contract` runs the named suites; `NIGHTLY_NODE=26.10.0` uses
 * another version.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { run } from '../dev/run.mjs';
import { installNode, npm } from './install-node.mjs';
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
  if (asked) return installNode(asked, folder);
  const listed = npm(folder, 'view', 'node', 'versions', '--json');
  for (const version of newestOfEachMajor(JSON.parse(listed))) {
    const node = installNode(version, folder);
    if (node.lts) return node;
  }
  throw new Error('npm offers no LTS of Node.');
}

/**
 * `npm start` installs and builds what is stale, then runs the server in this process. Requires only Node and
 * npm.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Touchline needs Node 20.19 or later; this is Node ${process.versions.node}.`);
  process.exit(1);
}

const { installPackages } = await import('./install.mjs');
const { buildProduct } = await import('../build/build.mjs');
const { env } = await import('./process.mjs');
const { root } = await import('./run.mjs');

// The variables are already applied to this process; its child PostgreSQL should use malloc's defaults.
for (const name of Object.keys(env)) delete process.env[name];

installPackages();
buildProduct();
process.env.TOUCHLINE_ROOT = root;
process.env.TOUCHLINE_STARTER = 'npm';
const server = '../../backend/dist/main.js';
await import(server);

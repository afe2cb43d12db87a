/** `npm run dev`: the server rebuilt and restarted on every change, and the app on Vite's own server in front of it. */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installPackages } from './install.mjs';
import { root } from './run.mjs';

installPackages();
/** @type {import('node:child_process').SpawnOptions & { stdio: 'inherit' }} */
const options = {
  cwd: root,
  env: { ...process.env, TOUCHLINE_ROOT: root, TOUCHLINE_STARTER: 'npm' },
  stdio: 'inherit',
};
const vite = join(root, 'node_modules/.bin/vite');
const build = ['build', '--mode', 'development', '--logLevel', 'warn', 'backend'];

const { status } = spawnSync(vite, build, options);
if (status !== 0) process.exit(1);

const parts = [
  spawn(vite, [...build, '--watch', '--emptyOutDir', 'false'], options),
  spawn('node', ['--watch', '--watch-preserve-output', 'backend/dist/main.js'], options),
  spawn(vite, ['--host', '127.0.0.1', 'frontend'], options),
];
const stop = () => parts.forEach((part) => part.kill());
for (const part of parts) part.once('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

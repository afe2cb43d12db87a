/** `npm run dev`: the server rebuilt and restarted on every change, and the app on Vite's own server in front of it. */
import { spawn } from 'node:child_process';
import { installPackages } from './install.mjs';
import { root } from './run.mjs';

installPackages();
const env = { ...process.env, TOUCHLINE_ROOT: root, TOUCHLINE_STARTER: 'npm' };
const start = (command, args) => spawn(command, args, { cwd: root, env, stdio: 'inherit' });
const parts = [
  start('npx', ['vite', 'build', '--watch', '--logLevel', 'warn', 'backend']),
  start('node', ['--watch', '--watch-preserve-output', 'backend/dist/main.js']),
  start('npx', ['vite', '--host', '127.0.0.1', 'frontend']),
];
for (const part of parts) part.once('exit', () => parts.forEach((other) => other.kill()));

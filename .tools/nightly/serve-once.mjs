/**
 * Starts the built server on the Node that runs this file, signs in, requests a page and its document, and
 * stops the server.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { env as malloc } from '../dev/process.mjs';
import { root } from '../dev/run.mjs';

const START_MS = 60_000;
const credentials = { email: 'coach@touchline.example', password: 'Touchline1!' };

const folder = mkdtempSync(join(tmpdir(), 'touchline-serve-'));
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const server = spawn(process.execPath, [join(root, 'backend/dist/main.js')], {
  env: {
    ...process.env,
    ...malloc,
    TOUCHLINE_ROOT: root,
    DATA_DIR: folder,
    PORT: String(port),
    SEED: 'demo',
    LOG_LEVEL: 'warn',
  },
  stdio: ['ignore', 'inherit', 'inherit'],
});
const ended = once(server, 'exit');
try {
  await untilReady();
  const cookie = await signIn();
  const [team] = await (await get('/api/teams', cookie)).json();
  const [page] = await (await get(`/api/teams/${team.id}/pages`, cookie)).json();
  const document = await (await get(`/pages/${page.id}`, cookie)).text();
  const [plainWords] = page.title.split(/[&<>"']/);
  if (!document.includes(plainWords)) throw new Error('The document of a page does not hold its title.');
  server.kill('SIGTERM');
  const [code] = await ended;
  if (code !== 0) throw new Error(`The server ended with ${code}.`);
  console.log(`Node ${process.version} served "${page.title}" of ${team.name}.`);
} finally {
  if (server.exitCode === null) {
    server.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}

async function untilReady() {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline && server.exitCode === null) {
    const response = await fetch(`${origin}/api/health/ready`).catch(() => undefined);
    if (response?.ok) return;
    await pause(50);
  }
  throw new Error('The server did not get ready.');
}

async function signIn() {
  const response = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(credentials),
  });
  if (!response.ok) throw new Error(`Signing in: ${response.status}`);
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/**
 * @param {string} path
 * @param {string} cookie
 */
async function get(path, cookie) {
  const response = await fetch(origin + path, { headers: { cookie } });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (!address || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

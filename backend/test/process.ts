import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, inject, vi } from 'vitest';
import { removeFolder } from './remove-folder';

/** The built server as a process of its own. */
export interface RunningServer {
  child: ChildProcess;
  origin: string;
  output: () => string;
  /** Resolves to the exit code. */
  ended: Promise<number | null>;
}

interface Run {
  /** How the shell is to run the server, where it is not to be our own child. */
  through?: (server: string) => string;
  /** Another command of the program than to serve. */
  args?: string[];
}

/** The build that `build-product.ts` has brought up to date. */
export const dist = fileURLToPath(new URL('../dist', import.meta.url));

export const admin = { ADMIN_EMAIL: 'chair@club.example', ADMIN_PASSWORD: 'Touchline1!' };

/**
 * A data folder for one suite, and the processes it starts from the build: each on a port of its own, counted up from
 * `firstPort`; each is killed after its test, or when `atEnd` says.
 */
export function useServers(firstPort: number, atEnd: (clean: () => Promise<void>) => void = afterEach) {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-start-'));
  const running: RunningServer[] = [];
  let port = firstPort;

  vi.setConfig({ testTimeout: 120_000 });
  afterAll(() => removeFolder(folder));
  atEnd(async () => {
    for (const { child, ended } of running.splice(0)) {
      child.kill('SIGKILL');
      await ended;
    }
  });

  const run = (env: Record<string, string> = {}, { through, args = [] }: Run = {}): RunningServer => {
    const main = join(dist, 'main.js');
    const PORT = env.PORT ?? String(++port);
    const child = spawn(
      through ? 'sh' : process.execPath,
      through ? ['-c', through(`node ${main}`)] : [main, ...args],
      {
        env: {
          PATH: process.env.PATH,
          DATA_DIR: join(folder, 'main'),
          LOG_LEVEL: 'silent',
          RATE_LIMITS: 'off',
          ...admin,
          ...env,
          PORT,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const ended = once(child, 'close').then(([code]) => code as number | null);
    const server = { child, origin: `http://127.0.0.1:${PORT}`, output: () => output, ended };
    running.push(server);
    return server;
  };
  return { folder, run, nextPort: () => port + 1 };
}

/** Makes a data folder whose database is migrated, so that the first start on it costs no more than a later one. */
export function prepareDataDir(dataDir: string): string {
  cpSync(inject('preparedData'), dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return dataDir;
}

export async function untilReady({ origin, output, child }: RunningServer): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt++) {
    if (child.exitCode !== null) throw new Error(`It ended: ${output()}`);
    if (await isReady(origin)) return;
    await pause(50);
  }
  throw new Error(`It never got ready: ${output()}`);
}

export async function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The answer to a POST or PATCH as the app itself would send it. */
export function send(
  origin: string,
  path: string,
  { method = 'POST', body = {}, cookie = '' } = {},
): Promise<Response> {
  return fetch(origin + path, {
    method,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
    body: JSON.stringify(body),
  });
}

/** The cookie of the super admin, or of somebody else. */
export async function signIn(
  { origin }: Pick<RunningServer, 'origin'>,
  body = { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD },
): Promise<string> {
  const answer = await send(origin, '/api/login', { body });
  expect(answer.status).toBe(200);
  return answer.headers.get('set-cookie')!.split(';')[0]!;
}

export async function teamNames(
  { origin }: Pick<RunningServer, 'origin'>,
  cookie: string,
): Promise<string[]> {
  const answer = await fetch(`${origin}/api/teams`, { headers: { cookie } });
  return ((await answer.json()) as { name: string }[]).map(({ name }) => name);
}

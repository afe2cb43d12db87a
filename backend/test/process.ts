import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, inject, vi } from 'vitest';
import { removeFolder } from './remove-folder';

/** The built server in a child process. */
export interface RunningServer {
  child: ChildProcess;
  origin: string;
  output: () => string;
  /** Resolves to the exit code. */
  ended: Promise<number | null>;
}

interface Run {
  /** Returns a shell command that runs the server indirectly. */
  through?: (server: string) => string;
  /** Command of the program other than serving. */
  args?: string[];
}

/** The build of `build-product.ts`. */
const dist = fileURLToPath(new URL('../dist', import.meta.url));

export const admin = { ADMIN_EMAIL: 'chair@club.example', ADMIN_PASSWORD: 'Touchline1!' };

/**
 * Creates a data folder for one suite and starts processes from the build, on ports counted up from `firstPort`. They are killed after
 * each test, or in the hook `atEnd`.
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

/** Creates a data folder with a migrated database, so that the first start is as fast as later ones. */
export function prepareDataDir(dataDir: string): string {
  cpSync(inject('preparedData'), dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return dataDir;
}

export async function untilReady({ origin, output, child }: RunningServer): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt++) {
    if (child.exitCode !== null) throw new Error(`The server exited: ${output()}`);
    if (await isReady(origin)) return;
    await pause(50);
  }
  throw new Error(`The server did not become ready: ${output()}`);
}

export async function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Sends a request with a JSON body as the app does. */
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

/** Signs in, as the super admin by default, and returns the session cookie. */
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

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** The built server as a process of its own. */
export interface RunningServer {
  child: ChildProcess;
  origin: string;
  output: () => string;
  /** Resolves to the exit code. */
  ended: Promise<number | null>;
}

const main = new URL('../dist/main.js', import.meta.url).pathname;

export function runServer(port: number, env: Record<string, string>): RunningServer {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: String(port), LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, origin: `http://127.0.0.1:${port}`, output: () => output, ended };
}

export async function untilReady({ origin, output, child }: RunningServer): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
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

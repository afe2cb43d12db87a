import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { monotonicMs } from '../../clock';
import { nameOf } from '../../process';

/**
 * Cleans up after an earlier run: stops a server that still runs on these files and deletes the pid file. A process that only reuses
 * the pid is left alone.
 */
export async function clearStaleServer(folder: string): Promise<void> {
  const file = join(folder, 'postmaster.pid');
  const pid = readPid(file);
  if (pid === undefined) return;
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isPostgres(pid)) break;
    send(pid, signal);
    await waitForExit(pid, 5000);
  }
  rmSync(file, { force: true });
}

function readPid(file: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10);
  } catch {
    return undefined;
  }
}

const isPostgres = (pid: number) => pid > 1 && nameOf(pid).startsWith('postgres');

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended in the meantime.
  }
}

async function waitForExit(pid: number, timeoutMs: number): Promise<void> {
  const end = monotonicMs() + timeoutMs;
  while (isPostgres(pid) && monotonicMs() < end) await pause(50);
}

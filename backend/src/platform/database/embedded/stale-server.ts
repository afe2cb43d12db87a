import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { nameOf } from '../../process';

/**
 * Clears what an earlier run left behind: a pid file whose process is gone (or is something else by now) is deleted,
 * a server that still runs on these files is stopped.
 */
export async function clearStaleServer(folder: string): Promise<void> {
  const file = join(folder, 'postmaster.pid');
  const pid = readPid(file);
  if (pid === undefined) return;
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isPostgres(pid)) break;
    send(pid, signal);
    await gone(pid, 5000);
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
    // It ended by itself in the meantime.
  }
}

async function gone(pid: number, within: number): Promise<void> {
  const end = Date.now() + within;
  while (isPostgres(pid) && Date.now() < end) await pause(50);
}

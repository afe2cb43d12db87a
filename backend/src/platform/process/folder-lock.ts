import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning, startTimeOf } from './running';
import { StartError } from './start-error';

interface Holder {
  pid: number;
  /** Start time of the process, which distinguishes it from a later one with the same pid. */
  started: string;
}

/**
 * Locks a folder for this process until it ends and returns the function that unlocks it. The lock of a dead process is taken over.
 * @throws {StartError} when another running process holds the lock, or the folder is not writable.
 */
export function lockFolder(folder: string): () => void {
  const lock = join(folder, 'touchline.lock');
  const mine = `${lock}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      mine,
      JSON.stringify({ pid: process.pid, started: startTimeOf(process.pid) } satisfies Holder),
    );
  } catch {
    throw new StartError(`DATA_DIR: "${folder}" given, a folder that can be written expected.`);
  }
  try {
    claim(lock, mine, folder);
  } finally {
    rmSync(mine, { force: true });
  }
  return () => rmSync(lock, { force: true });
}

function claim(lock: string, mine: string, folder: string): void {
  if (link(mine, lock)) return;
  clearIfStale(lock, mine);
  if (link(mine, lock)) return;
  const holder = readHolder(lock);
  const who = holder ? ` (process ${holder.pid})` : '';
  throw new StartError(`DATA_DIR: "${folder}" is in use by a running Touchline${who}.`);
}

/** Removes a stale lock. Only one of several processes does, and checks again before. */
function clearIfStale(lock: string, mine: string): void {
  const clearing = `${lock}.clearing`;
  if (!isHeld(clearing)) rmSync(clearing, { force: true });
  if (!link(mine, clearing)) return;
  if (!isHeld(lock)) rmSync(lock, { force: true });
  rmSync(clearing, { force: true });
}

/** Linking is atomic and fails when the name exists, which makes it a lock. */
function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}

/** A lock with our own pid is stale: it is from before a restart of the machine. */
function isHeld(lock: string): boolean {
  const holder = readHolder(lock);
  return holder !== undefined && holder.pid !== process.pid && isRunning(holder.pid, holder.started);
}

function readHolder(lock: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(lock, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

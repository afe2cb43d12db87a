import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning, startOf } from './running';
import { StartError } from './start-error';

interface Holder {
  pid: number;
  /** When that process started; tells it from a later one with the same number. */
  started: string;
}

/**
 * Makes this process the only Touchline on a folder, for as long as it lives; answers how to let go.
 * The lock of a process that is gone is taken over.
 */
export function holdFolder(folder: string): () => void {
  const lock = join(folder, 'touchline.lock');
  const mine = `${lock}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(mine, JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Holder));
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

/** Of several that find a stale lock only one clears it, and looks again before it does. */
function clearIfStale(lock: string, mine: string): void {
  const clearing = `${lock}.clearing`;
  if (!isHeld(clearing)) rmSync(clearing, { force: true });
  if (!link(mine, clearing)) return;
  if (!isHeld(lock)) rmSync(lock, { force: true });
  rmSync(clearing, { force: true });
}

/** Linking fails when the name exists: that is what makes it a lock. */
function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}

/** A lock with our own number is left from before a restart of the machine. */
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

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

/** Linking fails when the lock exists: that is what makes it a lock. */
function claim(lock: string, mine: string, folder: string): void {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return linkSync(mine, lock);
    } catch {
      const holder = readHolder(lock);
      if (holder && isRunning(holder.pid, holder.started)) {
        throw new StartError(
          `DATA_DIR: "${folder}" is in use by a running Touchline (process ${holder.pid}).`,
        );
      }
      rmSync(lock, { force: true });
    }
  }
  throw new StartError(`DATA_DIR: "${folder}" is being taken by another Touchline that starts just now.`);
}

function readHolder(lock: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(lock, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

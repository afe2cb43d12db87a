import { rmSync } from 'node:fs';

/** Removes what a suite made, also while a process that was killed with it still lets go of its last file. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

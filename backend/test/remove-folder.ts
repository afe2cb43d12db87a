import { rmSync } from 'node:fs';

/** Removes a folder with retries: a killed process may still be closing files in it. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

import type { QueueEngine } from './queue-engine';

/**
 * Removes the queue `upkeep`, which is called `maintenance` now. Migration 24 has returned its jobs to the outbox, from which the
 * relay adds them to the new queue under the same ids, and no worker runs those of the old one, so nothing is lost or runs twice. While Redis
 * is unreachable this waits; if it fails, the next start removes the queue.
 *
 * Delete this file, and the call in `jobs.module.ts`, in the release after the one with migration 24: an installation that skips that
 * release keeps the old queue, which then only takes space.
 */
export async function removeRenamedQueue(engine: QueueEngine): Promise<void> {
  const queue = engine.queue('upkeep', { skipMetasUpdate: true });
  queue.on('error', () => undefined);
  try {
    await queue.obliterate({ force: true });
    await queue.close();
  } catch {
    // The process stops, or another one removes the queue.
  }
}

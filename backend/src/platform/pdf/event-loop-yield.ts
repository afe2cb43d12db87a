import { setImmediate } from 'node:timers/promises';

/** The longest time that other work may wait. */
const MAX_BLOCK_MS = 12;

/** Yields to the event loop during long work, and throws when the signal is aborted. */
export class EventLoopYield {
  private last = performance.now();

  constructor(private readonly signal: AbortSignal) {}

  async yieldIfDue(): Promise<void> {
    if (performance.now() - this.last < MAX_BLOCK_MS) return;
    await setImmediate();
    this.signal.throwIfAborted();
    this.last = performance.now();
  }
}

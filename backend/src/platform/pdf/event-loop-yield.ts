import { setImmediate } from 'node:timers/promises';
import { monotonicMs } from '../clock';

/** The longest time that other work may wait. */
const MAX_BLOCK_MS = 12;

/** Yields to the event loop during long work, and throws when the signal is aborted. */
export class EventLoopYield {
  private last = monotonicMs();

  constructor(private readonly signal: AbortSignal) {}

  async yieldIfDue(): Promise<void> {
    if (monotonicMs() - this.last < MAX_BLOCK_MS) return;
    await setImmediate();
    this.signal.throwIfAborted();
    this.last = monotonicMs();
  }
}

import { setImmediate } from 'node:timers/promises';

/** Milliseconds that others may have to wait. */
const longest = 12;

/** Lets the rest of the process go on during long work, and ends the work when it is no longer wanted. */
export class Pause {
  private last = performance.now();

  constructor(private readonly signal: AbortSignal) {}

  async whenDue(): Promise<void> {
    if (performance.now() - this.last < longest) return;
    await setImmediate();
    this.signal.throwIfAborted();
    this.last = performance.now();
  }
}

import { Socket } from 'node:net';

/**
 * A socket that sends in one packet the statements of one turn of the event loop. `pg` corks its socket while it writes a statement and
 * uncorks it afterwards, so each is a packet of its own: of many short ones, the system calls and the wake-ups of PostgreSQL cost
 * as much as the work. This socket stays corked until the end of the turn.
 */
export class BatchingSocket extends Socket {
  private isFlushScheduled = false;

  override uncork(): void {
    if (this.isFlushScheduled) return;
    this.isFlushScheduled = true;
    setImmediate(() => {
      this.isFlushScheduled = false;
      while (this.writableCorked > 0) super.uncork();
    });
  }
}

/** The `stream` option of `pg` for connections whose statements are batched. */
export const batchingStream = (): Socket => new BatchingSocket();

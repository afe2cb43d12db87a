import { Socket } from 'node:net';

/**
 * A socket that sends the statements of one turn of the event loop in one packet. `pg` corks its socket while it writes a statement and
 * uncorks it afterwards, so each is a separate packet, and for many short statements the system calls and wake-ups of PostgreSQL cost
 * as much as the work. This socket stays corked until the end of the turn.
 */
export class BatchingSocket extends Socket {
  private isFlushScheduled = false;

  override uncork(): void {
    if (this.isFlushScheduled) return;
    this.isFlushScheduled = true;
    setImmediate(() => {
      this.isFlushScheduled = false;
      this.flush();
    });
  }

  /**
   * Flushes first: Node ends the socket when PostgreSQL closes the connection, and a socket that is still corked then never closes,
   * so its statements would wait forever.
   */
  override end(...args: unknown[]): this {
    this.flush();
    return super.end(...(args as Parameters<Socket['end']>));
  }

  private flush(): void {
    while (this.writableCorked > 0) super.uncork();
  }
}

/** The `stream` option of `pg` for connections whose statements are batched. */
export const batchingStream = (): Socket => new BatchingSocket();

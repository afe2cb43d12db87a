import { PassThrough, type Readable } from 'node:stream';
import type { Change } from '@touchline/contract';

/**
 * Limits the output buffer of a slow client. Beyond it the connection is closed; the client reconnects and is sent the
 * changes it missed.
 */
const MAX_BUFFERED_BYTES = 256 * 1024;
/** How long an ended stream may still flush its buffer. */
const FLUSH_TIMEOUT_MS = 1000;

/** A stream of server-sent events to one browser tab. */
export class EventStream {
  private readonly pipe = new PassThrough();

  constructor(
    readonly sessionId: number,
    readonly userId: number,
    readonly tab: string | undefined,
  ) {}

  get output(): Readable {
    return this.pipe;
  }

  onClose(done: () => void): void {
    this.pipe.once('close', done);
  }

  /** Sends the delay before the client reconnects, in milliseconds. */
  open(retry: number): void {
    this.write(`retry: ${retry}\n\n`);
  }

  send(id: string, change: Change): void {
    this.write(`id: ${id}\ndata: ${JSON.stringify(change)}\n\n`);
  }

  /**
   * Tells the client that it is up to date with `id` (`ready`), or that it missed changes and must refetch everything
   * (`reset`).
   */
  mark(event: 'ready' | 'reset', id: string): void {
    this.write(`event: ${event}\nid: ${id}\ndata: {}\n\n`);
  }

  /** Sends an event that is never replayed: it has no id, so the client resumes after the last change. */
  signal(event: 'writing', data: object): void {
    this.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Sends a heartbeat, so that proxies do not close an idle connection. */
  sendHeartbeat(): void {
    this.write(':\n\n');
  }

  end(): void {
    this.pipe.end();
    setTimeout(() => this.pipe.destroy(), FLUSH_TIMEOUT_MS).unref();
  }

  private write(text: string): void {
    if (this.pipe.writableEnded || this.pipe.destroyed) return;
    this.pipe.write(text);
    if (this.pipe.writableLength + this.pipe.readableLength > MAX_BUFFERED_BYTES) this.pipe.destroy();
  }
}

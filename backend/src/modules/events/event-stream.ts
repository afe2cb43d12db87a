import { PassThrough, type Readable } from 'node:stream';
import type { Change } from '@touchline/contract';

/** Bytes that may wait for a slow reader, who is then let go: it comes back and hears what it missed. */
const mostWaiting = 256 * 1024;
/** Milliseconds in which what was written may still go out. */
const farewell = 1000;

/** One browser tab that listens. */
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

  /** How many milliseconds it is to wait before it comes back. */
  open(retry: number): void {
    this.write(`retry: ${retry}\n\n`);
  }

  tell(id: string, change: Change): void {
    this.write(`id: ${id}\ndata: ${JSON.stringify(change)}\n\n`);
  }

  /** It has heard all there was before `id`, or cannot know what it missed. */
  mark(event: 'ready' | 'reset', id: string): void {
    this.write(`event: ${event}\nid: ${id}\ndata: {}\n\n`);
  }

  /** Keeps what is between from taking silence for the end. */
  beat(): void {
    this.write(':\n\n');
  }

  end(): void {
    this.pipe.end();
    setTimeout(() => this.pipe.destroy(), farewell).unref();
  }

  private write(text: string): void {
    if (this.pipe.writableEnded || this.pipe.destroyed) return;
    this.pipe.write(text);
    if (this.pipe.writableLength + this.pipe.readableLength > mostWaiting) this.pipe.destroy();
  }
}

import { PassThrough, Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A zip that is built while it is streamed, one entry at a time, without holding a whole entry in memory. */
export class ZipWriter {
  readonly content = new PassThrough();
  private readonly zip = new ZipFile();

  constructor() {
    pipeline(this.zip.outputStream, this.content).catch(() => undefined);
  }

  /** `isPacked` content, such as pictures, is stored without compression. */
  async add(path: string, content: Readable | string, { isPacked = false } = {}): Promise<void> {
    const source = typeof content === 'string' ? Readable.from([Buffer.from(content)]) : content;
    const stop = () => source.destroy(new Error('Nobody reads the archive any more.'));
    if (this.content.destroyed) stop();
    this.content.once('close', stop);
    this.zip.addReadStream(source, path, { compress: !isPacked });
    await finished(source).finally(() => this.content.off('close', stop));
  }

  end(): void {
    this.zip.end();
  }

  fail(error: Error): void {
    this.content.destroy(error);
  }
}

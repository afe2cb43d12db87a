import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { manifestName, sealName, type Manifest, type Section } from './archive';
import { checksumOf, Checksums } from './checksums';

/** Streams an archive, one entry after the other. */
export class ArchiveWriter {
  private readonly tar = pack();
  private readonly checksums = new Checksums();
  private readonly written: Promise<void>;

  constructor(target: Writable) {
    this.written = pipeline(this.tar, target);
    this.written.catch(() => undefined);
  }

  async add(name: string, { size, content }: { size: number; content: Readable }): Promise<void> {
    const entry = this.tar.entry({ name, size, mode: 0o600 });
    const added = pipeline(content, this.checksums.over(name), entry);
    await Promise.race([added, this.written]);
  }

  addBytes(name: string, bytes: Buffer): Promise<void> {
    return this.add(name, { size: bytes.length, content: Readable.from([bytes]) });
  }

  /** Returns the checksum of the entries added to the section so far. */
  checksumOf(section: Section): string {
    return this.checksums.of(section);
  }

  async finish(manifest: Manifest): Promise<void> {
    const bytes = Buffer.from(JSON.stringify(manifest, null, 2));
    await this.addBytes(manifestName, bytes);
    await this.addBytes(sealName, Buffer.from(`${checksumOf(bytes)}  ${manifestName}\n`));
    this.tar.finalize();
    await this.written;
  }
}

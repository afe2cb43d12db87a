/** A file with random access. */
export interface FileSource {
  /** In bytes. */
  size: number;
  /** Reads up to `length` bytes; fewer at the end of the file. */
  read(start: number, length: number): Promise<Buffer>;
}

/** Reads a range of a file; both ends are inclusive. */
type ReadRange = (range: { start: number; end: number }) => Promise<Buffer>;

const BLOCK_BYTES = 256 * 1024;
const MAX_BLOCKS = 8;

/** Reads a stored file in blocks and caches the last ones, so memory is bounded and few requests are sent to an object store. */
export class CachedSource implements FileSource {
  private readonly blocks = new Map<number, Buffer>();

  constructor(
    readonly size: number,
    private readonly readRange: ReadRange,
  ) {}

  async read(start: number, length: number): Promise<Buffer> {
    const end = Math.min(start + length, this.size);
    if (start >= end) return Buffer.alloc(0);
    const parts: Buffer[] = [];
    for (let at = start; at < end;) {
      const place = Math.floor(at / BLOCK_BYTES);
      const blockStart = place * BLOCK_BYTES;
      const part = (await this.block(place)).subarray(at - blockStart, end - blockStart);
      if (part.length === 0) break;
      parts.push(part);
      at += part.length;
    }
    return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
  }

  private async block(place: number): Promise<Buffer> {
    const cached = this.blocks.get(place);
    if (cached) return cached;
    const start = place * BLOCK_BYTES;
    const block = await this.readRange({ start, end: Math.min(start + BLOCK_BYTES, this.size) - 1 });
    const [oldest] = this.blocks.keys();
    if (oldest !== undefined && this.blocks.size >= MAX_BLOCKS) this.blocks.delete(oldest);
    this.blocks.set(place, block);
    return block;
  }
}

export function bufferSource(bytes: Buffer): FileSource {
  return {
    size: bytes.length,
    read: (start, length) => Promise.resolve(bytes.subarray(start, start + length)),
  };
}

/** The structure of a file cannot be followed to its end, so it may contain metadata that was not found. */
export class UnreadableFile extends Error {}

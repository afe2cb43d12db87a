import { buffer } from 'node:stream/consumers';
import type { MediaStorage } from '../../../platform/storage';

/** A file with random access. Reads beyond its end return fewer bytes. */
export interface FileContent {
  /** In bytes. */
  readonly size: number;
  read(start: number, length: number): Promise<Buffer>;
}

const BLOCK_BYTES = 64 * 1024;
/** Containers are read in a few places each, so that few blocks are read again. */
const MAX_CACHED_BLOCKS = 8;

/** Returns a stored file, of which at most half a megabyte is in memory. */
export function storedContent(storage: MediaStorage, key: string, size: number): FileContent {
  const blocks = new Map<number, Promise<Buffer>>();
  const block = (index: number) => {
    const start = index * BLOCK_BYTES;
    const end = Math.min(start + BLOCK_BYTES, size) - 1;
    const known = blocks.get(index) ?? buffer(storage.open(key, { start, end }));
    blocks.delete(index);
    blocks.set(index, known);
    for (const oldest of blocks.keys()) if (blocks.size > MAX_CACHED_BLOCKS) blocks.delete(oldest);
    return known;
  };
  return {
    size,
    async read(start, length) {
      const end = Math.min(start + length, size);
      const parts: Buffer[] = [];
      for (let at = Math.max(0, start); at < end;) {
        const content = await block(Math.floor(at / BLOCK_BYTES));
        const part = content.subarray(at % BLOCK_BYTES, (at % BLOCK_BYTES) + end - at);
        if (part.length === 0) break;
        parts.push(part);
        at += part.length;
      }
      return Buffer.concat(parts);
    },
  };
}

export const contentInMemory = (bytes: Buffer): FileContent => ({
  size: bytes.length,
  read: (start, length) => Promise.resolve(bytes.subarray(start, start + length)),
});

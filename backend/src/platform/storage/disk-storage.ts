import { close, constants, createReadStream, createWriteStream, open as openFile, read } from 'node:fs';
import { access, copyFile, mkdir, open, opendir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { countFileBytes } from '../process';
import { expectKey, isKey, MediaStorage, type ByteRange, type StoredFile } from './media-storage';

/** Retries the removal of a folder in which files appear meanwhile; delay in milliseconds. */
const retryUntilEmpty = { maxRetries: 10, retryDelay: 20 };

/** Stores files in a local folder. */
export class DiskStorage extends MediaStorage {
  constructor(private readonly folder: string) {
    super();
  }

  async write(key: string, content: Readable): Promise<{ bytes: number }> {
    const path = this.pathOf(key);
    const draft = `${path}.part`;
    await mkdir(dirname(path), { recursive: true });
    const file = createWriteStream(draft);
    try {
      await pipeline(content, file);
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    return { bytes: file.bytesWritten };
  }

  /** Uses copy-on-write (reflink) where the file system supports it. */
  async copy(from: string, to: string): Promise<boolean> {
    const [source, path] = [this.pathOf(from), this.pathOf(to)];
    const draft = `${path}.part`;
    await mkdir(dirname(path), { recursive: true });
    try {
      await copyFile(source, draft, constants.COPYFILE_FICLONE);
      await rename(draft, path);
      return true;
    } catch (error) {
      await rm(draft, { force: true });
      if (await exists(source)) throw error;
      return false;
    }
  }

  open(key: string, range?: ByteRange): Readable {
    return createReadStream(this.pathOf(key), { ...range, fs: countingFs });
  }

  async find(key: string): Promise<StoredFile | undefined> {
    const file = await open(this.pathOf(key)).catch(ignoreMissingFile);
    if (!file) return undefined;
    const { size } = await file.stat();
    return { size, content: file.createReadStream() };
  }

  /** Skips partial files: their names have a dot, and no key has one. */
  async *keys(): AsyncGenerator<string> {
    for await (const key of filesUnder(this.folder)) if (isKey(key)) yield key;
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async removeFolder(folder: string): Promise<void> {
    await rm(this.pathOf(folder), { recursive: true, force: true, ...retryUntilEmpty });
  }

  private pathOf(key: string): string {
    return join(this.folder, expectKey(key));
  }
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Yields the relative paths of all files below a folder. */
async function* filesUnder(folder: string, above = ''): AsyncGenerator<string> {
  const entries = await opendir(folder).catch(ignoreMissingFile);
  for await (const entry of entries ?? []) {
    if (entry.isDirectory()) yield* filesUnder(join(folder, entry.name), `${above}${entry.name}/`);
    else if (entry.isFile()) yield above + entry.name;
  }
}

function ignoreMissingFile(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

type ReadDone = (error: NodeJS.ErrnoException | null, bytes: number, buffer: Buffer) => void;

function readCounted(
  ...[file, buffer, offset, length, position, done]: [number, Buffer, number, number, number | null, ReadDone]
): void {
  countFileBytes(length);
  read(file, buffer, offset, length, position, done);
}

/** A file system for read streams that counts the bytes read (`countFileBytes`). */
const countingFs = { open: openFile, close, read: readCounted as unknown as typeof read };

import { constants, createReadStream, createWriteStream } from 'node:fs';
import { access, copyFile, mkdir, open, opendir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { countedFiles } from './counted-files';
import { expectKey, isKey, MediaStorage, type ByteRange, type WholeFile } from './media-storage';

/** A file that appears while the folder is being emptied is removed with the next try. */
const untilEmpty = { maxRetries: 10, retryDelay: 20 };

/** Files in a folder of this machine. */
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

  /** File systems that can share the bytes of two files do. */
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
      if (await isThere(source)) throw error;
      return false;
    }
  }

  open(key: string, range?: ByteRange): Readable {
    return createReadStream(this.pathOf(key), { ...range, fs: countedFiles });
  }

  async find(key: string): Promise<WholeFile | undefined> {
    const file = await open(this.pathOf(key)).catch(unlessMissing);
    if (!file) return undefined;
    const { size } = await file.stat();
    return { size, content: file.createReadStream() };
  }

  /** A draft has a dot in its name, and no key has one. */
  async *keys(): AsyncGenerator<string> {
    for await (const key of filesUnder(this.folder)) if (isKey(key)) yield key;
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async removeFolder(folder: string): Promise<void> {
    await rm(this.pathOf(folder), { recursive: true, force: true, ...untilEmpty });
  }

  private pathOf(key: string): string {
    return join(this.folder, expectKey(key));
  }
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Paths below a folder. */
async function* filesUnder(folder: string, above = ''): AsyncGenerator<string> {
  const entries = await opendir(folder).catch(unlessMissing);
  for await (const entry of entries ?? []) {
    if (entry.isDirectory()) yield* filesUnder(join(folder, entry.name), `${above}${entry.name}/`);
    else if (entry.isFile()) yield above + entry.name;
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

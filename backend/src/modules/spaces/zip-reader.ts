import { randomBytes } from 'node:crypto';
import { mkdir, open, rm, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { limits } from '@touchline/contract';
import { fromFdPromise, type Entry, type ZipFile } from 'yauzl';
import { Refusal } from '../../platform/http';

/** So large a text may be: a page is less, and so is the index of the most pages. */
const mostText = 20 * 1024 * 1024;

/**
 * A zip that somebody sent, in a file without a name: it is gone when it is closed, or its process is. What it says of
 * its entries is looked at before any is read, and entries that turn out otherwise fail.
 */
export class ZipReader {
  private constructor(
    private readonly file: FileHandle,
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  static async receive(folder: string, content: AsyncIterable<Buffer>): Promise<ZipReader> {
    const file = await unnamed(folder);
    try {
      await writeFile(file, content);
      const options = { autoClose: false, lazyEntries: true, strictFileNames: true } as const;
      const zip = await fromFdPromise(file.fd, options).catch(refuse);
      return new ZipReader(file, zip, await entriesOf(zip));
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  has(path: string): boolean {
    return this.entries.has(path);
  }

  async open(path: string): Promise<Readable> {
    const entry = this.entries.get(path) ?? refuse();
    const content = await this.zip.openReadStreamPromise(entry).catch(refuse);
    return content.pipe(checked(entry, content));
  }

  async text(path: string): Promise<string> {
    const entry = this.entries.get(path) ?? refuse();
    if (entry.uncompressedSize > mostText) throw new Refusal('too_large');
    return text(await this.open(path));
  }

  close(): Promise<void> {
    return this.file.close();
  }
}

async function unnamed(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `.import-${randomBytes(8).toString('hex')}`);
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  return file;
}

/** Two of one name, or more than an import may be, are refused before anything is unpacked. */
async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > 2 * limits.spaceEntries) throw new Refusal('too_large');
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  const found = zip.eachEntry();
  for (let next = await found.next().catch(refuse); !next.done; next = await found.next().catch(refuse)) {
    const entry = next.value;
    if (entries.has(entry.fileName) || entry.isEncrypted()) refuse();
    unpacked += entry.uncompressedSize;
    if (unpacked > limits.spaceUnpacked) throw new Refusal('too_large');
    entries.set(entry.fileName, entry);
  }
  return entries;
}

/** Passes the bytes on, and fails at the end when they are not those that were packed. */
function checked({ crc32: expected }: Entry, source: Readable): Transform {
  let sum = 0;
  const passing = new Transform({
    transform(chunk: Buffer, _, done) {
      sum = crc32(chunk, sum);
      done(null, chunk);
    },
    flush: (done) => done(sum === expected ? null : new Refusal('not_a_space')),
  });
  source.once('error', () => passing.destroy(new Refusal('not_a_space')));
  passing.once('close', () => source.destroy());
  return passing;
}

function refuse(): never {
  throw new Refusal('not_a_space');
}

import { mkdir, open, rm, writeFile, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { limits } from '@touchline/contract';
import { fromFdPromise, type Entry, type ZipFile } from 'yauzl';
import { Refusal } from '../../platform/http';
import { INDEX_NAME } from './archive-index';

/** The maximum size of a text, larger than any page and than the index of the most pages. */
const MAX_TEXT_BYTES = 20 * 1024 * 1024;

/**
 * An uploaded zip in an unlinked temporary file, which disappears when it is closed or its process ends. Checks the declared
 * sizes before it unpacks any entry; entries that differ from their declaration fail.
 */
export class ZipReader {
  private constructor(
    private readonly file: FileHandle,
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** Stores the zip at `path`, the name of a new file that is deleted at once. */
  static async receive(path: string, content: AsyncIterable<Buffer>): Promise<ZipReader> {
    const file = await openUnlinked(path);
    try {
      await writeFile(file, content);
      const options = { autoClose: false, lazyEntries: true } as const;
      const zip = await fromFdPromise(file.fd, options).catch(refuse);
      return new ZipReader(file, zip, inFolderOfIndex(await entriesOf(zip)));
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  has(path: string): boolean {
    return this.entries.has(composed(path));
  }

  async open(path: string): Promise<Readable> {
    const entry = this.entries.get(composed(path)) ?? refuse();
    const content = await this.zip.openReadStreamPromise(entry).catch(refuse);
    return content.pipe(checkedCrc(entry, content));
  }

  async text(path: string): Promise<string> {
    const entry = this.entries.get(composed(path)) ?? refuse();
    if (entry.uncompressedSize > MAX_TEXT_BYTES) throw new Refusal('too_large');
    return text(await this.open(path));
  }

  close(): Promise<void> {
    return this.file.close();
  }
}

async function openUnlinked(path: string): Promise<FileHandle> {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  return file;
}

/** Refuses duplicate names and too large archives before anything is unpacked. */
async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > 2 * limits.archiveEntries) throw new Refusal('too_large');
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  const found = zip.eachEntry();
  for (let next = await found.next().catch(refuse); !next.done; next = await found.next().catch(refuse)) {
    const entry = next.value;
    const name = nameOf(entry);
    if (entries.has(name) || entry.isEncrypted()) refuse();
    unpacked += entry.uncompressedSize;
    if (unpacked > limits.archiveUnpackedBytes) throw new Refusal('too_large');
    entries.set(name, entry);
  }
  return entries;
}

/** Some systems decompose accents in the names of files when they unpack or pack an archive. */
const composed = (name: string) => name.normalize('NFC');

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** macOS packs names as UTF-8 without the flag that says so, and tools of Windows separate folders by backslashes. */
function nameOf({ fileName, fileNameRaw }: Entry): string {
  try {
    return composed(utf8.decode(fileNameRaw).replaceAll('\\', '/'));
  } catch {
    return composed(fileName);
  }
}

/**
 * Returns the entries with paths relative to the folder of the index, because a folder that was unpacked and packed again
 * contains everything, beside entries of the system.
 */
function inFolderOfIndex(entries: ReadonlyMap<string, Entry>): ReadonlyMap<string, Entry> {
  const folders = [...entries.keys()]
    .filter((name) => name.endsWith(`/${INDEX_NAME}`) && !name.startsWith('__MACOSX/'))
    .map((name) => name.slice(0, -INDEX_NAME.length))
    .sort((one, other) => one.length - other.length);
  const [folder] = entries.has(INDEX_NAME) ? [''] : folders;
  if (!folder) return entries;
  return new Map(
    [...entries].flatMap(([name, entry]) =>
      name.startsWith(folder) ? [[name.slice(folder.length), entry] as const] : [],
    ),
  );
}

/** Passes the bytes through, and fails at the end when the CRC does not match. */
function checkedCrc({ crc32: expected }: Entry, source: Readable): Transform {
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

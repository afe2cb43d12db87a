import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { migrations } from '../migrations';
import { StartError } from '../platform/process';
import { format, manifestName, sealName, type Manifest } from './archive';
import { checksumOf, Checksums } from './checksums';

export interface Entry {
  name: string;
  content: Readable;
}

/** Yields the entries in order. Each must be consumed before the next one. */
export async function* entriesOf(path: string): AsyncGenerator<Entry> {
  const file = createReadStream(path);
  const tar = extract();
  file.once('error', (error) => tar.destroy(error)).pipe(tar);
  try {
    for await (const entry of tar) yield { name: entry.header.name, content: Readable.from(entry) };
  } finally {
    file.destroy();
  }
}

/**
 * Reads the whole archive and verifies its checksums, so that no part of a damaged archive is restored.
 * @throws {StartError} when it is missing, damaged, incomplete or of a newer version.
 */
export async function inspectArchive(path: string): Promise<Manifest> {
  await (await open(path).catch(() => refuse(path, 'cannot be read: there is no such file'))).close();
  const found = await readThrough(path).catch(() => refuse(path, 'is damaged, or no archive of Touchline'));
  if (!found.manifest || !found.seal) return refuse(path, 'is no whole archive: its end is missing');
  if (!found.seal.startsWith(checksumOf(found.manifest))) return refuse(path, 'is damaged: its manifest');
  const manifest = JSON.parse(found.manifest.toString()) as Manifest;
  if (manifest.format > format || migrationIndex(manifest.migration) < 0)
    return refuse(path, 'was made by a newer Touchline: update this one first');
  expectSame(path, manifest, found.checksums);
  return manifest;
}

/** Returns the index of a migration; -1 when it is unknown. */
export const migrationIndex = (migration: string) =>
  migrations.findIndex((each) => new each().name === migration);

async function readThrough(path: string) {
  const checksums = new Checksums();
  const ends = new Map<string, Buffer>();
  for await (const { name, content } of entriesOf(path)) {
    const isEnd = name === manifestName || name === sealName;
    if (isEnd) ends.set(name, await buffer(content));
    else await pipeline(content, checksums.over(name), nowhere());
  }
  return { checksums, manifest: ends.get(manifestName), seal: ends.get(sealName)?.toString() };
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

function expectSame(path: string, { tables, media }: Manifest, found: Checksums): void {
  for (const { name, checksum } of tables)
    if (found.of(`tables/${name}`) !== checksum) refuse(path, `is damaged: the rows of ${name}`);
  if (found.of('media') !== media.checksum) refuse(path, 'is damaged: its uploads');
}

function refuse(path: string, reason: string): never {
  throw new StartError(`"${path}" ${reason}.`);
}

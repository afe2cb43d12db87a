import { gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { Snapshot, type Table } from '../platform/database/copy';
import type { MediaStorage } from '../platform/storage';
import { format, mediaName, chunkName, type Manifest } from './archive';
import type { ArchiveWriter } from './archive-writer';
import { chunksOf, rowsIn } from './chunks';

const packed = promisify(gzip);

interface Source {
  databaseUrl: string;
  storage: MediaStorage;
  now: Date;
}

/**
 * Writes a backup while the server runs. Uploads are copied first, which takes longest; then a snapshot of all rows; then the uploads
 * added since. So every row has its file, unless the file was deleted in between.
 */
export async function backUp(
  archive: ArchiveWriter,
  { databaseUrl, storage, now }: Source,
): Promise<Manifest> {
  const uploads = new Uploads(archive, storage);
  await uploads.add();
  const snapshot = await Snapshot.open(databaseUrl);
  try {
    const tables: Manifest['tables'] = [];
    for (const table of snapshot.schema.tables) tables.push(await addTable(archive, snapshot, table));
    await uploads.add();
    const { migration, sequences } = snapshot.schema;
    const media = { ...uploads.counts, checksum: archive.checksumOf('media') };
    const manifest = { format, made: now.toISOString(), migration, sequences, tables, media };
    await archive.finish(manifest);
    return manifest;
  } finally {
    await snapshot.close();
  }
}

async function addTable(archive: ArchiveWriter, snapshot: Snapshot, table: Table) {
  let rows = 0;
  let chunks = 0;
  for await (const chunk of chunksOf(snapshot.rows(table))) {
    await archive.addBytes(chunkName(table.name, ++chunks), await packed(chunk));
    rows += rowsIn(chunk);
  }
  return { ...table, rows, checksum: archive.checksumOf(`tables/${table.name}`) };
}

class Uploads {
  readonly counts = { files: 0, bytes: 0 };
  private readonly known = new Set<string>();

  constructor(
    private readonly archive: ArchiveWriter,
    private readonly storage: MediaStorage,
  ) {}

  /** Adds the uploads that are not in the archive yet. Files deleted meanwhile are skipped. */
  async add(): Promise<void> {
    for await (const key of this.storage.keys()) {
      const file = this.known.has(key) ? undefined : await this.storage.find(key);
      if (!file) continue;
      await this.archive.add(mediaName(key), file);
      this.known.add(key);
      this.counts.files++;
      this.counts.bytes += file.size;
    }
  }
}

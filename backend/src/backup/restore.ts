import { createGunzip } from 'node:zlib';
import { migrations } from '../migrations';
import { migrate } from '../platform/database';
import { dropUnusedTables, BulkLoad } from '../platform/database/copy';
import { dropQueues } from '../platform/jobs';
import { isKey, type MediaStorage } from '../platform/storage';
import type { Manifest } from './archive';
import { entriesOf, migrationIndex, type Entry } from './archive-reader';

interface Target {
  databaseUrl: string;
  storage: MediaStorage;
}

/** Restores an inspected archive to an empty installation and runs the migrations that are newer than the archive. */
export async function restore(path: string, manifest: Manifest, target: Target): Promise<void> {
  const { databaseUrl } = target;
  await dropUnusedTables(databaseUrl, 'users');
  await dropQueues(databaseUrl);
  await migrate(databaseUrl, migrations.slice(0, migrationIndex(manifest.migration) + 1));
  const loading = await BulkLoad.begin(databaseUrl);
  try {
    const add = { tables: adderOfRows(loading, manifest), media: adderOfMedia(target.storage) };
    for await (const entry of entriesOf(path)) {
      const [, section, rest = ''] = /^(tables|media)\/(.+)$/.exec(entry.name) ?? [];
      if (section === 'tables' || section === 'media') await add[section](rest, entry);
      else entry.content.resume();
    }
    await loading.commit(manifest.sequences);
  } finally {
    await loading.end();
  }
  await migrate(databaseUrl, migrations);
}

type Add = (name: string, entry: Entry) => Promise<void>;

function adderOfRows(loading: BulkLoad, { tables }: Manifest): Add {
  return async (name, { content }) => {
    const table = tables.find((each) => name.startsWith(`${each.name}/`));
    if (!table) throw new Error(`The archive has rows of ${name} that its manifest does not know.`);
    await loading.add(table, [content, createGunzip()]);
  };
}

function adderOfMedia(storage: MediaStorage): Add {
  return async (key, { content }) => {
    if (!isKey(key)) throw new Error(`The archive has a file ${key} that is no upload.`);
    await storage.write(key, content);
  };
}

import { startEmbeddedPostgres } from './platform/database/embedded';
import { assertFreeAddress, holdFolder } from './platform/process';
import type { Settings } from './settings';
import type { Stopping } from './stopping';

/** Locks the data folder and answers the address of the database, which is started unless one was given. */
export async function openDatabase(settings: Settings, stopping: Stopping): Promise<string> {
  await assertFreeAddress(settings);
  await stopping.add(holdFolder(settings.dataDir));
  if (settings.databaseUrl) return settings.databaseUrl;
  const { url, stop } = await startEmbeddedPostgres(settings.dataDir);
  await stopping.add(stop);
  return url;
}

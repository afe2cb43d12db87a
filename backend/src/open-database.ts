import { startEmbeddedPostgres } from './platform/database/embedded';
import { assertAddressFree, lockFolder } from './platform/process';
import type { Settings } from './settings';
import type { Stopping } from './stopping';

/** Rejects with a StartError when the address or the data folder is in use; locks the folder. */
export async function claimAddressAndFolder(settings: Settings, stopping: Stopping): Promise<void> {
  await assertAddressFree(settings);
  await stopping.add(lockFolder(settings.dataDir));
}

/** Answers the address of the database, which is started unless one was given. */
export async function startDatabase(settings: Settings, stopping: Stopping): Promise<string> {
  if (settings.databaseUrl) return settings.databaseUrl;
  const { url, stop } = await startEmbeddedPostgres(settings.dataDir);
  await stopping.add(stop);
  return url;
}

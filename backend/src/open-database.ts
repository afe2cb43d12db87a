import { startEmbeddedPostgres } from './platform/database/embedded';
import { assertAddressFree, lockFolder } from './platform/process';
import type { Settings } from './settings';
import type { Stopping } from './stopping';

/**
 * Checks that the address is free and locks the data folder.
 * @throws {StartError} when either is in use.
 */
export async function claimAddressAndFolder(settings: Settings, stopping: Stopping): Promise<void> {
  await assertAddressFree(settings);
  await stopping.add(lockFolder(settings.dataDir));
}

/** Returns the connection URL of the database; starts the embedded one unless `DATABASE_URL` is set. */
export async function startDatabase(settings: Settings, stopping: Stopping): Promise<string> {
  if (settings.databaseUrl) return settings.databaseUrl;
  const { url, stop } = await startEmbeddedPostgres(settings.dataDir);
  await stopping.add(stop);
  return url;
}

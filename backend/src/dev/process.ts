import { claimAddressAndFolder, startDatabase } from '../open-database';
import { StartError } from '../platform/process';
import { readSettings, type Settings } from '../settings';
import { stopOnSignals, type Stopping } from '../stopping';

/** The part of the development server that survives restarts of the app (.tools/dev). */
export interface DevProcess {
  settings: Settings;
  stopping: Stopping;
  /** Connection URL of the database; rejects with a StartError. */
  database: Promise<string>;
}

/** Reads the settings, handles signals and starts the database, which stays up while the app restarts. */
export function startProcess(root: string): DevProcess {
  const settings = readSettings(process.env, root);
  const stopping = stopOnSignals();
  const database = claimAddressAndFolder(settings, stopping).then(() => startDatabase(settings, stopping));
  database.catch(() => undefined);
  return { settings, stopping, database };
}

/**
 * Returns whether an error comes from the settings or the environment, which no change of a source file can fix. Compared by name,
 * because each evaluation of the sources defines a new class.
 */
export const isStartError = (error: unknown) =>
  error instanceof Error && error.constructor.name === StartError.name;

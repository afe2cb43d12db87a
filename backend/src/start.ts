import { announce } from './announce';
import { claimAddressAndFolder, startDatabase } from './open-database';
import { tuneGarbageCollection } from './platform/process';
import { readSettings, type Settings } from './settings';
import { stopOnSignals, type Stopping } from './stopping';

/** `TOUCHLINE_ROOT` and `TOUCHLINE_STARTER` are set by `npm start`. */
const { TOUCHLINE_ROOT: root = process.cwd(), TOUCHLINE_STARTER: starter } = process.env;

/** Starts the server from the environment. On a signal all steps are undone in reverse order. */
export async function start(): Promise<void> {
  const settings = readSettings(process.env, root);
  const stopping = stopOnSignals();
  try {
    await startAll(settings, stopping);
  } catch (error) {
    if (stopping.isUnderWay) return;
    await stopping.undo();
    throw error;
  }
}

/** Imports the server (one second) while the database starts, after the address and the folder are known to be free. */
async function startAll(settings: Settings, stopping: Stopping): Promise<void> {
  await claimAddressAndFolder(settings, stopping);
  const [databaseUrl, { prepareServer }, { fillEmptyDatabase }] = await Promise.all([
    startDatabase(settings, stopping),
    import('./serve'),
    import('./first-start'),
  ]);
  const app = await prepareServer(databaseUrl, settings);
  await stopping.add(() => app.close());
  const isDemoWelcome = !settings.databaseUrl && starter === 'npm';
  const filled = await fillEmptyDatabase(app, settings, isDemoWelcome);
  await app.listen(settings.port, settings.host);
  announce(settings, filled);
  tuneGarbageCollection();
}

import { announce } from './announce';
import { assertFreeAddress, holdFolder } from './platform/process';
import { startEmbeddedPostgres } from './platform/database/embedded';
import { prepareServer } from './serve';
import { fillEmptyDatabase } from './first-start';
import { readSettings, type Settings } from './settings';
import { onStop } from './stopping';

/** `TOUCHLINE_ROOT` and `TOUCHLINE_STARTER` are set by `npm start`. */
const { TOUCHLINE_ROOT: root = process.cwd(), TOUCHLINE_STARTER: starter } = process.env;

/** From the environment to a listening server, each step undone in turn when it is asked to stop. */
export async function start(): Promise<void> {
  const settings = readSettings(process.env, root);
  const undo: (() => unknown)[] = [];
  onStop(async () => {
    for (const step of undo.reverse()) await step();
  });
  await assertFreeAddress(settings);
  undo.push(holdFolder(settings.dataDir));
  try {
    const database = await openDatabase(settings);
    undo.push(database.stop);
    const app = await prepareServer(database.url, settings);
    undo.push(() => app.close());
    const filled = await fillEmptyDatabase(app, settings, database.isNew && starter === 'npm');
    await app.listen(settings.port, settings.host);
    announce(settings, filled);
  } catch (error) {
    for (const step of undo.reverse()) await step();
    throw error;
  }
}

async function openDatabase({ databaseUrl, dataDir }: Settings) {
  if (databaseUrl) return { url: databaseUrl, isNew: false, stop: () => undefined };
  return startEmbeddedPostgres(dataDir);
}

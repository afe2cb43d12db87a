import { Tokens } from '../../tokens';
import { findBinaries } from './binaries';
import { connectionUrl, openCluster } from './cluster';
import {
  freePort,
  launchPostgres,
  stopPostgres,
  type Launch,
  type PostgresProcess,
} from './postgres-process';
import { clearStaleServer } from './stale-server';

export interface EmbeddedPostgres {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Runs the bundled PostgreSQL on files in `dataDir`, on a free port of the loopback address, and restarts it on the same port when it
 * dies.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  { isThrowAway = false } = {},
): Promise<EmbeddedPostgres> {
  const binaries = findBinaries();
  const cluster = openCluster(binaries, dataDir, new Tokens().random());
  await clearStaleServer(cluster.folder);
  const launch = { postgres: binaries.postgres, cluster, port: await freePort(), isThrowAway };
  const keeper = await keepRunning(launch);
  return { url: connectionUrl(cluster, launch.port), stop: keeper.stop };
}

/** Restarts a dead server with exponential backoff (100 ms to 5 s). */
async function keepRunning(launch: Launch): Promise<{ stop: () => Promise<void> }> {
  let current = await launchPostgres(launch);
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;

  const watch = ({ child }: PostgresProcess) => child.once('exit', () => restart(100));
  const restart = (delay: number) => {
    if (isStopping) return;
    timer = setTimeout(() => void revive(delay), delay);
  };
  const revive = async (delay: number) => {
    try {
      await clearStaleServer(launch.cluster.folder);
      current = await launchPostgres(launch);
      if (isStopping) await stopPostgres(current);
      else watch(current);
    } catch {
      restart(Math.min(delay * 2, 5000));
    }
  };

  watch(current);
  return {
    stop: async () => {
      isStopping = true;
      clearTimeout(timer);
      await stopPostgres(current);
    },
  };
}

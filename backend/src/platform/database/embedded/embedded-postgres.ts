import { randomBytes } from 'node:crypto';
import { findBinaries } from './binaries';
import { addressOf, openCluster } from './cluster';
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
 * Runs the PostgreSQL of the packages on files in `dataDir`, on a free port of the loopback address, and starts it
 * again on the same port should it die.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  { isThrowAway = false } = {},
): Promise<EmbeddedPostgres> {
  const binaries = findBinaries();
  const cluster = openCluster(binaries, dataDir, randomBytes(24).toString('hex'));
  await clearStaleServer(cluster.folder);
  const launch = { postgres: binaries.postgres, cluster, port: await freePort(), isThrowAway };
  const keeper = await keepRunning(launch);
  return { url: addressOf(cluster, launch.port), stop: keeper.stop };
}

/** A server that died is started again after a moment, each time in vain a little later. */
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

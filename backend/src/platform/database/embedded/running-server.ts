import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf } from '../../process';
import { connectionUrl, findCluster } from './cluster';

/** Returns the connection URL of the server that runs on the files in `dataDir`, or undefined when none does. */
export function findRunningPostgres(dataDir: string): string | undefined {
  const cluster = findCluster(dataDir);
  const [pid, , , port] = linesOf(join(dataDir, 'postgres/postmaster.pid'));
  if (!cluster || !port || !nameOf(Number(pid)).startsWith('postgres')) return undefined;
  return connectionUrl(cluster, Number(port));
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf } from '../../process';
import { addressOf, findCluster } from './cluster';

/** The address of the server that runs on the files in `dataDir`; undefined where none does. */
export function findRunningPostgres(dataDir: string): string | undefined {
  const cluster = findCluster(dataDir);
  const [pid, , , port] = linesOf(join(dataDir, 'postgres/postmaster.pid'));
  if (!cluster || !port || !nameOf(Number(pid)).startsWith('postgres')) return undefined;
  return addressOf(cluster, Number(port));
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

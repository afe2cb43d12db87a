import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../process';
import { asPostgres } from './as-postgres';
import type { Binaries } from './binaries';

export interface Cluster {
  folder: string;
  password: string;
}

const databaseUser = 'app';

const folderIn = (dataDir: string) => join(dataDir, 'postgres');
const passwordIn = (folder: string) => join(folder, 'touchline-password');

/** Returns the cluster in `dataDir`, or undefined before the first start. */
export function findCluster(dataDir: string): Cluster | undefined {
  const folder = folderIn(dataDir);
  if (!existsSync(passwordIn(folder))) return undefined;
  return { folder, password: readFileSync(passwordIn(folder), 'utf8') };
}

export const connectionUrl = ({ password }: Cluster, port: number) =>
  `postgres://${databaseUser}:${password}@127.0.0.1:${port}/postgres`;

/**
 * Returns the files of the embedded server and creates them on first use. They are created in a temporary folder that is then renamed,
 * so an interrupted first start leaves no partial cluster.
 */
export function openCluster(binaries: Binaries, dataDir: string, newPassword: string): Cluster {
  const existing = findCluster(dataDir);
  if (existing) return existing;
  const folder = folderIn(dataDir);
  const draft = join(dataDir, 'postgres.new');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  const draftPassword = join(dataDir, 'postgres.password');
  writeFileSync(draftPassword, newPassword, { mode: 0o600 });
  const args = ['-D', draft, '-U', databaseUser, '--auth=scram-sha-256', `--pwfile=${draftPassword}`];
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const runner = asPostgres(binaries.initdb, [...args, ...locale, '--no-instructions'], draft);
  if (runner.owner) chownSync(draftPassword, runner.owner.uid, runner.owner.gid);
  const initdb = spawnSync(runner.command, runner.args, { ...runner.owner, encoding: 'utf8' });
  rmSync(draftPassword, { force: true });
  if (initdb.status !== 0) {
    const reason = initdb.error?.message ?? lastLine(initdb.stderr);
    throw new StartError(`The embedded database could not be made: ${reason}`);
  }
  writeFileSync(passwordIn(draft), newPassword, { mode: 0o600 });
  renameSync(draft, folder);
  return { folder, password: newPassword };
}

export function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}

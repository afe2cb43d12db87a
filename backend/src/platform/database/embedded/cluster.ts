import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../process';
import { asPostgres } from './as-postgres';
import type { Binaries } from './binaries';

export interface Cluster {
  folder: string;
  password: string;
}

export const databaseUser = 'app';

/**
 * The files of the embedded server, made on first use. They are made beside their place and moved there whole, so that
 * an interrupted first start leaves nothing half made.
 */
export function openCluster(binaries: Binaries, dataDir: string, newPassword: string): Cluster {
  const folder = join(dataDir, 'postgres');
  const passwordFile = join(folder, 'touchline-password');
  if (existsSync(passwordFile)) {
    return { folder, password: readFileSync(passwordFile, 'utf8') };
  }
  const draft = join(dataDir, 'postgres.new');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  const draftPassword = join(dataDir, 'postgres.password');
  writeFileSync(draftPassword, newPassword, { mode: 0o644 });
  const args = ['-D', draft, '-U', databaseUser, '--auth=scram-sha-256', `--pwfile=${draftPassword}`];
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const runner = asPostgres(binaries.initdb, [...args, ...locale, '--no-instructions'], draft);
  const made = spawnSync(runner.command, runner.args, { ...runner.owner, encoding: 'utf8' });
  rmSync(draftPassword, { force: true });
  if (made.status !== 0) {
    const reason = made.error?.message ?? lastLine(made.stderr);
    throw new StartError(`The embedded database could not be made: ${reason}`);
  }
  writeFileSync(join(draft, 'touchline-password'), newPassword, { mode: 0o600 });
  renameSync(draft, folder);
  return { folder, password: newPassword };
}

export function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}

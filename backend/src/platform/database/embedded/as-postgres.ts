import { spawnSync } from 'node:child_process';
import { chownSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** How to run a program of PostgreSQL, which refuses to be root. */
export interface Runner {
  command: string;
  args: string[];
  uid?: number;
  gid?: number;
}

const nobody = 65534;

/**
 * As root: inside a user namespace that calls us nobody, which leaves the files ours; where that is forbidden, really
 * as nobody. On Linux the server is told when its parent dies, however that happens.
 */
export function asPostgres(program: string, args: string[], folder: string): Runner {
  const isLinux = process.platform === 'linux';
  const tied = isLinux ? ['setpriv', '--pdeathsig', 'INT', program, ...args] : [program, ...args];
  if (process.getuid?.() !== 0) return toRunner(tied);
  const namespace = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`];
  if (isLinux && works([...namespace, 'true'])) return toRunner([...namespace, ...tied]);
  giveAway(folder);
  return { ...toRunner(tied), uid: nobody, gid: nobody };
}

function toRunner([command = '', ...args]: string[]): Runner {
  return { command, args };
}

function works([command = '', ...args]: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

function giveAway(folder: string): void {
  chownSync(folder, nobody, nobody);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) giveAway(path);
    else chownSync(path, nobody, nobody);
  }
}

import { spawnSync } from 'node:child_process';
import { chownSync, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

/** Command and user for a program of PostgreSQL, which refuses to run as root. */
export interface Runner {
  command: string;
  args: string[];
  /** The user that runs the command; undefined when it is the current one. */
  owner?: { uid: number; gid: number };
}

const nobody = 65534;
const asNobody = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`];
const tiedToParent = ['setpriv', '--pdeathsig', 'INT'];

/**
 * Chooses an unprivileged user for a program of PostgreSQL. An ordinary user runs it as itself. Root, or a uid without a name (which
 * initdb refuses too), runs it in a user namespace that maps it to `nobody`, so the files keep their owner. Where user namespaces are
 * forbidden, root runs it as `nobody` and changes the owner of the folder. With `setpriv` the program gets SIGINT when its parent dies.
 */
export function asPostgres(program: string, args: string[], folder: string): Runner {
  const withTie = canRun(tiedToParent) ? tiedToParent : [];
  const asOurselves = toRunner([...withTie, program, ...args]);
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && hasName()) return asOurselves;
  if (canRun(asNobody)) return toRunner([...asNobody, ...withTie, program, ...args]);
  if (!isRoot) return asOurselves;
  chownTree(folder);
  return { ...asOurselves, owner: { uid: nobody, gid: nobody } };
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

function toRunner([command = '', ...args]: string[]): Runner {
  return { command, args };
}

/** Returns whether the command exists and succeeds with these arguments. */
function canRun([command = '', ...args]: string[]): boolean {
  return spawnSync(command, [...args, 'true'], { stdio: 'ignore' }).status === 0;
}

function chownTree(folder: string): void {
  chownSync(folder, nobody, nobody);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) chownTree(path);
    else chownSync(path, nobody, nobody);
  }
}

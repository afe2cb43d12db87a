import { spawnSync } from 'node:child_process';
import { chownSync, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

/** How to run a program of PostgreSQL, which refuses to be root. */
export interface Runner {
  command: string;
  args: string[];
  /** As whom, where it is not ourselves. */
  owner?: { uid: number; gid: number };
}

const nobody = 65534;
const asNobody = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`];
const tiedToParent = ['setpriv', '--pdeathsig', 'INT'];

/**
 * As an ordinary user: as ourselves. As root, or as a number that has no name (which initdb refuses too): inside a user
 * namespace that calls us nobody, which leaves the files ours. Where that is forbidden root really becomes nobody.
 * Where the system can tell the server that its parent has died, it does.
 */
export function asPostgres(program: string, args: string[], folder: string): Runner {
  const tie = works(tiedToParent) ? tiedToParent : [];
  const asOurselves = toRunner([...tie, program, ...args]);
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && hasName()) return asOurselves;
  if (works(asNobody)) return toRunner([...asNobody, ...tie, program, ...args]);
  if (!isRoot) return asOurselves;
  giveAway(folder);
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

/** There is such a program on this system, and it may do what it is asked. */
function works([command = '', ...args]: string[]): boolean {
  return spawnSync(command, [...args, 'true'], { stdio: 'ignore' }).status === 0;
}

function giveAway(folder: string): void {
  chownSync(folder, nobody, nobody);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) giveAway(path);
    else chownSync(path, nobody, nobody);
  }
}

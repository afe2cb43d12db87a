import { spawnSync } from 'node:child_process';
import { chownSync, readdirSync } from 'node:fs';
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
 * As root: inside a user namespace that calls us nobody, which leaves the files ours; where that is forbidden, really
 * as nobody. Where the system can tell the server that its parent has died, it does.
 */
export function asPostgres(program: string, args: string[], folder: string): Runner {
  const tie = works(tiedToParent) ? tiedToParent : [];
  if (process.getuid?.() !== 0) return toRunner([...tie, program, ...args]);
  if (works(asNobody)) return toRunner([...asNobody, ...tie, program, ...args]);
  giveAway(folder);
  return { ...toRunner([...tie, program, ...args]), owner: { uid: nobody, gid: nobody } };
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

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface Process {
  name: string;
  parent: number;
  /** Start time in the format of the operating system; only compared. */
  started: string;
}

/** Returns the start time of a process, or an empty string when it does not run. */
export const startTimeOf = (pid: number): string => readProcess(pid)?.started ?? '';

/** Returns the name of a process, or an empty string when it does not run. */
export const nameOf = (pid: number): string => readProcess(pid)?.name ?? '';

/** Returns the parent pid of a process, or 0 when it does not run. */
export const parentOf = (pid: number): number => readProcess(pid)?.parent ?? 0;

export function isRunning(pid: number, started: string): boolean {
  return started !== '' && startTimeOf(pid) === started;
}

function readProcess(pid: number): Process | undefined {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  } catch {
    return undefined;
  }
}

/** `/proc/<pid>/stat`: the name in brackets, the state (Z: a zombie), the parent and, 20th, the start in ticks. */
function fromProc(pid: number): Process | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [opening, closing] = [stat.indexOf('('), stat.lastIndexOf(')')];
  const fields = stat.slice(closing + 2).split(' ');
  const [state, parent, started] = [fields[0], Number(fields[1]), fields[19]];
  if (state === 'Z' || state === 'X' || started === undefined) return undefined;
  return { name: stat.slice(opening + 1, closing), parent, started };
}

/** Fallback without `/proc`. `ps` prints the start as a date of five words, the parent pid, then the path of the program. */
function fromPs(pid: number): Process | undefined {
  const output = execFileSync('ps', ['-o', 'lstart=,ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' });
  const words = output.trim().split(/\s+/);
  const name = words.slice(6).join(' ').split('/').at(-1);
  return name ? { name, parent: Number(words[5]), started: words.slice(0, 5).join(' ') } : undefined;
}

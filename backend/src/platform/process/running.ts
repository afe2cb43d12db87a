import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What the system says of a process. */
interface Process {
  name: string;
  parent: number;
  /** When it started, in the system's own words. */
  started: string;
}

/** When a process started; empty when there is no such process or it has ended. */
export const startOf = (pid: number): string => find(pid)?.started ?? '';

/** The name of a running process; empty when it has ended. */
export const nameOf = (pid: number): string => find(pid)?.name ?? '';

/** The process that a running process was started by; 0 when it has ended. */
export const parentOf = (pid: number): number => find(pid)?.parent ?? 0;

export function isRunning(pid: number, started: string): boolean {
  return started !== '' && startOf(pid) === started;
}

function find(pid: number): Process | undefined {
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

/** Where there is no `/proc`: the start as a date of five words, the parent, then the path of the program. */
function fromPs(pid: number): Process | undefined {
  const said = execFileSync('ps', ['-o', 'lstart=,ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' });
  const words = said.trim().split(/\s+/);
  const name = words.slice(6).join(' ').split('/').at(-1);
  return name ? { name, parent: Number(words[5]), started: words.slice(0, 5).join(' ') } : undefined;
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** When a process started, in the system's own words; empty when there is no such process or it has ended. */
export function startOf(pid: number): string {
  if (process.platform === 'linux') return startFromProc(pid);
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

export function isRunning(pid: number, started: string): boolean {
  return started !== '' && startOf(pid) === started;
}

/** The name of a running process; empty when it has ended. */
export function nameOf(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/** `/proc/<pid>/stat`: after the name in brackets come the state (Z: a zombie) and, 20th, the start in ticks. */
function startFromProc(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, ticks] = [fields[0], fields[19]];
    return state === 'Z' || state === 'X' || ticks === undefined ? '' : ticks;
  } catch {
    return '';
  }
}

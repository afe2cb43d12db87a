import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Linux counts processor time in units of 10 ms. */
const TICK_MICROSECONDS = 10_000;

export interface Running {
  origin: string;
  pid: number;
  stop: () => Promise<void>;
}

/** Starts a Node program and resolves when it responds. */
export async function runNode(
  args: readonly string[],
  { port, env = {} }: { port: number; env?: Record<string, string> },
): Promise<Running> {
  const child: ChildProcess = spawn(process.execPath, [...args], {
    env: { PATH: process.env.PATH, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(origin))) {
    if (child.exitCode !== null) throw new Error(`${args[0]} ended`);
    await pause(30);
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { origin, pid: child.pid ?? 0, stop };
}

export interface BusyLoops {
  stop: () => Promise<void>;
}

/** Starts busy loops that simulate other work on the machine. As part of the benchmark they do not count as "others". */
export function startBusyLoops(count: number): BusyLoops {
  const loops = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  const stop = async () => {
    const ended = loops.map((loop) => once(loop, 'exit'));
    loops.forEach((loop) => loop.kill());
    await Promise.all(ended);
  };
  return { stop };
}

/** Returns whether a server responds, with any status. */
export const answers = (origin: string): Promise<boolean> =>
  fetch(`${origin}/api/health/ready`).then(
    () => true,
    () => false,
  );

/** Returns the processor time of processes in microseconds. */
export function cpuOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + stat(pid).ticks * TICK_MICROSECONDS, 0);
}

/** Returns the pids of a process and its children. */
export function family(pid: number): number[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return [pid, ...all.filter((each) => stat(each).parent === pid)];
}

/** Peak memory by pid before the last reset. */
const before = new Map<number, number>();

/** Returns the memory of a process in MB: now, peak since `resetPeak`, and peak since its start. */
export function memoryOf(pid: number): { now: number; peak: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  const peak = of('VmHWM');
  return { now: of('VmRSS'), peak, most: Math.max(peak, before.get(pid) ?? 0) };
}

export function resetPeak(pid: number): void {
  before.set(pid, memoryOf(pid).most);
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

function stat(pid: number): { parent: number; ticks: number } {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return { parent: 0, ticks: 0 };
  }
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Linux counts processor time in hundredths of a second. */
const tick = 10_000;

export interface Running {
  origin: string;
  pid: number;
  stop: () => Promise<void>;
}

/** A Node program as a process of its own, once it answers at all. */
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

/** Programs that never rest, as other work on the machine. They are part of the benchmark, so nobody counts as "others". */
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

/** Whether anything answers there. */
export const answers = (origin: string): Promise<boolean> =>
  fetch(`${origin}/api/health/ready`).then(
    () => true,
    () => false,
  );

/** Microseconds of processor time that processes have used so far. */
export function cpuOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + stat(pid).ticks * tick, 0);
}

/** A process and its children. */
export function family(pid: number): number[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return [pid, ...all.filter((each) => stat(each).parent === pid)];
}

/** What processes took at the most until they were to begin anew. */
const before = new Map<number, number>();

/** Megabytes: now, at the most since `forgetPeak`, and at the most ever. */
export function memoryOf(pid: number): { now: number; peak: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  const peak = of('VmHWM');
  return { now: of('VmRSS'), peak, most: Math.max(peak, before.get(pid) ?? 0) };
}

export function forgetPeak(pid: number): void {
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

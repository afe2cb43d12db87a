/**
 * Reads processor time on Linux: of the whole machine, of the benchmark with its child processes, and, as the
 * difference, of all other processes. A large share of other processes invalidates a measurement.
 */
import { readdirSync, readFileSync } from 'node:fs';

/** A round is repeated if other processes used more than this share of the machine. */
export const MAX_OTHERS = 0.1;

/**
 * Ticks since boot. `total` is the time of all processors, including idle time.
 * @typedef {{ total: number, busy: number, own: number }} Ticks
 */

/**
 * Runs a function and returns its result with the share of the machine that other processes used in the
 * meantime, from 0 to 1.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<{ result: T, others: number }>}
 */
export async function watchOthers(work) {
  const before = ticksNow();
  const result = await work();
  return { result, others: shareOfOthers(before, ticksNow()) };
}

/**
 * @param {Ticks} before
 * @param {Ticks} now
 */
export function shareOfOthers(before, now) {
  const total = now.total - before.total;
  const others = now.busy - before.busy - (now.own - before.own);
  return total > 0 ? Math.max(0, others / total) : 0;
}

/** @returns {Ticks} */
export function ticksNow() {
  const own = ticksOfTree(readProcesses(), Number(process.env.BENCH_PID ?? process.ppid));
  return { ...parseMachine(readFileSync('/proc/stat', 'utf8')), own };
}

/**
 * Parses the first line of /proc/stat. Interrupts count as idle, because they belong to no process. Stolen
 * time counts as busy, because another virtual machine used it.
 * @param {string} text
 */
export function parseMachine(text) {
  const [user = 0, nice = 0, system = 0, idle = 0, iowait = 0, irq = 0, softirq = 0, steal = 0] =
    text.split('\n')[0]?.trim().split(/\s+/).slice(1).map(Number) ?? [];
  const busy = user + nice + system + steal;
  return { busy, total: busy + idle + iowait + irq + softirq };
}

/** @typedef {{ pid: number, parent: number, ticks: number }} Process `ticks` includes those of children that ended */

/**
 * Returns the ticks of a process and all its descendants, running or exited.
 * @param {Process[]} all
 * @param {number} root
 * @returns {number}
 */
export function ticksOfTree(all, root) {
  const own = all.find(({ pid }) => pid === root)?.ticks ?? 0;
  const children = all.filter(({ parent }) => parent === root);
  return children.reduce((sum, { pid }) => sum + ticksOfTree(all, pid), own);
}

function readProcesses() {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => readProcess(pid) ?? []);
}

/**
 * @param {string} pid
 * @returns {Process | undefined} nothing when it ended in between
 */
function readProcess(pid) {
  try {
    return { pid: Number(pid), ...parseProcess(readFileSync(`/proc/${pid}/stat`, 'utf8')) };
  } catch {
    return undefined;
  }
}

/**
 * Reads /proc/<pid>/stat, whose second field may hold blanks and parentheses.
 * @param {string} text
 */
export function parseProcess(text) {
  const fields = text
    .replace(/^.*\) /s, '')
    .split(' ')
    .map(Number);
  const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15);
  return { parent: fields[1] ?? 0, ticks: user + system + childrenUser + childrenSystem };
}

import { inspect } from 'node:util';
import { parentOf } from './platform/process';

/** The process exits with 1 when stopping takes longer. */
const STOP_TIMEOUT_MS = 15_000;
const PARENT_POLL_INTERVAL_MS = 250;

/** Cleanup steps of what was started, run once in reverse order. */
export interface Stopping {
  readonly isUnderWay: boolean;
  /** Adds a cleanup step, or runs it immediately when stopping has begun. */
  add(step: () => unknown): Promise<void>;
  undo(): Promise<void>;
}

/** Runs all cleanup steps on the first signal and exits with 0. */
export function stopOnSignals(): Stopping {
  const steps: (() => unknown)[] = [];
  let isUnderWay = false;
  const undo = async () => {
    isUnderWay = true;
    for (let step = steps.pop(); step; step = steps.pop()) await step();
  };
  const run = async () => {
    if (isUnderWay) return;
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    await undo().catch((error: unknown) => process.stderr.write(`Stopping failed. ${inspect(error)}\n`));
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void run());
  onParentExit(() => void run());
  return {
    get isUnderWay() {
      return isUnderWay;
    },
    add: async (step) => {
      if (isUnderWay) await step();
      else steps.push(step);
    },
    undo,
  };
}

/** Stops the process when npm or the shell that runs it is killed, because signals no longer reach it then. */
function onParentExit(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const initial = ancestors();
  setInterval(() => ancestors() !== initial && stop(), PARENT_POLL_INTERVAL_MS).unref();
}

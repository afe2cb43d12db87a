import { inspect } from 'node:util';
import { parentOf } from './platform/process';

/** So long may stopping take, in milliseconds. */
const patience = 15_000;
const look = 250;

/** What has been started; stopped once, the other way round. */
export interface Stopping {
  readonly isUnderWay: boolean;
  /** Says how to undo what has just been started; at once when stopping has overtaken the start. */
  add(step: () => unknown): Promise<void>;
  undo(): Promise<void>;
}

/** On the first signal everything is undone and the process ends with 0. */
export function stopOnSignals(): Stopping {
  const steps: (() => unknown)[] = [];
  let isUnderWay = false;
  const undo = async () => {
    isUnderWay = true;
    for (let step = steps.pop(); step; step = steps.pop()) await step();
  };
  const run = async () => {
    if (isUnderWay) return;
    setTimeout(() => process.exit(1), patience).unref();
    await undo().catch((error: unknown) => process.stderr.write(`Stopping failed. ${inspect(error)}\n`));
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void run());
  whenStarterIsGone(() => void run());
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

/** Under npm, which runs us directly or in a shell: when either is killed, nobody is left who could stop us. */
function whenStarterIsGone(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const starters = ancestors();
  setInterval(() => ancestors() !== starters && stop(), look).unref();
}

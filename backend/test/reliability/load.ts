import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

interface Load {
  port: number;
  path: string;
  cookie: string;
  connections: number;
  /** How many a second, whether they are answered or not; unset: as many as are answered. */
  perSecond?: number;
}

/** What was asked, how often it was answered how, and connections that were cut off. */
export interface Answered {
  offered: number;
  cutOff: number;
  statuses: Record<string, number>;
}

/** Load from a thread of its own; `during` is what goes on meanwhile. */
export async function load(asked: Load, during: () => Promise<unknown>): Promise<Answered> {
  const worker = new Worker(new URL('load-worker.mjs', import.meta.url), { workerData: asked });
  await during();
  worker.postMessage('stop');
  const [answered] = (await once(worker, 'message')) as [Answered];
  await pause(50);
  await worker.terminate();
  return answered;
}

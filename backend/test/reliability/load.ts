import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

interface Load {
  port: number;
  path: string;
  cookie: string;
  connections: number;
  /** Constant request rate (open loop); undefined: the next request follows each response (closed loop). */
  perSecond?: number;
}

/** Requests that were due, responses by status, and dropped connections. */
export interface Answered {
  offered: number;
  cutOff: number;
  statuses: Record<string, number>;
}

/** Generates load from a worker thread while `during` runs, which starts when all connections are open. */
export async function load(asked: Load, during: () => Promise<unknown>): Promise<Answered> {
  const worker = new Worker(new URL('load-worker.mjs', import.meta.url), { workerData: asked });
  await once(worker, 'message');
  await during();
  worker.postMessage('stop');
  const [answered] = (await once(worker, 'message')) as [Answered];
  await pause(50);
  await worker.terminate();
  return answered;
}

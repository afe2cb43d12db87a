import { SetMetadata } from '@nestjs/common';
import type { Tx } from '../database';
import type { Job, JobPayload } from './job';

/** One attempt at a job. */
export interface Attempt {
  /** Unique to the job and the same in every attempt: an idempotency key. */
  id: string;
  /** Aborted when the attempt exceeds the timeout of its job or the process stops. */
  signal: AbortSignal;
}

/** Runs the jobs of one kind. Delivery is at least once, so `handle` must be idempotent. */
export interface JobHandler<Payload extends JobPayload> {
  handle(payload: Payload, attempt: Attempt): Promise<void>;
  /** Called once when the job has failed permanently, in the transaction that records the failure. */
  fail?(tx: Tx, payload: Payload): Promise<void>;
}

export const handledJob = 'handled-job';

type HandlerClass<Payload extends JobPayload> = abstract new (...parts: never[]) => JobHandler<Payload>;

/** Registers the class as the handler of a job. */
export const JobHandler =
  <Payload extends JobPayload>(job: Job<Payload>) =>
  (handler: HandlerClass<Payload>): void => {
    SetMetadata(handledJob, job)(handler);
  };

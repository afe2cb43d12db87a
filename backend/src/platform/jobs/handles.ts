import { SetMetadata } from '@nestjs/common';
import type { Tx } from '../database';
import type { Job, JobPayload } from './job';

/** One attempt at a job. */
export interface Attempt {
  /** The same in every attempt, and never that of another job. */
  id: string;
  /** Aborted when the attempt has taken too long or the process stops. */
  signal: AbortSignal;
}

/** Does one kind of job. It may be asked to do the same one twice, and must then do no harm. */
export interface JobHandler<Payload extends JobPayload> {
  handle(payload: Payload, attempt: Attempt): Promise<void>;
  /** It has failed for good: whoever waits for it is to know. */
  fail?(tx: Tx, payload: Payload): Promise<void>;
}

export const handledJob = 'handled-job';

type HandlerClass<Payload extends JobPayload> = abstract new (...parts: never[]) => JobHandler<Payload>;

/** The class does this job. */
export const Handles =
  <Payload extends JobPayload>(job: Job<Payload>) =>
  (handler: HandlerClass<Payload>): void => {
    SetMetadata(handledJob, job)(handler);
  };

/** Ids only: handlers read current rows. */
export type JobPayload = Record<string, number>;

export const queueNames = ['email', 'pdf', 'maintenance'] as const;
export type QueueName = (typeof queueNames)[number];

/** Jobs of a higher priority are taken first from their queue. */
export type Priority = 'urgent' | 'normal' | 'bulk';

/** Recurs every `everyMs`, counted from the Unix epoch. */
export interface Schedule {
  everyMs: number;
  /** Shifts every run by so much. */
  offsetMs?: number;
}

export interface JobOptions {
  name: string;
  queue: QueueName;
  priority?: Priority;
  /** An attempt that takes longer is aborted and has failed. */
  timeoutMs?: number;
  schedule?: Schedule;
  /** Attempts before the job has failed permanently; 14 take about five hours with backoff. */
  attempts?: number;
}

/** A kind of background job. */
export interface Job<Payload extends JobPayload = JobPayload> extends Readonly<
  Required<Omit<JobOptions, 'schedule'>>
> {
  readonly schedule: Schedule | undefined;
  /** Never set: binds `Payload` to the type. */
  readonly payloadType?: (payload: Payload) => void;
}

const jobs = new Map<string, Job>();

/** Declares a job. Its name is unique in the product, and exactly one class handles it (`@JobHandler`). */
export function defineJob<Payload extends JobPayload>(options: JobOptions): Job<Payload> {
  if (jobs.has(options.name)) throw new Error(`Two jobs are called ${options.name}`);
  const job: Job = { priority: 'normal', timeoutMs: 60_000, attempts: 14, schedule: undefined, ...options };
  jobs.set(job.name, job);
  return job;
}

export const findJob = (name: string): Job | undefined => jobs.get(name);
export const allJobs = (): readonly Job[] => [...jobs.values()];

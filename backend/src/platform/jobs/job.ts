/** What a job needs to know: ids. */
export type JobPayload = Record<string, number>;

export const queueNames = ['email', 'pdf', 'upkeep'] as const;
export type QueueName = (typeof queueNames)[number];

/** Which of those that wait in a queue are taken first. */
export type Urgency = 'urgent' | 'normal' | 'bulk';

/** How often a job comes back by itself: every so many milliseconds, counted from midnight of 1 January 1970 UTC. */
export interface Rhythm {
  every: number;
  /** So many milliseconds after each beginning. */
  offset?: number;
}

export interface JobOptions {
  name: string;
  queue: QueueName;
  urgency?: Urgency;
  /** Milliseconds after which an attempt has failed. */
  timeout?: number;
  repeats?: Rhythm;
  /** How often it is tried before it has failed: 14 times take about five hours. */
  attempts?: number;
}

/** A kind of work that is done later. `Payload` is what each piece of it needs to know. */
export interface Job<Payload extends JobPayload = JobPayload> extends Readonly<
  Required<Omit<JobOptions, 'repeats'>>
> {
  readonly repeats: Rhythm | undefined;
  /** Only for the compiler. */
  readonly takes?: (payload: Payload) => void;
}

const jobs = new Map<string, Job>();

/** Names are unique in the whole product; each needs exactly one handler (`@Handles`). */
export function defineJob<Payload extends JobPayload>(options: JobOptions): Job<Payload> {
  if (jobs.has(options.name)) throw new Error(`Two jobs are called ${options.name}`);
  const job: Job = { urgency: 'normal', timeout: 60_000, attempts: 14, repeats: undefined, ...options };
  jobs.set(job.name, job);
  return job;
}

export const findJob = (name: string): Job | undefined => jobs.get(name);
export const allJobs = (): readonly Job[] => [...jobs.values()];

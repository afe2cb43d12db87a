import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import type { Job, Queue } from 'bullmq';

interface JobOfRow {
  /** The id of its row in the outbox. */
  id: number;
}

type Forget = (ids: readonly number[]) => Promise<void>;
type Status = Parameters<BullMQAdapter['clean']>[0];

/** A queue on Bull Board. Removing a job also deletes its outbox row, because the relay would add it again. */
export class QueueOnBoard extends BullMQAdapter {
  constructor(
    queue: Queue,
    private readonly forget: Forget,
  ) {
    super(queue);
  }

  override async getJob(id: string): Promise<Job<JobOfRow> | undefined> {
    const job = (await super.getJob(id)) as Job<JobOfRow> | undefined;
    if (!job) return undefined;
    const remove = job.remove.bind(job);
    job.remove = async (options) => {
      await remove(options);
      await this.forget([job.data.id]);
    };
    return job;
  }

  override clean(status: Status, grace: number): Promise<void> {
    return this.removing([status === 'wait' ? 'waiting' : status], () => super.clean(status, grace));
  }

  override empty(): Promise<void> {
    return this.removing(['waiting', 'prioritized'], () => super.empty());
  }

  override obliterate(options?: { force?: boolean }): Promise<void> {
    return this.removing(['waiting', 'prioritized', 'delayed', 'failed'], () => super.obliterate(options));
  }

  /** Jobs that are too young for the grace period remain. */
  private async removing(statuses: Parameters<BullMQAdapter['getJobs']>[0], remove: () => Promise<void>) {
    const jobs = (await this.getJobs(statuses)) as Job<JobOfRow>[];
    await remove();
    const left = new Set((await this.getJobs(statuses)).map(({ id }) => id));
    await this.forget(jobs.filter(({ id }) => !left.has(id)).map(({ data }) => data.id));
  }
}

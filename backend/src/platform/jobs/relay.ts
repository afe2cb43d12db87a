import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Settings } from '../../settings';
import { Clock } from '../clock';
import { Database, Channels } from '../database';
import { allJobs } from './job';
import { OutboxRepository } from './outbox.repository';
import { Queues } from './queues';
import { nextTime } from './rhythm';

const batch = 500;
/** Also without being called it looks this often, in milliseconds. */
const look = 3000;

/** Hands what stands in the outbox to the queues. Any number of them may run. */
@Injectable()
export class Relay implements BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private handing: Promise<void> | undefined;
  private isCalledAgain = false;
  private stopListening: () => void = () => undefined;

  constructor(
    private readonly database: Database,
    private readonly channels: Channels,
    private readonly repository: OutboxRepository,
    private readonly queues: Queues,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  async start(): Promise<void> {
    this.stopListening = await this.channels.listen('outbox', () => this.handOver());
    this.timer = setInterval(() => this.handOver(), look);
    this.handOver();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.stopListening();
    this.isCalledAgain = false;
    await this.handing;
  }

  /** One at a time; whoever calls meanwhile is heard afterwards. What fails is tried at the next look. */
  private handOver(): void {
    this.isCalledAgain = this.handing !== undefined;
    this.handing ??= this.handOverAll()
      .catch(() => undefined)
      .finally(() => {
        this.handing = undefined;
        if (this.isCalledAgain) this.handOver();
      });
  }

  private async handOverAll(): Promise<void> {
    await this.writeRepeating();
    while ((await this.handOverSome()) === batch);
  }

  /** Of each job that comes back by itself, the next one is always there. */
  private async writeRepeating(): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      for (const { name, repeats } of allJobs()) {
        if (!repeats) continue;
        const dueAt = nextTime(repeats, now);
        await this.repository.insert(tx, { job: name, entries: [{ payload: {}, once: name }], dueAt });
      }
    });
  }

  /** The rows stay claimed only when the queues have taken them. */
  private handOverSome(): Promise<number> {
    const now = this.clock.now();
    const lostBefore = new Date(now.getTime() - this.settings.jobLostAfter);
    return this.database.transaction(async (tx) => {
      const rows = await this.repository.claim(tx, { now, lostBefore, max: batch });
      const entries = rows.map(({ id, key, job, payload, due_at, is_lost: isLost }) => {
        return { id, key, job, payload, delay: Math.max(0, due_at.getTime() - now.getTime()), isLost };
      });
      await this.queues.add(entries);
      return rows.length;
    });
  }
}

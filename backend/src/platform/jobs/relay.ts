import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Settings } from '../../settings';
import { Clock } from '../clock';
import { Database, Channels } from '../database';
import { allJobs } from './job';
import { OutboxRepository } from './outbox.repository';
import { Queues } from './queues';
import { nextTime } from './schedule';

const BATCH_JOBS = 500;
/** Polls in case a notification was missed. */
const POLL_INTERVAL_MS = 3000;

/** Moves rows of the outbox to the queues. Several relays may run at once: rows are claimed with `skip locked`. */
@Injectable()
export class Relay implements BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private enqueueing: Promise<void> | undefined;
  private isDueAgain = false;
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
    this.stopListening = await this.channels.listen('outbox', () => this.enqueue());
    this.timer = setInterval(() => this.enqueue(), POLL_INTERVAL_MS);
    this.enqueue();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.stopListening();
    this.isDueAgain = false;
    await this.enqueueing;
  }

  /** Runs once at a time and again when called meanwhile. Failures are retried by the next poll. */
  private enqueue(): void {
    this.isDueAgain = this.enqueueing !== undefined;
    this.enqueueing ??= this.enqueueAll()
      .catch(() => undefined)
      .finally(() => {
        this.enqueueing = undefined;
        if (this.isDueAgain) this.enqueue();
      });
  }

  private async enqueueAll(): Promise<void> {
    await this.writeScheduled();
    while ((await this.enqueueBatch()) === BATCH_JOBS);
  }

  /** Keeps the next run of every scheduled job in the outbox. */
  private async writeScheduled(): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      for (const { name, schedule } of allJobs()) {
        if (!schedule) continue;
        const dueAt = nextTime(schedule, now);
        await this.repository.insert(tx, { job: name, entries: [{ payload: {}, dedupeKey: name }], dueAt });
      }
    });
  }

  /** Rolls the claim back when the queues do not accept the rows. */
  private enqueueBatch(): Promise<number> {
    const now = this.clock.now();
    const lostBefore = new Date(now.getTime() - this.settings.jobLostAfterMs);
    return this.database.transaction(async (tx) => {
      const rows = await this.repository.claim(tx, { now, lostBefore, max: BATCH_JOBS });
      const entries = rows.map(({ id, key, job, payload, due_at, is_lost: isLost }) => {
        return { id, key, job, payload, delayMs: Math.max(0, due_at.getTime() - now.getTime()), isLost };
      });
      await this.queues.add(entries);
      return rows.length;
    });
  }
}

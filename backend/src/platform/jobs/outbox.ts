import { Injectable } from '@nestjs/common';
import { Clock } from '../clock';
import type { Tx } from '../database';
import type { Job, JobPayload } from './job';
import { OutboxRepository, type OutboxEntry } from './outbox.repository';

/** Transactional outbox: jobs are written in the transaction of the work they belong to and exist only if it commits. */
@Injectable()
export class Outbox {
  constructor(
    private readonly repository: OutboxRepository,
    private readonly clock: Clock,
  ) {}

  add<Payload extends JobPayload>(tx: Tx, job: Job<Payload>, ...payloads: readonly Payload[]): Promise<void> {
    const entries = payloads.map((payload) => ({ payload }));
    return this.repository.insert(tx, { job: job.name, entries, dueAt: this.clock.now() });
  }

  /** Adds jobs that run once after `delayMs`, however often they are added in between: a key that already waits is skipped. */
  addDebounced<Payload extends JobPayload>(
    tx: Tx,
    job: Job<Payload>,
    { entries, delayMs = 0 }: { entries: readonly Required<OutboxEntry<Payload>>[]; delayMs?: number },
  ): Promise<void> {
    const dueAt = new Date(this.clock.now().getTime() + delayMs);
    const keyed = entries.map(({ payload, dedupeKey }) => ({
      payload,
      dedupeKey: `${job.name}:${dedupeKey}`,
    }));
    return this.repository.insert(tx, { job: job.name, entries: keyed, dueAt });
  }
}

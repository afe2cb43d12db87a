import { Injectable } from '@nestjs/common';
import { Clock } from '../clock';
import type { Tx } from '../database';
import type { Job, JobPayload } from './job';
import { OutboxRepository, type OutboxEntry } from './outbox.repository';

/** Jobs written in the transaction of the work they belong to: they exist if the work does. */
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

  /** What may be asked for often and is wanted once, `after` so many milliseconds. */
  gather<Payload extends JobPayload>(
    tx: Tx,
    job: Job<Payload>,
    { entries, after = 0 }: { entries: readonly Required<OutboxEntry<Payload>>[]; after?: number },
  ): Promise<void> {
    const dueAt = new Date(this.clock.now().getTime() + after);
    return this.repository.insert(tx, { job: job.name, entries: named(job, entries), dueAt });
  }
}

const named = <Payload extends JobPayload>(
  { name }: Job<Payload>,
  entries: readonly Required<OutboxEntry<Payload>>[],
) => entries.map(({ payload, once }) => ({ payload, once: `${name}:${once}` }));

import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../clock';
import { Database } from '../database';
import { JobHandlers } from './job-handlers';
import { findJob } from './job';
import { OutboxRepository, type OutboxRow } from './outbox.repository';

/** Milliseconds. */
const again = 500;

/** Does what stands in a row of the outbox; the row goes when it is done. */
@Injectable()
export class JobRunner {
  private readonly log = new Logger('jobs');
  private readonly stopping = new AbortController();

  constructor(
    private readonly database: Database,
    private readonly repository: OutboxRepository,
    private readonly handlers: JobHandlers,
    private readonly clock: Clock,
  ) {}

  /** Nothing is to do when the row is gone: it was done before. */
  async run(id: number): Promise<void> {
    const row = await this.repository.find(id);
    if (!row) return;
    if (row.once !== null) await this.database.transaction((tx) => this.repository.release(tx, id));
    await this.attempt(row);
    await this.insist(() => this.database.transaction((tx) => this.repository.remove(tx, [id])));
  }

  /** Nobody tries it again by themself; operators may. */
  async giveUp(id: number, error: Error): Promise<void> {
    this.log.error(`job ${id} has failed: ${error.message}`);
    const failure = { at: this.clock.now(), reason: error.message };
    const row = await this.repository.find(id);
    await this.database.transaction(async (tx) => {
      await this.repository.fail(tx, id, failure);
      if (row) await this.handlers.find(row.job)?.fail?.(tx, row.payload);
    });
  }

  /** The process stops: attempts under way fail, and are made again. */
  abort(): void {
    this.stopping.abort(new Error('The worker was stopped.'));
  }

  /** What has been done is written down, however long that takes: otherwise it would be done twice. */
  private async insist(write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        if (this.stopping.signal.aborted) throw error;
        await pause(again);
      }
    }
  }

  private async attempt({ key, job: name, payload }: OutboxRow): Promise<void> {
    const job = findJob(name);
    const handler = this.handlers.find(name);
    if (!job || !handler) throw new Error(`Nobody does ${name}`);
    const signal = AbortSignal.any([this.stopping.signal, AbortSignal.timeout(job.timeout)]);
    await Promise.race([handler.handle(payload, { id: key, signal }), whenAborted(signal)]);
  }
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(signal.reason instanceof Error ? signal.reason : new Error('Aborted'));
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });
}

import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../clock';
import { Database } from '../database';
import { JobHandlerRegistry } from './job-handler-registry';
import { findJob } from './job';
import { OutboxRepository, type OutboxRow } from './outbox.repository';

const RETRY_DELAY_MS = 500;

/** Runs the job of an outbox row and deletes the row when the job is done. */
@Injectable()
export class JobRunner {
  private readonly log = new Logger('jobs');
  private readonly stopping = new AbortController();

  constructor(
    private readonly database: Database,
    private readonly repository: OutboxRepository,
    private readonly handlers: JobHandlerRegistry,
    private readonly clock: Clock,
  ) {}

  /** Does nothing when the row is missing: the job was done before. */
  async run(id: number): Promise<void> {
    const row = await this.repository.find(id);
    if (!row) return;
    if (row.dedupe_key !== null) await this.database.transaction((tx) => this.repository.release(tx, id));
    await this.attempt(row);
    await this.retryUntilWritten(() => this.database.transaction((tx) => this.repository.remove(tx, [id])));
  }

  /** Records a permanent failure. Only operators retry the job after that. */
  async recordFailure(id: number, error: Error): Promise<void> {
    this.log.error(`job ${id} has failed: ${error.message}`);
    const failure = { at: this.clock.now(), reason: error.message };
    const row = await this.repository.find(id);
    await this.database.transaction(async (tx) => {
      await this.repository.fail(tx, id, failure);
      if (row) await this.handlers.find(row.job)?.fail?.(tx, row.payload);
    });
  }

  /** Aborts running attempts when the process stops; they are retried. */
  abort(): void {
    this.stopping.abort(new Error('The worker was stopped.'));
  }

  /** Retries the write until it succeeds or the process stops: an unrecorded job would run twice. */
  private async retryUntilWritten(write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        if (this.stopping.signal.aborted) throw error;
        await pause(RETRY_DELAY_MS);
      }
    }
  }

  private async attempt({ key, job: name, payload }: OutboxRow): Promise<void> {
    const job = findJob(name);
    const handler = this.handlers.find(name);
    if (!job || !handler) throw new Error(`No handler for job ${name}`);
    const signal = AbortSignal.any([this.stopping.signal, AbortSignal.timeout(job.timeoutMs)]);
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

import { Injectable } from '@nestjs/common';
import { Database, statement, type Tx } from '../database';
import type { JobPayload } from './job';

export interface OutboxEntry<Payload extends JobPayload = JobPayload> {
  payload: Payload;
  /** No second row is written while one with this key has not started. */
  dedupeKey?: string;
}

export interface NewOutboxRows {
  job: string;
  entries: readonly OutboxEntry[];
  dueAt: Date;
}

export interface OutboxRow {
  id: number;
  key: string;
  job: string;
  payload: JobPayload;
  dedupe_key: string | null;
}

export interface ClaimedRow {
  id: number;
  key: string;
  job: string;
  payload: JobPayload;
  due_at: Date;
  /** It was enqueued before and has neither finished nor failed. */
  is_lost: boolean;
}

/** Unfinished rows of one job: waiting (scheduled or in a queue) or failed. */
export interface OutboxState {
  job: string;
  waiting: number;
  failed: number;
  /** Seconds since the oldest waiting row was due. */
  oldestSeconds: number;
}

const find = statement('outbox_find', 'select id, key, job, payload, dedupe_key from outbox where id = $1');
const stateOf = statement(
  'outbox_state',
  `select job, count(*) filter (where failed_at is null)::integer as waiting,
          count(*) filter (where failed_at is not null)::integer as failed,
          coalesce(extract(epoch from $1 - min(due_at) filter (where failed_at is null)), 0)::float as "oldestSeconds"
     from outbox group by job`,
);

@Injectable()
export class OutboxRepository {
  constructor(private readonly database: Database) {}

  /** Notifies the relays when the transaction commits (channel `outbox`). Rows whose key already waits are skipped. */
  async insert(tx: Tx, { job, entries, dueAt }: NewOutboxRows): Promise<void> {
    if (entries.length === 0) return;
    await tx.query(
      `with added as (
         insert into outbox (job, payload, due_at, dedupe_key)
         select $1, entry -> 'payload', $3, entry ->> 'dedupeKey' from jsonb_array_elements($2::jsonb) as entry
         on conflict (dedupe_key) where failed_at is null do nothing
         returning id)
       select pg_notify('outbox', '') from (select 1 from added limit 1) as any_added`,
      [job, JSON.stringify(entries), dueAt],
    );
  }

  /** Locks and marks as enqueued the oldest rows that are new or were enqueued before `lostBefore`. Skips locked rows. */
  claim(
    tx: Tx,
    { now, lostBefore, max }: { now: Date; lostBefore: Date; max: number },
  ): Promise<ClaimedRow[]> {
    return tx.query<ClaimedRow>(
      `with open as (
         select id, enqueued_at from outbox
          where failed_at is null
            and (enqueued_at is null or (enqueued_at < $2 and due_at < $2))
          order by id limit $3 for update skip locked)
       update outbox o set enqueued_at = $1 from open
        where o.id = open.id
        returning o.id, o.key, o.job, o.payload, o.due_at, open.enqueued_at is not null as is_lost`,
      [now, lostBefore, max],
    );
  }

  async find(id: number): Promise<OutboxRow | undefined> {
    const [row] = await this.database.read<OutboxRow>(find, [id]);
    return row;
  }

  /** Frees the deduplication key when the job starts: later changes need another run. */
  async release(tx: Tx, id: number): Promise<void> {
    await tx.query('update outbox set dedupe_key = null where id = $1 and dedupe_key is not null', [id]);
  }

  async remove(tx: Tx, ids: readonly number[]): Promise<void> {
    await tx.query('delete from outbox where id = any($1)', [ids]);
  }

  async fail(tx: Tx, id: number, { at, reason }: { at: Date; reason: string }): Promise<void> {
    await tx.query('update outbox set failed_at = $2, failure = $3 where id = $1', [id, at, reason]);
  }

  async removeFailedBefore(tx: Tx, date: Date): Promise<void> {
    await tx.query('delete from outbox where failed_at < $1', [date]);
  }

  state(now: Date): Promise<OutboxState[]> {
    return this.database.read<OutboxState>(stateOf, [now]);
  }
}

import { Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { isRetryable } from './failures';
import { ReadConnections, WriteConnections } from './pipelining';
import type { NamedStatement, Statement } from './statement';
import { asTx, OpenTx, type Tx } from './tx';

const MAX_ATTEMPTS = 5;

/** Runs statements in PostgreSQL: `read` for reads, `execute` for a write of one statement, `transaction` for all other writes. */
@Injectable()
export class Database {
  private readonly pool: Pool;

  constructor(
    { driver }: DataSource,
    private readonly reads: ReadConnections,
    private readonly writes: WriteConnections,
  ) {
    this.pool = (driver as PostgresDriver).master as Pool;
  }

  /** Runs a read over the pipelined connection when the statement is pipelined, otherwise on a connection of the pool. */
  async read<Row>(
    { name, text, isPipelined: isShort }: Statement,
    values: readonly unknown[],
  ): Promise<Row[]> {
    if (name && isShort) return this.reads.run<Row>({ name, text }, values);
    const { rows } = await this.pool.query<object>({ name, text, values: [...values] });
    return rows as Row[];
  }

  /** Runs a write of one statement in autocommit mode, over a pipelined connection. It is retried as a transaction is. */
  async execute<Row>(statement: NamedStatement, values: readonly unknown[]): Promise<Row[]> {
    try {
      return await this.writes.run<Row>(statement, values);
    } catch (error) {
      if (!isRetryable(error)) throw error;
      return this.transaction((tx) => tx.query<Row>(statement, values));
    }
  }

  /** Returns the numbers of open and idle connections of the pool and of callers that wait for one. */
  connections(): { total: number; idle: number; waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.pool;
    return { total: totalCount, idle: idleCount, waiting: waitingCount };
  }

  /** Runs `work` while holding an advisory lock on `name`; other processes wait for it. */
  withAdvisoryLock<T>(name: string, work: () => Promise<T>): Promise<T> {
    return this.runOnce(async (tx) => {
      await tx.query('select pg_advisory_xact_lock(hashtext($1))', [name]);
      return work();
    });
  }

  /** Runs `work` in a transaction. Retries it up to four times after a deadlock, a serialization failure or a lock timeout. */
  async transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.runOnce(work);
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !isRetryable(error)) throw error;
      }
    }
  }

  private async runOnce<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const open = new OpenTx(this.pool);
    try {
      const result = await work(asTx(open));
      await open.commit();
      return result;
    } catch (error) {
      await open.rollback();
      throw open.reasonOf(error);
    } finally {
      await open.release();
    }
  }
}

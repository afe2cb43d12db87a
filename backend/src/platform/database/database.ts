import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { DatabaseAccess } from './access';
import { isRetryable } from './failures';
import { ReadConnections, WriteConnections } from './pipelining';
import type { NamedStatement, Statement } from './statement';
import { asTx, OpenTx, type Tx } from './tx';

const MAX_ATTEMPTS = 5;

export const accessToken = Symbol('database access');

/**
 * Runs statements in PostgreSQL: `read` for reads, `execute` for a write of one statement, `transaction` for all other writes. Behind a
 * pooler all of them run on connections of the pool, and are prepared if the pooler follows prepared statements.
 */
@Injectable()
export class Database {
  private readonly pool: Pool;

  constructor(
    { driver }: DataSource,
    private readonly reads: ReadConnections,
    private readonly writes: WriteConnections,
    @Inject(accessToken) private readonly access: DatabaseAccess,
  ) {
    this.pool = (driver as PostgresDriver).master as Pool;
  }

  /** Runs a read over the pipelined connection when the statement is pipelined, otherwise on a connection of the pool. */
  async read<Row>(statement: Statement, values: readonly unknown[]): Promise<Row[]> {
    const { name, text, isPipelined } = statement;
    if (name && isPipelined && !this.access.pooler) return this.reads.run<Row>({ name, text }, values);
    return this.query<Row>(statement, values);
  }

  /** Runs a write of one statement in autocommit mode, over a pipelined connection. It is retried as a transaction is. */
  async execute<Row>(statement: NamedStatement, values: readonly unknown[]): Promise<Row[]> {
    try {
      if (this.access.pooler) return await this.query<Row>(statement, values);
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

  private async query<Row>(statement: Statement, values: readonly unknown[]): Promise<Row[]> {
    const { name, text } = this.prepared(statement);
    const { rows } = await this.pool.query<object>({ name, text, values: [...values] });
    return rows as Row[];
  }

  /** Returns the statement without its name behind a pooler that does not follow prepared statements. */
  private readonly prepared = ({ name, text }: Statement): Statement =>
    this.access.pooler?.preparesStatements === false ? { text } : { name, text };

  private async runOnce<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const open = new OpenTx(this.pool, this.prepared);
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

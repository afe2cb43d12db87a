import { Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { isRetryable } from './failures';
import { ReadConnections, WriteConnections } from './pipelining';
import type { NamedStatement, Statement } from './statement';
import { asTx, OpenTx, type Tx } from './tx';

const attempts = 5;

/** The one way to PostgreSQL: `read` for reads, `execute` for a write of one statement, `transaction` for all other writes. */
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

  /** Runs a read: a short one over the pipelined connection, any other on a connection of the pool. */
  async read<Row>({ name, text, isShort }: Statement, values: readonly unknown[]): Promise<Row[]> {
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

  /** Connections of the pool: how many there are, how many of them are idle, and how many callers wait for one. */
  connections(): { total: number; idle: number; waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.pool;
    return { total: totalCount, idle: idleCount, waiting: waitingCount };
  }

  /** Runs `work` while no other process runs work of that name; whoever comes meanwhile waits. */
  inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
    return this.once(async (tx) => {
      await tx.query('select pg_advisory_xact_lock(hashtext($1))', [name]);
      return work();
    });
  }

  /** All of `work` or none of it. It runs again after a deadlock, a serialization failure or a lock timeout. */
  async transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.once(work);
      } catch (error) {
        if (attempt === attempts || !isRetryable(error)) throw error;
      }
    }
  }

  private async once<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
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

import { Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { isRetryable } from './failures';
import { PreparedStatement } from './prepared-statement';
import { ReadLanes, WriteLanes } from './lanes';
import type { Statement } from './statement';
import { asTx, OpenTx, type Tx } from './tx';

const attempts = 5;

/** The one way to PostgreSQL: statements to read, transactions to write. */
@Injectable()
export class Database {
  private readonly pool: Pool;

  constructor(
    dataSource: DataSource,
    private readonly reads: ReadLanes,
    private readonly writes: WriteLanes,
  ) {
    this.pool = (dataSource.driver as unknown as { master: Pool }).master;
  }

  /** Runs a named prepared statement, a short one together with others, else on a connection of the pool. */
  async read<Row>({ name, text, isShort }: Statement, values: readonly unknown[]): Promise<Row[]> {
    if (name && isShort) return this.reads.run<Row>({ name, text }, values);
    if (name)
      return this.pool.query(new PreparedStatement<Row>({ name, text }, values)) as unknown as Promise<Row[]>;
    const { rows } = await this.pool.query({ text, values: [...values] });
    return rows as Row[];
  }

  /** Connections of the pool: how many there are, how many of them rest, and how many callers wait for one. */
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

  /** All of `work` or none of it. It runs again when PostgreSQL says that only the moment was wrong. */
  async transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.once(work, attempt === 1 ? this.writes : undefined);
      } catch (error) {
        if (attempt === attempts || !isRetryable(error)) throw error;
      }
    }
  }

  private async once<T>(work: (tx: Tx) => Promise<T>, lanes?: WriteLanes): Promise<T> {
    const open = new OpenTx(this.pool, lanes);
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

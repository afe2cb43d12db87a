import type { Pool, PoolClient } from 'pg';
import { statement, type Statement } from './statement';

declare const brand: unique symbol;

/** An open transaction. Only `Database.transaction` creates one, so a write outside a transaction does not compile. */
export interface Tx {
  readonly [brand]: true;
  /** Returns the rows of a select or a `returning`. Statements that run with every save or comment are prepared, all others are texts. */
  query<Row>(statement: Statement | string, values: readonly unknown[]): Promise<Row[]>;
  /** Runs `work` at the end of the transaction. If it fails, nothing is committed. */
  beforeCommit(work: () => Promise<void>): void;
  /** Runs `work` after the commit. */
  afterCommit(work: () => void): void;
}

/** Named, because `pg` sends a text without values immediately instead of with the first statement. */
const begin = statement('begin', 'begin');

const aborted = '25P02';
const isAborted = (error: unknown) => error instanceof Error && 'code' in error && error.code === aborted;

/** A transaction on a connection of the pool. It begins lazily: `begin` is sent together with the first statement. */
export class OpenTx {
  private begun: Promise<PoolClient> | undefined;
  private firstError: Error | undefined;
  private connectionError: Error | undefined;
  private readonly recordError = (error: Error) => (this.connectionError = error);
  private readonly before: (() => Promise<void>)[] = [];
  private readonly after: (() => void)[] = [];

  constructor(
    private readonly pool: Pool,
    private readonly prepared: (statement: Statement) => Statement,
  ) {}

  async query<Row>(statement: Statement | string, values: readonly unknown[]): Promise<Row[]> {
    const client = await (this.begun ??= this.begin());
    return this.send<Row>(client, statement, values);
  }

  beforeCommit(work: () => Promise<void>): void {
    this.before.push(work);
  }

  afterCommit(work: () => void): void {
    this.after.push(work);
  }

  /** Rejects when an earlier statement failed: PostgreSQL then answers `commit` with a rollback. */
  async commit(): Promise<void> {
    for (const work of this.before) await work();
    if (this.begun) await this.query('commit', []);
    if (this.firstError) throw this.firstError;
    for (const work of this.after) work();
  }

  async rollback(): Promise<void> {
    const client = await this.begun?.catch(() => undefined);
    await client?.query('rollback').catch(this.recordError);
  }

  /** Returns the connection to the pool, which discards it if it broke. */
  async release(): Promise<void> {
    const client = await this.begun?.catch(() => undefined);
    client?.off('error', this.recordError);
    client?.release(this.connectionError);
  }

  /** Returns the first error of the transaction in place of the "transaction is aborted" error of a later statement. */
  reasonOf(error: unknown): unknown {
    return isAborted(error) ? (this.firstError ?? error) : error;
  }

  private async begin(): Promise<PoolClient> {
    const client = await this.pool.connect();
    client.on('error', this.recordError);
    this.send(client, begin, []).catch(() => undefined);
    return client;
  }

  private async send<Row>(
    client: PoolClient,
    statement: Statement | string,
    values: readonly unknown[],
  ): Promise<Row[]> {
    const { name, text }: Statement =
      typeof statement === 'string' ? { text: statement } : this.prepared(statement);
    try {
      const { rows } = await client.query<object>({ name, text, values: [...values] });
      return rows as Row[];
    } catch (error) {
      if (error instanceof Error) this.firstError ??= error;
      throw error;
    }
  }
}

export const asTx = (open: OpenTx): Tx => open as unknown as Tx;

import type { Pool, PoolClient } from 'pg';
import { statement, type Statement } from './statement';

declare const brand: unique symbol;

/** An open transaction. Only `Database.transaction` makes one, so a write outside a transaction does not compile. */
export interface Tx {
  readonly [brand]: true;
  /** Returns the rows of a select, or of a `returning`. Statements that run with every save or comment have names, all others are texts. */
  query<Row>(statement: Statement | string, values: readonly unknown[]): Promise<Row[]>;
  /** Runs `work` as the last of the transaction. If it fails, nothing is committed. */
  beforeCommit(work: () => Promise<void>): void;
  /** Runs `work` once everything is committed. */
  afterCommit(work: () => void): void;
}

/** With a name it is sent together with the first statement: `pg` sends a text without values at once. */
const begin = statement('begin', 'begin');

const aborted = '25P02';
const isAborted = (error: unknown) => error instanceof Error && 'code' in error && error.code === aborted;

/** A transaction on a connection of the pool. It begins with its first statement, and `begin` is sent together with that. */
export class OpenTx {
  private begun: Promise<PoolClient> | undefined;
  private failure: Error | undefined;
  private broken: Error | undefined;
  private readonly note = (error: Error) => (this.broken = error);
  private readonly before: (() => Promise<void>)[] = [];
  private readonly after: (() => void)[] = [];

  constructor(private readonly pool: Pool) {}

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

  /** PostgreSQL rolls back instead of committing where a statement before it failed. */
  async commit(): Promise<void> {
    for (const work of this.before) await work();
    if (this.begun) await this.query('commit', []);
    if (this.failure) throw this.failure;
    for (const work of this.after) work();
  }

  async rollback(): Promise<void> {
    const client = await this.begun?.catch(() => undefined);
    await client?.query('rollback').catch(this.note);
  }

  /** Gives back the connection, which is thrown away if it broke. */
  async release(): Promise<void> {
    const client = await this.begun?.catch(() => undefined);
    client?.off('error', this.note);
    client?.release(this.broken);
  }

  /** A statement after a failed one fails for no reason of its own. */
  reasonOf(error: unknown): unknown {
    return isAborted(error) ? (this.failure ?? error) : error;
  }

  private async begin(): Promise<PoolClient> {
    const client = await this.pool.connect();
    client.on('error', this.note);
    this.send(client, begin, []).catch(() => undefined);
    return client;
  }

  private async send<Row>(
    client: PoolClient,
    statement: Statement | string,
    values: readonly unknown[],
  ): Promise<Row[]> {
    const { name, text }: Statement = typeof statement === 'string' ? { text: statement } : statement;
    try {
      const { rows } = await client.query<object>({ name, text, values: [...values] });
      return rows as Row[];
    } catch (error) {
      if (error instanceof Error) this.failure ??= error;
      throw error;
    }
  }
}

export const asTx = (open: OpenTx): Tx => open as unknown as Tx;

import type { Pool, PoolClient } from 'pg';
import { PreparedStatement } from './prepared-statement';
import type { WriteLanes } from './lanes';
import type { NamedStatement, Statement } from './statement';
import { gather } from './gather';

declare const brand: unique symbol;

/** An open transaction. Only `Database.transaction` makes one, so a write outside a transaction does not compile. */
export interface Tx {
  readonly [brand]: true;
  /** Rows of a select, or of a `returning`. What runs with every save or comment is a named statement, all else a text. */
  query<Row>(statement: Statement | string, values: readonly unknown[]): Promise<Row[]>;
  /**
   * A write nobody waits for: it goes out with what comes next, and if it fails, so does the transaction. Its rows are for what
   * others are told, when all of it has happened.
   */
  send<Row>(
    statement: Statement | string,
    values: readonly unknown[],
    afterCommit?: (rows: Row[]) => void,
  ): void;
  /** What nothing comes after. If nothing came before it either, it is a transaction by itself, and goes together with others. */
  last<Row>(statement: NamedStatement, values: readonly unknown[]): Promise<Row[]>;
  /** What is to be done when all of it has happened. */
  afterCommit(then: () => void): void;
}

const aborted = '25P02';
const isAborted = (error: unknown) => error instanceof Error && 'code' in error && error.code === aborted;

/**
 * A transaction on a connection whose statements need not wait for one another. It begins with the first of them; one that is the
 * only one needs none, and goes by the `lanes` if there are any.
 */
export class OpenTx {
  private begun: Promise<PoolClient> | undefined;
  private isOver = false;
  private failure: Error | undefined;
  private broken: Error | undefined;
  private readonly note = (error: Error) => (this.broken = error);
  private readonly followers: (() => void)[] = [];

  constructor(
    private readonly pool: Pool,
    private readonly lanes: WriteLanes | undefined,
  ) {}

  async query<Row>(statement: Statement | string, values: readonly unknown[]): Promise<Row[]> {
    if (this.isOver) throw new Error('A statement came after the last one of its transaction');
    const client = await (this.begun ??= this.begin());
    return this.ask<Row>(client, statement, values);
  }

  send<Row>(
    statement: Statement | string,
    values: readonly unknown[],
    afterCommit?: (rows: Row[]) => void,
  ): void {
    const sent = this.query<Row>(statement, values);
    sent.catch((error: Error) => (this.failure ??= error));
    if (afterCommit) this.afterCommit(() => void sent.then(afterCommit));
  }

  last<Row>(statement: NamedStatement, values: readonly unknown[]): Promise<Row[]> {
    if (this.begun || !this.lanes) return this.query<Row>(statement, values);
    this.isOver = true;
    return this.lanes.run<Row>(statement, values);
  }

  afterCommit(then: () => void): void {
    this.followers.push(then);
  }

  /** Also what was sent and not waited for has happened then. */
  async commit(): Promise<void> {
    if (this.begun) await this.query('commit', []);
    if (this.failure) throw this.failure;
    for (const then of this.followers) then();
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

  /** What comes after a failure fails for no other reason. */
  reasonOf(error: unknown): unknown {
    return isAborted(error) ? (this.failure ?? error) : error;
  }

  private async begin(): Promise<PoolClient> {
    const client = await this.pool.connect();
    client.on('error', this.note);
    this.ask(client, 'begin', []).catch(() => undefined);
    return client;
  }

  private ask<Row>(
    client: PoolClient,
    statement: Statement | string,
    values: readonly unknown[],
  ): Promise<Row[]> {
    gather(client);
    const { name, text }: Statement = typeof statement === 'string' ? { text: statement } : statement;
    const asked = name
      ? new PreparedStatement<Row>({ name, text }, values).on(client)
      : client.query<object>({ text, values: [...values] }).then(({ rows }) => rows as Row[]);
    asked.catch((error: Error) => (this.failure ??= error));
    return asked;
  }
}

export const asTx = (open: OpenTx): Tx => open as unknown as Tx;

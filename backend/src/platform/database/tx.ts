import type { Client } from 'pg';
import { PreparedRead } from './prepared-read';
import type { Statement } from './statement';
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
  /** What is to be done when all of it has happened. */
  afterCommit(then: () => void): void;
}

const aborted = '25P02';
const isAborted = (error: unknown) => error instanceof Error && 'code' in error && error.code === aborted;

/** A transaction on a connection whose statements need not wait for one another. It begins with the first of them. */
export class OpenTx {
  private isBegun = false;
  private failure: Error | undefined;
  private readonly followers: (() => void)[] = [];

  constructor(private readonly client: Client) {}

  query<Row>(statement: Statement | string, values: readonly unknown[]): Promise<Row[]> {
    if (!this.isBegun) this.begin();
    gather(this.client);
    return this.ask<Row>(typeof statement === 'string' ? { text: statement } : statement, values);
  }

  send<Row>(
    statement: Statement | string,
    values: readonly unknown[],
    afterCommit?: (rows: Row[]) => void,
  ): void {
    const sent = this.query<Row>(statement, values);
    if (afterCommit) this.afterCommit(() => void sent.then(afterCommit));
  }

  afterCommit(then: () => void): void {
    this.followers.push(then);
  }

  /** Also what was sent and not waited for has happened then. */
  async commit(): Promise<void> {
    if (this.isBegun) await this.query('commit', []);
    if (this.failure) throw this.failure;
    for (const then of this.followers) then();
  }

  async rollback(): Promise<void> {
    if (this.isBegun) await this.client.query('rollback');
  }

  /** What comes after a failure fails for no other reason. */
  reasonOf(error: unknown): unknown {
    return isAborted(error) ? (this.failure ?? error) : error;
  }

  private begin(): void {
    this.isBegun = true;
    this.send('begin', []);
  }

  private ask<Row>({ name, text }: Statement, values: readonly unknown[]): Promise<Row[]> {
    const asked = name
      ? new PreparedRead<Row>({ name, text }, values).on(this.client)
      : this.client.query<object>({ text, values: [...values] }).then(({ rows }) => rows as Row[]);
    asked.catch((error: Error) => (this.failure ??= error));
    return asked;
  }
}

export const asTx = (open: OpenTx): Tx => open as unknown as Tx;

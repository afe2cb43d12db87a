import type { ClientBase } from 'pg';
import type { Statement } from './statement';

declare const brand: unique symbol;

/** An open transaction. Only `Database.transaction` makes one, so a write outside a transaction does not compile. */
export interface Tx {
  readonly [brand]: true;
  /** Rows of a select, or of a `returning`. What runs with every save or comment is a named statement, all else a text. */
  query<Row>(statement: Statement | string, values: readonly unknown[]): Promise<Row[]>;
}

export function openTx(client: ClientBase): Tx {
  const query = async (statement: Statement | string, values: readonly unknown[]) => {
    const { name, text } = typeof statement === 'string' ? { text: statement } : statement;
    const { rows } = await client.query<object>({ name, text, values: [...values] });
    return rows;
  };
  return { query } as unknown as Tx;
}

import type { EntityManager } from 'typeorm';

declare const brand: unique symbol;

/** An open transaction. Only `Database.transaction` makes one, so a write outside a transaction does not compile. */
export interface Tx {
  readonly [brand]: true;
  /** Rows of a select, or of a `returning`. */
  query<Row>(text: string, values: readonly unknown[]): Promise<Row[]>;
}

export function openTx(manager: EntityManager): Tx {
  const query = async (text: string, values: readonly unknown[]) => {
    const { records } = (await manager.queryRunner?.query(text, [...values], true)) as {
      records?: unknown[];
    };
    return records ?? [];
  };
  return { query } as unknown as Tx;
}

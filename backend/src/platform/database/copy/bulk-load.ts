import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { escapeIdentifier, type Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { connect } from './connect';
import { columnsOf, type Sequence, type Table } from './snapshot';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

const foreignKeys = `
  select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`;

/** Loads rows into empty tables in one transaction. Foreign keys are dropped while it runs and checked before the commit. */
export class BulkLoad {
  private constructor(
    private readonly client: Client,
    private readonly references: readonly ForeignKey[],
  ) {}

  static async begin(url: string): Promise<BulkLoad> {
    const client = await connect(url);
    await client.query('begin');
    const { rows } = await client.query<ForeignKey>(foreignKeys);
    for (const { table, name } of rows)
      await client.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`);
    return new BulkLoad(client, rows);
  }

  /** Loads rows in the text format of COPY: a stream and the transforms that it is piped through. */
  async add(table: Table, rows: [Readable, ...Transform[]]): Promise<void> {
    await pipeline([...rows, this.client.query(copyFrom(`copy ${columnsOf(table)} from stdin`))]);
  }

  async commit(sequences: readonly Sequence[]): Promise<void> {
    for (const { name, last } of sequences)
      await this.client.query('select setval($1::regclass, $2)', [escapeIdentifier(name), last]);
    for (const { table, name, definition } of this.references)
      await this.client.query(`alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`);
    await this.client.query('commit');
    await this.client.query('analyze');
  }

  /** Closes the connection. Without a commit nothing is loaded. */
  end(): Promise<void> {
    return this.client.end();
  }
}

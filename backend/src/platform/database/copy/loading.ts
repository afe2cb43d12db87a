import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { escapeIdentifier, type Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { connect } from './connect';
import { columnsOf, type Sequence, type Table } from './snapshot';

interface Reference {
  table: string;
  name: string;
  definition: string;
}

const references = `
  select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`;

/** Rows brought into empty tables: all of them or none. What they refer to is looked at when all are there. */
export class Loading {
  private constructor(
    private readonly client: Client,
    private readonly references: readonly Reference[],
  ) {}

  static async begin(url: string): Promise<Loading> {
    const client = await connect(url);
    await client.query('begin');
    const { rows } = await client.query<Reference>(references);
    for (const { table, name } of rows)
      await client.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`);
    return new Loading(client, rows);
  }

  /** Rows in the text format of COPY: a stream, and what they pass on their way. */
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

  /** Without a commit nothing was loaded. */
  end(): Promise<void> {
    return this.client.end();
  }
}

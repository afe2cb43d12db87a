import type { Readable } from 'node:stream';
import { escapeIdentifier, type Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { connect } from './connect';

export interface Table {
  name: string;
  columns: string[];
}

export interface Sequence {
  name: string;
  /** Last value of the sequence: a bigint, which PostgreSQL sends as text. */
  last: string;
}

/** The metadata that loading the rows needs. */
export interface SnapshotSchema {
  /** Name of the last migration that ran. */
  migration: string;
  tables: Table[];
  sequences: Sequence[];
}

/** Tables of the product. Those of the queues are in another schema and are rebuilt from the outbox. */
const tables = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
   where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'
     and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
   group by c.relname order by c.relname`;
const sequences = `
  select sequencename as name, last_value as last from pg_sequences
   where schemaname = current_schema() and last_value is not null and sequencename <> 'migrations_id_seq'
   order by sequencename`;
const lastMigration = 'select name from migrations order by id desc limit 1';

/** A consistent snapshot of all rows (repeatable read), however long it takes to read them. */
export class Snapshot {
  private constructor(
    private readonly client: Client,
    readonly schema: SnapshotSchema,
  ) {}

  static async open(url: string): Promise<Snapshot> {
    const client = await connect(url);
    try {
      await client.query('begin isolation level repeatable read read only');
      const found = {
        migrations: await client.query<{ name: string }>(lastMigration),
        tables: await client.query<Table>(tables),
        sequences: await client.query<Sequence>(sequences),
      };
      const migration = found.migrations.rows[0]?.name ?? '';
      return new Snapshot(client, {
        migration,
        tables: found.tables.rows,
        sequences: found.sequences.rows,
      });
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  /** Streams the rows of a table in the text format of COPY, one line a row. Only one table can be read at a time. */
  rows(table: Table): Readable {
    return this.client.query(copyTo(`copy ${columnsOf(table)} to stdout`));
  }

  close(): Promise<void> {
    return this.client.end();
  }
}

export const columnsOf = ({ name, columns }: Table) =>
  `${escapeIdentifier(name)} (${columns.map((column) => escapeIdentifier(column)).join(', ')})`;

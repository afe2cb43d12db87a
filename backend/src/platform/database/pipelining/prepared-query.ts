import { Query, types, type Client, type Connection, type FieldDef, type QueryConfig } from 'pg';
import type { NamedStatement } from '../statement';

/** A column of the result, with the function that decodes its text. */
interface Column {
  name: string;
  parse: (text: string) => unknown;
}

/** Cached descriptions of the statements of a connection. */
interface Described {
  /** Columns by the name of the statement. */
  columns: Map<string, Column[]>;
  /** The same connection without the `describe` message. */
  connection: Connection;
}

/** `pg` accepts only its own queries on a pipelined connection. */
const BaseQuery = Query as unknown as new (config: QueryConfig) => {
  submit(connection: Connection): Error | null;
};

const described = new WeakMap<Connection, Described>();

/**
 * A prepared statement whose columns are described once per connection; `pg` describes and decodes them each time. The `handle...`
 * methods are those by which a connection of `pg` dispatches messages; sending is left to `pg`.
 */
export class PreparedQuery<Row> extends BaseQuery {
  /** Also called by `pg`, when the connection breaks. */
  callback: ((error: Error | null, rows?: Row[]) => void) | undefined;
  /** Not named `rows`: `pg` rejects queries with that property on a pipelined connection. */
  private readonly decodedRows: Row[] = [];
  private columns: Column[] = [];
  private known: Described | undefined;
  private readonly statement: string;

  constructor({ name, text }: NamedStatement, values: readonly unknown[]) {
    super({ name, text, values: [...values] });
    this.statement = name;
  }

  run(client: Client): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      this.callback = (error, rows = []) => (error ? reject(error) : resolve(rows));
      client.query(this as unknown as Query);
    });
  }

  override submit(connection: Connection): Error | null {
    this.known = describedOn(connection);
    const columns = this.known.columns.get(this.statement);
    if (!columns) return super.submit(connection);
    this.columns = columns;
    return super.submit(this.known.connection);
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.columns = fields.map(toColumn);
    this.known?.columns.set(this.statement, this.columns);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const row: Record<string, unknown> = {};
    this.columns.forEach(({ name, parse }, index) => {
      const text = fields[index] ?? null;
      row[name] = text === null ? null : parse(text);
    });
    this.decodedRows.push(row as Row);
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.callback?.(null, this.decodedRows);
  }

  handleError(error: Error): void {
    this.known?.columns.delete(this.statement);
    this.callback?.(error);
  }
}

const toColumn = ({ name, dataTypeID }: FieldDef): Column => ({
  name,
  parse: types.getTypeParser(dataTypeID, 'text') as Column['parse'],
});

function describedOn(connection: Connection): Described {
  const known = described.get(connection);
  if (known) return known;
  const undescribed = Object.create(connection, { describe: { value: () => undefined } }) as Connection;
  const made = { columns: new Map<string, Column[]>(), connection: undescribed };
  described.set(connection, made);
  return made;
}

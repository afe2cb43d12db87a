import { Query, types, type Client, type Connection, type FieldDef, type QueryConfig } from 'pg';
import utils from 'pg/lib/utils.js';
import type { NamedStatement } from './statement';
import { parseTime } from './parse-time';

/** A column of the answer, and how its text becomes a value. */
interface Column {
  name: string;
  parse: (text: string) => unknown;
}

/** As much of a connection of `pg` as a statement speaks to. */
interface Line {
  stream: Connection['stream'];
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
  parse(statement: { name: string; text: string }): void;
  bind(values: { statement: string; values: readonly unknown[]; valueMapper: unknown }): void;
  describe(portal: { type: 'P' }): void;
  execute(portal: object): void;
  sync(): void;
}

const timestamptz = 1184;
const answers = new WeakMap<Line, Map<string, Column[]>>();

/** Nothing else is let into a pipeline of `pg`. */
const AsQuery = Query as unknown as new (query: QueryConfig) => object;

/**
 * A named statement as `pg` runs its own queries, but that what the columns are is asked once on each connection and not each
 * time: telling and taking it apart cost an eighth of reading a page.
 */
export class PreparedStatement<Row> extends AsQuery {
  /** Also set by the pool. */
  callback: ((error: Error | null, rows?: Row[]) => void) | undefined;
  readonly name: string;
  readonly text: string;
  private readonly found: Row[] = [];
  private columns: Column[] | undefined;
  private line: Line | undefined;

  constructor(
    { name, text }: NamedStatement,
    private readonly values: readonly unknown[],
  ) {
    super({ name, text });
    this.name = name;
    this.text = text;
  }

  /** On a connection that is in nobody's hands. */
  on(client: Client): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      this.callback = (error, rows = []) => (error ? reject(error) : resolve(rows));
      client.query(this);
    });
  }

  submit(connection: Connection): void {
    const line = connection as unknown as Line;
    this.line = line;
    line.stream.cork();
    try {
      this.prepareOn(line);
      line.bind({ statement: this.name, values: this.values, valueMapper: utils.prepareValue });
      if (!this.columns) line.describe({ type: 'P' });
      line.execute({});
      line.sync();
    } finally {
      line.stream.uncork();
    }
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    if (!this.line) return;
    this.columns = fields.map(toColumn);
    const known = answers.get(this.line) ?? new Map<string, Column[]>();
    answers.set(this.line, known.set(this.name, this.columns));
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const row: Record<string, unknown> = {};
    this.columns?.forEach(({ name, parse }, place) => {
      const text = fields[place];
      row[name] = text === null || text === undefined ? null : parse(text);
    });
    this.found.push(row as Row);
  }

  handleReadyForQuery(): void {
    this.callback?.(null, this.found);
  }

  handleError(error: Error): void {
    this.callback?.(error);
  }

  handleCommandComplete(): void {}

  private prepareOn(line: Line): void {
    const isThere = this.name in line.parsedStatements || this.name in line.submittedNamedStatements;
    if (isThere) this.columns = answers.get(line)?.get(this.name);
    else {
      line.parse({ name: this.name, text: this.text });
      line.submittedNamedStatements[this.name] = this.text;
    }
  }
}

const toColumn = ({ name, dataTypeID }: FieldDef): Column => ({
  name,
  parse:
    dataTypeID === timestamptz ? parseTime : (types.getTypeParser(dataTypeID, 'text') as Column['parse']),
});

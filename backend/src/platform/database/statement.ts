/** A statement. With a name it is prepared once per connection; without one PostgreSQL plans it on every execution. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
  /** Takes a millisecond or two at most, whatever the values: `Database.read` sends it over a pipelined connection. */
  readonly isPipelined?: boolean;
}

/** A prepared statement. */
export type NamedStatement = Statement & Required<Pick<Statement, 'name'>>;

const names = new Set<string>();

/** Declares a prepared statement. Names are unique: two texts under one name would be one statement to PostgreSQL. */
export function statement(name: string, text: string): NamedStatement {
  if (names.has(name)) throw new Error(`Two statements are called ${name}`);
  names.add(name);
  return { name, text };
}

/** Declares a prepared statement that is sent over a pipelined connection: it takes a millisecond or two, whatever its values. */
export const pipelinedStatement = (name: string, text: string): NamedStatement => ({
  ...statement(name, text),
  isPipelined: true,
});

/** Declares a statement whose best plan depends on its values. */
export const unpreparedStatement = (text: string): Statement => ({ text });

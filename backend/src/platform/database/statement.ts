/** A statement that PostgreSQL parses and plans once per connection, under its name; each time anew without one. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
  /** It takes a millisecond or two at most, whatever is asked: it may go with others over one connection. */
  readonly isShort?: boolean;
}

/** One that has a name. */
export type NamedStatement = Statement & Required<Pick<Statement, 'name'>>;

const names = new Set<string>();

/** Names are unique in the whole product: two texts under one name would be one statement to the server. */
export function statement(name: string, text: string): NamedStatement {
  if (names.has(name)) throw new Error(`Two statements are called ${name}`);
  names.add(name);
  return { name, text };
}

/** One that is done in a millisecond or two, whatever is asked. */
export const shortStatement = (name: string, text: string): NamedStatement => ({
  ...statement(name, text),
  isShort: true,
});

/** For statements whose best plan depends on what is asked for. */
export const plannedAnew = (text: string): Statement => ({ text });

/** A statement that PostgreSQL parses and plans once per connection, under its name; each time anew without one. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
}

const names = new Set<string>();

/** Names are unique in the whole product: two texts under one name would be one statement to the server. */
export function statement(name: string, text: string): Statement {
  if (names.has(name)) throw new Error(`Two statements are called ${name}`);
  names.add(name);
  return { name, text };
}

/** For statements whose best plan depends on what is asked for. */
export const plannedAnew = (text: string): Statement => ({ text });

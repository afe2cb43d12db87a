/** What a row consists of: by the name of each column, what it is in SQL. */
export type Columns<Row> = { readonly [Name in keyof Row]: string };

/** As a `select` names them. */
export const selected = (columns: Readonly<Record<string, string>>) =>
  Object.entries(columns)
    .map(([name, expression]) => `${expression} as ${name}`)
    .join(', ');

/** A row as PostgreSQL writes it into JSON: times are texts, as ISO 8601 has them. */
export type InJson<Row> = { [Name in keyof Row]: TimeAsText<Row[Name]> };

type TimeAsText<Value> = Value extends Date ? string : Value;

/** Many rows as one value, a list for each column; nothing instead of empty lists. */
export type Lists<Row> = { [Name in keyof Row]: TimeAsText<Row[Name]>[] | null };

/**
 * All rows of a query as one value: PostgreSQL and the engine hand that over faster than `pg` takes many rows apart, and a list
 * for each column faster than an object for each row.
 */
export function listsOf(columns: Readonly<Record<string, string>>, from: string): string {
  const lists = Object.keys(columns).map((name) => `'${name}', json_agg(listed.${name})`);
  return `(select json_build_object(${lists.join(', ')}) from (select ${selected(columns)} ${from}) listed)`;
}

/** The rows of what `listsOf` asked for, in its order. */
export function rowsOf<Row>(lists: Lists<Row>): InJson<Row>[] {
  const columns = Object.entries<unknown[] | null>(lists);
  return (columns[0]?.[1] ?? []).map((_, place) => {
    const row: Record<string, unknown> = {};
    for (const [name, values] of columns) row[name] = values?.[place];
    return row as InJson<Row>;
  });
}

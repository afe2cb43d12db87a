import { isoTime } from './iso-time';

/** The columns of a row: the SQL expression by the name of each. */
export type Columns<Row> = { readonly [Name in keyof Row]: string };

/** Returns the select list of the columns. */
export const selectList = (columns: Readonly<Record<string, string>>) =>
  Object.entries(columns)
    .map(([name, expression]) => `${expression} as ${name}`)
    .join(', ');

/** Rows encoded as one JSON value, a list for each column; null instead of an empty list. */
export type ColumnLists<Row> = { [Name in keyof Row]: Row[Name][] | null };

/** Names of the columns that hold times. */
type Times<Row> = readonly (keyof Row)[];

/**
 * Returns SQL that selects all rows of a query as one JSON value: encoding and parsing that is faster than decoding many rows in `pg`,
 * and a list for each column is faster than an object for each row.
 */
export function listsOf(columns: Readonly<Record<string, string>>, from: string): string {
  const lists = Object.keys(columns).map((name) => `'${name}', json_agg(listed.${name})`);
  return `(select json_build_object(${lists.join(', ')}) from (select ${selectList(columns)} ${from}) listed)`;
}

/** Decodes the rows of `listsOf`, in their order. */
export function rowsOf<Row>(lists: ColumnLists<Row>, times: Times<Row>): Row[] {
  const columns = Object.entries<unknown[] | null>(lists);
  return (columns[0]?.[1] ?? []).map((_, index) => {
    const row: Record<string, unknown> = {};
    for (const [name, values] of columns) row[name] = values?.[index];
    return withIsoTimes(row as Row, times);
  });
}

/** Converts the times of a row to ISO 8601 in UTC, so that rows are equal whether they were read as JSON or decoded by `pg`. */
export function withIsoTimes<Row>(row: Row, times: Times<Row>): Row {
  for (const name of times) {
    const time = row[name] as Date | string | null;
    row[name] = (time === null ? null : isoTime(time)) as Row[keyof Row];
  }
  return row;
}

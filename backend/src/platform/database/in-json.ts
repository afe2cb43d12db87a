/** A row as PostgreSQL writes it into JSON: times are texts, as ISO 8601 has them. */
export type InJson<Row> = { [Column in keyof Row]: TimeAsText<Row[Column]> };

type TimeAsText<Value> = Value extends Date ? string : Value;

/** The rows of a query as one value: PostgreSQL and the engine hand over many rows faster than `pg` takes them apart. */
export const jsonOf = (query: string) => `(select coalesce(json_agg(listed), '[]') from (${query}) listed)`;

/** A time of a row, or of one in JSON, as the API has it. */
export const isoTime = (time: Date | string) => new Date(time).toISOString();

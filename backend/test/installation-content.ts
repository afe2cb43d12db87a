import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect } from 'vitest';
import { startEmbeddedPostgres } from '../src/platform/database/embedded';

/** Returns every row and every upload of a stopped installation. */
export const contentOf = (dataDir: string) =>
  withDatabase(dataDir, async (url) => ({ ...(await rowsOf(url)), media: mediaIn(dataDir) }));

/** Starts the database of a stopped installation for `work`, then stops it. */
export async function withDatabase<T>(dataDir: string, work: (url: string) => Promise<T>): Promise<T> {
  const postgres = await startEmbeddedPostgres(dataDir);
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}

export async function rowsOf(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const tables: Record<string, string[]> = {};
    for (const { name } of found.rows.filter((table) => table.name !== 'migrations')) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text as row from "${name}" t order by 1`,
      );
      tables[name] = rows.map(({ row }) => row);
    }
    const sequences = await client.query<{ name: string; last_value: string | null }>(
      `select sequencename as name, last_value from pg_sequences where schemaname = 'public' order by 1`,
    );
    const rules = await client.query<{ rule: string }>(
      `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as rule from pg_constraint
        where connamespace = 'public'::regnamespace order by 1`,
    );
    return { tables, sequences: sequences.rows, rules: rules.rows.map(({ rule }) => rule) };
  } finally {
    await client.end();
  }
}

/** Returns key and bytes of every upload. */
function mediaIn(dataDir: string): [string, Buffer][] {
  const folder = join(dataDir, 'media');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => [path.slice(folder.length), readFileSync(path)]);
}

type Content = Awaited<ReturnType<typeof contentOf>>;

export function expectSame(one: Content, other: Content): void {
  expect(Object.keys(other.tables)).toEqual(Object.keys(one.tables));
  for (const [name, rows] of Object.entries(one.tables)) expect(other.tables[name], name).toEqual(rows);
  expect(other.sequences).toEqual(one.sequences);
  expect(other.rules).toEqual(one.rules);
  expect(other.media.map(([key]) => key)).toEqual(one.media.map(([key]) => key));
  for (const [place, [key, bytes]] of one.media.entries())
    expect(bytes.equals(other.media[place]![1]), key).toBe(true);
}

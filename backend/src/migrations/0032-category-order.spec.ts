import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrations } from '.';
import { createDatabase, dropDatabase } from '../../test/database';
import { migrate } from '../platform/database';
import { CategoryOrder32 } from './0032-category-order';

const name = `category_order_${randomBytes(6).toString('hex')}`;
let client: pg.Client;

beforeAll(async () => {
  const url = await createDatabase(inject('serverUrl'), name);
  await migrate(url, migrations.slice(0, migrations.indexOf(CategoryOrder32)));
  client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    insert into teams (id, name, sport) overriding system value values (1, 'Otters', 'Rowing');
    insert into categories (id, team_id, name) overriding system value values (1, 1, 'Set pieces');
    insert into pages (id, team_id, category_id, title, updated_at) overriding system value
    values (11, 1, 1, 'Oldest', '2026-11-01T10:00:00Z'), (12, 1, 1, 'Newest', '2026-11-04T10:00:00Z');
    insert into plays (id, team_id, category_id, name, updated_at) overriding system value
    values (11, 1, 1, 'Second', '2026-11-03T10:00:00Z'), (12, 1, 1, 'Third', '2026-11-02T10:00:00Z');`);
  await migrate(url, migrations.slice(0, migrations.indexOf(CategoryOrder32) + 1));
});
afterAll(async () => {
  await client.end();
  await dropDatabase(inject('serverUrl'), name);
});

const titles = async () => {
  const { rows } = await client.query<{ title: string }>(
    `select title from (select title, position from pages union all select name, position from plays) items order by position`,
  );
  return rows.map(({ title }) => title);
};

describe('the migration to an order of categories', () => {
  it('keeps the order of the lists, last changed first, and puts new rows last', async () => {
    expect(await titles()).toEqual(['Newest', 'Second', 'Third', 'Oldest']);
    await client.query(`insert into plays (team_id, category_id, name) values (1, 1, 'New play')`);
    await client.query(`insert into pages (team_id, category_id, title) values (1, 1, 'New page')`);
    expect(await titles()).toEqual(['Newest', 'Second', 'Third', 'Oldest', 'New play', 'New page']);
  });
});

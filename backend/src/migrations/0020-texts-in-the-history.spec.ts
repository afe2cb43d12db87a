import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrations } from '.';
import { createDatabase, dropDatabase } from '../../test/database';
import { migrate } from '../platform/database';

const name = `texts_${randomBytes(6).toString('hex')}`;
let client: pg.Client;

beforeAll(async () => {
  const connectionString = await createDatabase(inject('serverUrl'), name);
  await migrate(connectionString, migrations.slice(0, 19));
  client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`
    insert into users (id, username, email, password_hash, role) overriding system value
    values (1, 'mia', 'mia@club.example', '', 'coach');
    insert into teams (id, name, sport) overriding system value values (1, 'Otters', 'Rowing');
    insert into pages (id, team_id, title, content, version, created_by) overriding system value
    values (1, 1, 'Kept', '<p>second</p>', 2, 1), (2, 1, 'Never kept', '<p>only here</p>', 5, 1),
           (3, 1, 'Kept otherwise', '<p>as it stands</p>', 1, 1);
    insert into page_versions (page_id, version, title, content, tags)
    values (1, 1, 'Kept', '<p>first</p>', '{}'), (1, 2, 'Kept', '<p>second</p>', '{}'),
           (3, 1, 'Kept otherwise', '<p>something else</p>', '{}')`);
  await migrate(connectionString, migrations);
});
afterAll(async () => {
  await client.end();
  await dropDatabase(inject('serverUrl'), name);
});

it('every page reads as before, and so does its history', async () => {
  const { rows } = await client.query('select title, version, content from whole_pages order by id');
  expect(rows).toEqual([
    { title: 'Kept', version: 2, content: '<p>second</p>' },
    { title: 'Never kept', version: 5, content: '<p>only here</p>' },
    { title: 'Kept otherwise', version: 1, content: '<p>as it stands</p>' },
  ]);
  const { rows: before } = await client.query(
    'select content from page_versions where page_id = 1 and version = 1',
  );
  expect(before).toEqual([{ content: '<p>first</p>' }]);
});

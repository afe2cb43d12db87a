import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrations } from '.';
import { createDatabase, dropDatabase } from '../../test/database';
import { migrate } from '../platform/database';
import { ToldPlays56 } from './0056-told-plays';

const name = `told_plays_${randomBytes(6).toString('hex')}`;
let client: pg.Client;

beforeAll(async () => {
  const url = await createDatabase(inject('serverUrl'), name);
  await migrate(url, migrations.slice(0, migrations.indexOf(ToldPlays56)));
  client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    insert into users (id, username, email, role) overriding system value values (1, 'mia', 'mia@club.example', 'coach');
    insert into teams (id, name, sport) overriding system value values (1, 'Otters', 'Rowing');
    insert into plays (id, team_id, name, version) overriding system value values (1, 1, 'Trap', 1), (2, 1, 'Falcon', 7);
    insert into notifications (user_id, kind, team_id, play_id) values (1, 'mention', 1, 1), (1, 'mention', 1, 1)`);
  await migrate(url, migrations);
});
afterAll(async () => {
  await client.end();
  await dropDatabase(inject('serverUrl'), name);
});

it('the migration to sittings of plays notifies nobody of what was saved before', async () => {
  const { rows } = await client.query(
    'select id, told_version, told_version = version as is_told from plays order by id',
  );
  expect(rows).toEqual([
    { id: 1, told_version: 1, is_told: true },
    { id: 2, told_version: 7, is_told: true },
  ]);
});

it('keeps one unread notification of the changes of a play for a user, besides others about it', async () => {
  const add = () =>
    client.query(`insert into notifications (user_id, kind, team_id, play_id) values (1, 'page', 1, 2)`);
  await add();
  await expect(add()).rejects.toThrow('notifications_play_key');
  await client.query('update notifications set read_at = now() where play_id = 2');
  await add();
});

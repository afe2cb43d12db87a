import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrations } from '.';
import { createDatabase, dropDatabase } from '../../test/database';
import { migrate } from '../platform/database';
import { PlayReading33 } from './0033-play-reading';

const name = `play_reading_${randomBytes(6).toString('hex')}`;
let client: pg.Client;

beforeAll(async () => {
  const url = await createDatabase(inject('serverUrl'), name);
  await migrate(url, migrations.slice(0, migrations.indexOf(PlayReading33)));
  client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    insert into users (id, username, email, role) overriding system value
    values (1, 'mia', 'mia@club.example', 'coach'), (2, 'ben', 'ben@club.example', 'player');
    insert into teams (id, name, sport) overriding system value values (1, 'Otters', 'Rowing');
    insert into plays (id, team_id, name, version) overriding system value values (1, 1, 'Trap', 2);
    insert into play_versions (play_id, version, name, content, tags, saved_at)
    values (1, 1, 'Trap', '', '{}', '2026-11-01'),
           (1, 2, 'Trap', '<p>Lift&nbsp;at<br>once</p>', '{}', '2026-11-10');
    insert into play_views (user_id, play_id, seen_at) values (1, 1, '2026-11-05'), (2, 1, '2026-10-01')`);
  await migrate(url, migrations);
});
afterAll(async () => {
  await client.end();
  await dropDatabase(inject('serverUrl'), name);
});

const rows = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows;

describe('the migration to last-read versions of plays', () => {
  it('derives the last-read version from the last view, and counts the words', async () => {
    expect(await rows('select user_id, version from play_views order by user_id')).toEqual([
      { user_id: 1, version: 1 },
      { user_id: 2, version: null },
    ]);
    expect(await rows('select words, content <> $$$$ as has_content from whole_plays')).toEqual([
      { words: 3, has_content: true },
    ]);
  });
});

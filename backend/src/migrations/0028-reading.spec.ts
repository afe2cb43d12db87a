import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrations } from '.';
import { createDatabase, dropDatabase } from '../../test/database';
import { migrate } from '../platform/database';
import { Reading28 } from './0028-reading';

const name = `reading_${randomBytes(6).toString('hex')}`;
let client: pg.Client;

beforeAll(async () => {
  const url = await createDatabase(inject('serverUrl'), name);
  await migrate(url, migrations.slice(0, migrations.indexOf(Reading28)));
  client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    insert into users (id, username, email, role) overriding system value
    values (1, 'mia', 'mia@club.example', 'coach'), (2, 'ben', 'ben@club.example', 'player'),
           (3, 'ann', 'ann@club.example', 'player');
    insert into teams (id, name, sport) overriding system value values (1, 'Otters', 'Rowing');
    insert into pages (id, team_id, title, version, created_by) overriding system value
    values (1, 1, 'One', 3, 1), (2, 1, 'Empty', 1, null);
    insert into page_versions (page_id, version, title, content, tags, saved_by, saved_at)
    values (1, 1, 'One', '', '{}', 1, '2026-11-01'), (1, 2, 'One', '', '{}', 1, '2026-11-10'),
           (1, 3, 'One', '<h2>Front pod</h2><p>Lift&nbsp;at<br>once</p>', '{}', 2, '2026-11-20'),
           (2, 1, 'Empty', '', '{}', null, '2026-11-20');
    insert into page_views (user_id, page_id, seen_at)
    values (1, 1, '2026-11-25'), (2, 1, '2026-11-15'), (3, 1, '2026-10-01')`);
  await migrate(url, migrations);
});
afterAll(async () => {
  await client.end();
  await dropDatabase(inject('serverUrl'), name);
});

const rows = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows;

describe('the migration to last-read versions', () => {
  it('derives the last-read version from the last view', async () => {
    expect(await rows('select user_id, version from page_views order by user_id')).toEqual([
      { user_id: 1, version: 3 },
      { user_id: 2, version: 2 },
      { user_id: 3, version: null },
    ]);
  });

  it('takes author and words of a page from its current version', async () => {
    expect(await rows('select id, updated_by, words from whole_pages order by id')).toEqual([
      { id: 1, updated_by: 2, words: 5 },
      { id: 2, updated_by: null, words: 0 },
    ]);
  });
});

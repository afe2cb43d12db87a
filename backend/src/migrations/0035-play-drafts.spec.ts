import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrations } from '.';
import { createDatabase, dropDatabase } from '../../test/database';
import { migrate } from '../platform/database';
import { PlayDrafts35 } from './0035-play-drafts';

const name = `play_drafts_${randomBytes(6).toString('hex')}`;
let client: pg.Client;

beforeAll(async () => {
  const url = await createDatabase(inject('serverUrl'), name);
  await migrate(url, migrations.slice(0, migrations.indexOf(PlayDrafts35)));
  client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    insert into users (id, username, email, role) overriding system value values (1, 'mia', 'mia@club.example', 'coach');
    insert into teams (id, name, sport) overriding system value values (1, 'Otters', 'Rowing');
    insert into plays (id, team_id, name, version, created_by, created_at) overriding system value
    values (1, 1, 'Trap', 2, 1, '2026-11-01T10:00:00.123Z');
    insert into play_versions (play_id, version, name, content, tags, saved_by)
    values (1, 1, 'Trap', '', '{}', 1), (1, 2, 'Trap', '<p>Lift</p>', '{}', 1);
    insert into notifications (user_id, kind, team_id, page_ids) values (1, 'published', 1, '{7}')`);
  await migrate(url, migrations);
});
afterAll(async () => {
  await client.end();
  await dropDatabase(inject('serverUrl'), name);
});

const rows = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows;

describe('the migration to drafts of plays', () => {
  it('publishes every play at the time of its creation', async () => {
    expect(
      await rows(
        'select published_at = created_at as is_published, published_by, publish_note from whole_plays',
      ),
    ).toEqual([{ is_published: true, published_by: 1, publish_note: null }]);
    expect(await rows('select was_published from play_versions')).toEqual([
      { was_published: true },
      { was_published: true },
    ]);
  });

  it('keeps notifications of published pages', async () => {
    expect(await rows('select page_ids, play_ids from notifications')).toEqual([
      { page_ids: [7], play_ids: null },
    ]);
  });
});

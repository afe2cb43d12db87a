import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrations } from '.';
import { createDatabase, dropDatabase } from '../../test/database';
import { migrate } from '../platform/database';
import { Drafts30 } from './0030-drafts';

const name = `drafts_${randomBytes(6).toString('hex')}`;
let client: pg.Client;

beforeAll(async () => {
  const url = await createDatabase(inject('serverUrl'), name);
  await migrate(url, migrations.slice(0, migrations.indexOf(Drafts30)));
  client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    insert into users (id, username, email, role) overriding system value values (1, 'mia', 'mia@club.example', 'coach');
    insert into teams (id, name, sport) overriding system value values (1, 'Otters', 'Rowing');
    insert into pages (id, team_id, title, version, created_by, created_at) overriding system value
    values (1, 1, 'One', 2, 1, '2026-11-01T10:00:00.123Z');
    insert into page_versions (page_id, version, title, content, tags, saved_by)
    values (1, 1, 'One', '<img src="/api/media/7/a.png">', '{}', 1),
           (1, 2, 'One', '<img src="/api/media/8/b.png"><img src="/api/media/8/b.png?size=small">', '{}', 1);
    insert into activities (team_id, user_id, action, target_type, target_id, target_name)
    values (1, 1, 'created', 'page', 1, 'One');
    insert into notifications (user_id, kind, team_id, page_id) values (1, 'page', 1, 1)`);
  await migrate(url, migrations);
});
afterAll(async () => {
  await client.end();
  await dropDatabase(inject('serverUrl'), name);
});

const rows = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows;

describe('the migration to drafts', () => {
  it('publishes every page at the time of its creation, with the files of its current version', async () => {
    expect(
      await rows(
        'select published_at = created_at as is_published, published_by, told_version, file_ids from whole_pages',
      ),
    ).toEqual([{ is_published: true, published_by: 1, told_version: 2, file_ids: [8] }]);
    expect(await rows('select was_published from page_versions')).toEqual([
      { was_published: true },
      { was_published: true },
    ]);
  });

  it('keeps activities and notifications visible', async () => {
    expect(await rows('select editors_only from activities')).toEqual([{ editors_only: false }]);
    expect(await rows('select kind, page_ids, note from notifications')).toEqual([
      { kind: 'page', page_ids: null, note: null },
    ]);
  });
});

import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrations } from '.';
import { createDatabase, dropDatabase } from '../../test/database';
import { migrate } from '../platform/database';
import { PlayComments37 } from './0037-play-comments';

const name = `play_comments_${randomBytes(6).toString('hex')}`;
let client: pg.Client;

beforeAll(async () => {
  const url = await createDatabase(inject('serverUrl'), name);
  await migrate(url, migrations.slice(0, migrations.indexOf(PlayComments37)));
  client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    insert into users (id, username, email, role) overriding system value values (1, 'mia', 'mia@club.example', 'coach');
    insert into teams (id, name, sport) overriding system value values (1, 'Otters', 'Rowing');
    insert into pages (id, team_id, title) overriding system value values (1, 1, 'Calls');
    insert into plays (id, team_id, name) overriding system value values (1, 1, 'Trap');
    insert into comments (id, page_id, team_id, user_id, content) overriding system value values (1, 1, 1, 1, 'Why?');
    insert into notifications (user_id, kind, team_id, page_id, comment_id) values (1, 'comment', 1, 1, 1);
    insert into changes (team_id, what, target_id) values (1, 'comments', 1)`);
  await migrate(url, migrations);
});
afterAll(async () => {
  await client.end();
  await dropDatabase(inject('serverUrl'), name);
});

const rows = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows;

describe('the migration to comments of plays', () => {
  it('keeps comments of pages with their notifications and live updates', async () => {
    expect(await rows('select page_id, play_id, content from comments')).toEqual([
      { page_id: 1, play_id: null, content: 'Why?' },
    ]);
    expect(await rows('select kind, page_id, play_id from notifications')).toEqual([
      { kind: 'comment', page_id: 1, play_id: null },
    ]);
    expect(await rows('select what, content_kind from changes')).toEqual([
      { what: 'comments', content_kind: null },
    ]);
  });

  it.each([
    ['both a page and a play', '1, 1'],
    ['neither', 'null, null'],
  ])('lets no comment belong to %s', async (_, subjects) => {
    const insert = `insert into comments (page_id, play_id, team_id, content) values (${subjects}, 1, 'A')`;
    await expect(client.query(insert)).rejects.toThrow('comments_subject_check');
  });

  it('can be reverted, and keeps the comments of pages', async () => {
    await client.query(`
      insert into comments (id, play_id, team_id, content) overriding system value values (2, 1, 1, 'On a play');
      insert into notifications (user_id, kind, team_id, play_id, comment_id) values (1, 'play_comment', 1, 1, 2)`);
    await new PlayComments37().down({ query: (text: string) => client.query(text) } as never);
    expect(await rows('select content from comments')).toEqual([{ content: 'Why?' }]);
    expect(await rows('select kind from notifications')).toEqual([{ kind: 'comment' }]);
    const without = `insert into comments (team_id, content) values (1, 'A')`;
    await expect(client.query(without)).rejects.toThrow('page_id');
  });
});

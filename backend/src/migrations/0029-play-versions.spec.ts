import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrations } from '.';
import { createDatabase, dropDatabase } from '../../test/database';
import { migrate } from '../platform/database';
import { PlayVersions29 } from './0029-play-versions';

const name = `play_versions_${randomBytes(6).toString('hex')}`;
let client: pg.Client;

beforeAll(async () => {
  const url = await createDatabase(inject('serverUrl'), name);
  await migrate(url, migrations.slice(0, migrations.indexOf(PlayVersions29)));
  client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    insert into users (id, username, email, role) overriding system value
    values (1, 'mia', 'mia@club.example', 'coach'), (2, 'ben', 'ben@club.example', 'coach');
    insert into teams (id, name, sport) overriding system value values (1, 'Otters', 'Rowing');
    insert into plays (id, team_id, name, description, content, tags, formation, diagram_url, created_by, updated_at)
    overriding system value
    values (1, 1, 'Falcon', 'Quick ball', '<p>Lift</p>', '{lineout}', 'Five-man', '/api/media/1/a.png', 1, '2026-11-20'),
           (2, 1, 'Hawk', null, '', '{}', null, null, 1, '2026-11-21');
    insert into activities (team_id, user_id, action, target_type, target_id, target_name, created_at)
    values (1, 1, 'created', 'play', 1, 'Falcon', '2026-11-01'), (1, 2, 'updated', 'play', 1, 'Falcon', '2026-11-20'),
           (1, 2, 'created', 'page', 2, 'Another', '2026-11-21')`);
  await migrate(url, migrations);
});
afterAll(async () => {
  await client.end();
  await dropDatabase(inject('serverUrl'), name);
});

const rows = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows;

describe('the migration to versions of plays', () => {
  it('makes the present state of each play its version 1, saved by the user of its last activity', async () => {
    const saved = await rows(
      `select v.*, v.saved_at = p.updated_at as is_dated from play_versions v join plays p on p.id = v.play_id order by play_id`,
    );
    expect(saved).toMatchObject([
      {
        play_id: 1,
        version: 1,
        name: 'Falcon',
        description: 'Quick ball',
        content: '<p>Lift</p>',
        tags: ['lineout'],
        formation: 'Five-man',
        diagram_url: '/api/media/1/a.png',
        saved_by: 2,
        is_dated: true,
      },
      { play_id: 2, version: 1, name: 'Hawk', content: '', saved_by: 1, is_dated: true },
    ]);
  });

  it('keeps plays whole and out of the bin', async () => {
    expect(
      await rows('select id, name, content, version, updated_by, deleted_at from whole_plays order by id'),
    ).toEqual([
      { id: 1, name: 'Falcon', content: '<p>Lift</p>', version: 1, updated_by: 2, deleted_at: null },
      { id: 2, name: 'Hawk', content: '', version: 1, updated_by: 1, deleted_at: null },
    ]);
  });
});

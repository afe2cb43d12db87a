import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrations } from '.';
import { createDatabase, dropDatabase } from '../../test/database';
import { migrate } from '../platform/database';
import { VersionEvents55 } from './0055-version-events';

const name = `version_events_${randomBytes(6).toString('hex')}`;
const upTo = migrations.slice(0, migrations.indexOf(VersionEvents55) + 1);
const kinds = [
  ['page', 'title'],
  ['play', 'name'],
] as const;
let client: pg.Client;

beforeAll(async () => {
  const url = await createDatabase(inject('serverUrl'), name);
  await migrate(url, upTo.slice(0, -1));
  client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    insert into users (id, username, email, role) overriding system value values (1, 'mia', 'mia@club.example', 'coach');
    insert into teams (id, name, sport) overriding system value values (1, 'Otters', 'Rowing')`);
  for (const [kind, title] of kinds)
    await client.query(`
      insert into ${kind}s (id, team_id, ${title}, version, created_by, published_at, published_by, publish_note)
      overriding system value values
        (1, 1, 'Published later', 3, 1, '2026-11-01T10:10:00.123Z', 1, 'Read it'),
        (2, 1, 'Draft', 1, 1, null, null, null),
        (3, 1, 'Created before its version', 1, 1, '2026-11-01T09:00:00Z', 1, null);
      insert into ${kind}_versions (${kind}_id, version, ${title}, content, tags, saved_by, saved_at) values
        (1, 1, 'One', '', '{}', 1, '2026-11-01T10:00:00Z'),
        (1, 2, 'Two', '', '{}', 1, '2026-11-01T10:10:00.123Z'),
        (1, 3, 'Three', '', '{}', 1, '2026-11-01T10:20:00Z'),
        (2, 1, 'One', '', '{}', 1, '2026-11-01T10:00:00Z'),
        (3, 1, 'One', '', '{}', 1, '2026-11-01T09:00:00.500Z')`);
  await migrate(url, upTo);
});
afterAll(async () => {
  await client.end();
  await dropDatabase(inject('serverUrl'), name);
});

describe('the migration to events of versions', () => {
  it.each(kinds)('gives the version of a %s that was current then its last publication', async (kind) => {
    const { rows } = await client.query<Record<string, unknown>>(
      `select ${kind}_id as id, version, published_at, published_by, publish_note from ${kind}_versions
        where published_at is not null order by 1, 2`,
    );
    const [at, createdAt] = [new Date('2026-11-01T10:10:00.123Z'), new Date('2026-11-01T09:00:00Z')];
    expect(rows).toEqual([
      { id: 1, version: 2, published_at: at, published_by: 1, publish_note: 'Read it' },
      { id: 3, version: 1, published_at: createdAt, published_by: 1, publish_note: null },
    ]);
  });

  it.each(kinds)('invents no notifications and no restored versions of a %s', async (kind) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::integer as count from ${kind}_versions where notified_at is not null or restored_from is not null`,
    );
    expect(rows).toEqual([{ count: 0 }]);
  });
});

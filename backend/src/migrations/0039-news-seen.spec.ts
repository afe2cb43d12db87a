import { latestNews } from '@touchline/contract';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrations } from '.';
import { createDatabase, dropDatabase } from '../../test/database';
import { migrate } from '../platform/database';
import { NewsSeen39 } from './0039-news-seen';

const name = `news_seen_${randomBytes(6).toString('hex')}`;
let client: pg.Client;

const insertUser = (username: string) =>
  client.query(`insert into users (username, email, role) values ($1, $1 || '@club.example', 'player')`, [
    username,
  ]);

beforeAll(async () => {
  const url = await createDatabase(inject('serverUrl'), name);
  await migrate(url, migrations.slice(0, migrations.indexOf(NewsSeen39)));
  client = new pg.Client({ connectionString: url });
  await client.connect();
  await insertUser('mia');
  await migrate(url, migrations);
  await insertUser('ben');
});
afterAll(async () => {
  await client.end();
  await dropDatabase(inject('serverUrl'), name);
});

describe('the migration to announcements', () => {
  it('leaves the latest one unseen for existing users only', async () => {
    const { rows } = await client.query('select username, news_seen from users order by id');
    expect(rows).toEqual([
      { username: 'mia', news_seen: 0 },
      { username: 'ben', news_seen: latestNews },
    ]);
  });
});

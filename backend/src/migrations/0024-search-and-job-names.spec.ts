import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrations } from '.';
import { createDatabase, dropDatabase } from '../../test/database';
import { migrate } from '../platform/database';

const name = `names_${randomBytes(6).toString('hex')}`;
let url: string;
let client: pg.Client;

beforeAll(async () => {
  url = await createDatabase(inject('serverUrl'), name);
  await migrate(url, migrations.slice(0, 23));
  client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    insert into users (id, username, email, role) overriding system value
    values (1, 'mia', 'mia@club.example', 'coach');
    insert into teams (id, name, sport) overriding system value values (1, 'Otters', 'Rowing');
    insert into pages (id, team_id, title, version, words_version) overriding system value
    values (1, 1, 'One', 3, 2);
    insert into page_versions (page_id, version, title, content, tags) values (1, 3, 'One', '', '{}');
    insert into page_haystacks (page_id, team_id, title, words, is_settled) values (1, 1, 'one', 'one zebra', true);
    insert into haystack_words values ('zebra');
    insert into unsubscribe_tokens (token_hash, user_id, notice) values ('\\x01', 1, 'comments');
    insert into outbox (job, payload, once, handed_over_at, failed_at, failure)
    values ('upkeep.audit', '{}', 'upkeep.audit', now(), null, null),
           ('upkeep.words', '{}', null, now(), now(), 'The disk is full.'),
           ('email.comments', '{"pageId": 1}', 'email.comments:1:1', '2026-11-02', null, null)`);
});
afterAll(async () => {
  await client.end();
  await dropDatabase(inject('serverUrl'), name);
});

const rows = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows;

/** Names and definitions of everything in the schema. */
const schema = () =>
  rows(`
    select 'constraint' as kind, conrelid::regclass || ' ' || conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
    union all select 'column', table_name || ' ' || column_name, data_type
                from information_schema.columns where table_schema = 'public'
    union all select 'function', proname, '' from pg_proc where pronamespace = 'public'::regnamespace
    order by 1, 2`);

describe('the names of the search index and of jobs', () => {
  it('are changed without changing rows, and are reverted', async () => {
    const before = await schema();
    const numbers = await rows('select id, key from outbox order by id');
    await migrate(url, migrations.slice(0, 24));

    expect(await rows('select * from search_documents')).toEqual([
      { page_id: 1, team_id: 1, title: 'one', text: 'one zebra', is_merged: true },
    ]);
    expect(await rows('select * from search_terms')).toEqual([{ term: 'zebra' }]);
    expect(await rows('select indexed_version, version from whole_pages')).toEqual([
      { indexed_version: 2, version: 3 },
    ]);
    expect(await rows('select kind from unsubscribe_tokens')).toEqual([{ kind: 'comments' }]);
    expect(await rows('select id, key from outbox order by id')).toEqual(numbers);
    expect(
      await rows('select job, dedupe_key, enqueued_at is null as is_new, failure from outbox order by id'),
    ).toEqual([
      { job: 'maintenance.audit', dedupe_key: 'maintenance.audit', is_new: true, failure: null },
      { job: 'maintenance.search-terms', dedupe_key: null, is_new: true, failure: null },
      { job: 'email.comments', dedupe_key: 'email.comments:1:1', is_new: false, failure: null },
    ]);
    const renamed = await schema();
    expect(renamed).toHaveLength(before.length);
    expect(JSON.stringify(renamed)).not.toMatch(/haystack|settled|words_version|handed_over|\bonce\b|notice/);

    await revertLast();
    expect(await schema()).toEqual(before);
    expect(await rows('select job, once from outbox order by id')).toEqual([
      { job: 'upkeep.audit', once: 'upkeep.audit' },
      { job: 'upkeep.words', once: null },
      { job: 'email.comments', once: 'email.comments:1:1' },
    ]);
    expect(await rows('select words from page_haystacks')).toEqual([{ words: 'one zebra' }]);
  });
});

async function revertLast(): Promise<void> {
  const source = new DataSource({ type: 'postgres', url, migrations: migrations.slice(0, 24) });
  await source.initialize();
  await source.undoLastMigration();
  await source.destroy();
}

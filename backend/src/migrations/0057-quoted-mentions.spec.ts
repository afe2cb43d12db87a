import { randomBytes } from 'node:crypto';
import { markedMention } from '@touchline/content';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrations } from '.';
import { createDatabase, dropDatabase } from '../../test/database';
import { migrate } from '../platform/database';
import { QuotedMentions57 } from './0057-quoted-mentions';

const name = `quoted_mentions_${randomBytes(6).toString('hex')}`;
let client: pg.Client;

const content = `<p>Read <a href="/pages/2" data-page="2">Old &amp; lineup</a> and <a href="/plays/1" data-play="1">Trap</a> first.</p>`;

/** A comment on page 1. */
const quotes: { text: string; prefix?: string; suffix?: string }[] = [
  { text: 'Read Secret lineup and Trap', suffix: ' first.' },
  { text: 'Read Old & lineup', prefix: '', suffix: ' and Tra' },
  { text: 'first', prefix: 'lineup and Trap ' },
  { text: 'first' },
];

beforeAll(async () => {
  const url = await createDatabase(inject('serverUrl'), name);
  await migrate(url, migrations.slice(0, migrations.indexOf(QuotedMentions57)));
  client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    insert into users (id, username, email, role) overriding system value values (1, 'mia', 'mia@club.example', 'coach');
    insert into teams (id, name, sport) overriding system value values (1, 'Otters', 'Rowing');
    insert into pages (id, team_id, title, mentions) overriding system value
      values (1, 1, 'Week', '{page:2,play:1}'), (2, 1, 'Secret lineup', '{}'), (3, 1, 'Other', '{}');
    insert into plays (id, team_id, name) overriding system value values (1, 1, 'Trap')`);
  await client.query(
    `insert into page_versions (page_id, version, title, content, tags)
       values (1, 1, 'Week', $1, '{}'), (3, 1, 'Other', '<p>Secret lineup</p>', '{}')`,
    [content],
  );
  for (const { text, ...context } of quotes)
    await client.query(
      `insert into comments (page_id, team_id, user_id, content, selected_text, text_position) values (1, 1, 1, 'Why?', $1, $2)`,
      [text, { start: 5, end: 9, xpath: '', ...context }],
    );
  await client.query(
    `insert into comments (page_id, team_id, user_id, content, selected_text) values (3, 1, 1, 'Why?', 'Secret lineup')`,
  );
  await migrate(url, migrations);
});
afterAll(async () => {
  await client.end();
  await dropDatabase(inject('serverUrl'), name);
});

it('the migration to marked mentions marks the titles in quotes and contexts that were stored before', async () => {
  const { rows } = await client.query(
    'select selected_text, text_position, quoted_mentions from comments order by id',
  );
  const [lineup, trap] = [markedMention('page:2'), markedMention('play:1')];
  const position = { start: 5, end: 9, xpath: '' };
  expect(rows).toEqual([
    {
      selected_text: `Read ${lineup} and ${trap}`,
      text_position: { ...position, suffix: ' first.' },
      quoted_mentions: ['page:2', 'play:1'],
    },
    {
      selected_text: `Read ${lineup}`,
      text_position: { ...position, prefix: '', suffix: ' and Tra' },
      quoted_mentions: ['page:2'],
    },
    {
      selected_text: 'first',
      text_position: { ...position, prefix: `${lineup} and ${trap} ` },
      quoted_mentions: ['page:2', 'play:1'],
    },
    { selected_text: 'first', text_position: position, quoted_mentions: [] },
    { selected_text: 'Secret lineup', text_position: null, quoted_mentions: [] },
  ]);
});

import { fold } from '@touchline/contract';
import pg from 'pg';
import { migrations } from '../src/migrations';
import { foldedSources } from '../src/modules/search/folded-texts';
import { migrate } from '../src/platform/database';
import { prepareQueues } from '../src/platform/jobs';
import { Passwords } from '../src/platform/passwords';
import { Tokens } from '../src/platform/tokens';
import { createDatabase } from '../test/database';
import { BulkCopy } from './bulk-copy';
import { Words } from './words';

export interface ClubSize {
  pages: number;
  users: number;
  comments: number;
}

/** Constant for any size of the club: only the number of teams grows. */
const PAGES_PER_TEAM = 500;
const COMMENTS_OF_LONG_DISCUSSION = 200;
const TEAMS_OF_READER = 5;
export const password = 'Touchline1!';

/** Users of the load: a coach of some teams, and one of all teams. */
const people = { reader: 1, everywhere: 2 } as const;
export type Person = keyof typeof people;
export const tokenOf = (person: Person) => `session-of-${person}`;
export const emailOf = (id: number) => `person${id}@club.example`;

export interface Club {
  databaseUrl: string;
  teams: number;
  users: number;
  /** Pages of the reader's teams, which are the first ones. */
  pageIds: number[];
  /** Those of them with a long discussion. */
  discussedIds: number[];
}

/** Seeds a club in its own database; an existing database of that name is reused. */
export async function seedClub(serverUrl: string, name: string, size: ClubSize): Promise<Club> {
  const teams = Math.max(1, Math.round(size.pages / PAGES_PER_TEAM));
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  if (!(await isThere(serverUrl, name))) {
    await createDatabase(serverUrl, name);
    await migrate(url.href, migrations);
    await prepareQueues(url.href, undefined);
    await fill(url.href, { ...size, teams });
  }
  await signInAll(url.href);
  const ids = Array.from({ length: size.pages }, (_, place) => place + 1);
  const pageIds = ids.filter((id) => teamOf(id, teams) <= TEAMS_OF_READER);
  const discussedIds = pageIds.filter((id) => id <= teams);
  return { databaseUrl: url.href, teams, users: size.users, pageIds, discussedIds };
}

/** Interleaves the pages of all teams, as if they had been written at the same time. */
const teamOf = (page: number, teams: number) => ((page - 1) % teams) + 1;

async function isThere(serverUrl: string, name: string): Promise<boolean> {
  return within(serverUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    return rowCount === 1;
  });
}

async function within<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Renews sessions and page views, so that no read of the load also writes. */
async function signInAll(url: string): Promise<void> {
  const tokens = new Tokens();
  await within(url, async (client) => {
    await client.query('truncate sessions, page_views');
    for (const [person, id] of Object.entries(people)) {
      await client.query(
        `insert into sessions (user_id, token_hash, expires_at) values ($1, $2, now() + interval '30 days')`,
        [id, tokens.hash(tokenOf(person as Person))],
      );
    }
    await client.query('insert into page_views select $1, id, now() from pages where team_id <= $2', [
      people.reader,
      TEAMS_OF_READER,
    ]);
    await client.query('vacuum analyze page_views, sessions');
  });
}

interface Filling extends ClubSize {
  teams: number;
}

async function fill(url: string, filling: Filling): Promise<void> {
  const hash = await new Passwords().hash(password);
  await within(url, async (client) => {
    await client.query(`set maintenance_work_mem = '1GB'`);
    const { rows } = await client.query<{ indexname: string; indexdef: string }>(
      `select indexname, indexdef from pg_indexes where tablename in ('search_documents', 'comments') and indexdef like '%gin%'`,
    );
    for (const { indexname } of rows) await client.query(`drop index ${indexname}`);
    await write(url, filling, hash);
    // Folding leaves these texts as they are in lower case.
    for (const [table, source] of Object.entries(foldedSources))
      await client.query(
        `update ${table} set search_text = lower(${source}), search_hash = hashtextextended(${source}, 0)`,
      );
    for (const { indexdef } of rows) await client.query(indexdef);
    await client.query(
      'insert into search_terms select distinct unnest(search_terms_of(text)) from search_documents',
    );
    for (const table of ['users', 'teams', 'pages', 'comments'])
      await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`);
    await client.query('vacuum analyze');
  });
}

/** Streams rows to PostgreSQL while the next ones are generated. */
async function write(url: string, filling: Filling, passwordHash: string): Promise<void> {
  const words = new Words();
  const { teams, users } = filling;
  const into = (target: string) => BulkCopy.begin(url, target);
  const accounts = await into(
    'users (id, username, email, password_hash, first_name, last_name, role, has_set_password)',
  );
  const clubs = await into('teams (id, name, sport, created_by, team_admin_id)');
  const members = await into('team_members (team_id, user_id, role)');
  for (let id = 1; id <= users; id++) {
    const [first, last] = words.person();
    const role = id % 10 < 3 ? 'coach' : 'player';
    await accounts.add([id, `person${id}`, emailOf(id), passwordHash, first, last, role, true]);
    if (id > 2) await members.add([teamOf(id, teams), id, role]);
  }
  for (let id = 1; id <= teams; id++) {
    await clubs.add([id, `${words.place()} ${id}`, 'Rugby Union', 2, 2]);
    await members.add([id, people.everywhere, 'coach']);
    if (id <= TEAMS_OF_READER) await members.add([id, people.reader, 'coach']);
  }
  await Promise.all([accounts, clubs, members].map((each) => each.end()));
  await writePages(filling, words, into);
  await writeComments(filling, words, into);
}

type Into = (target: string) => Promise<BulkCopy>;

async function writePages({ pages, teams, users }: Filling, words: Words, into: Into) {
  const heads = await into(
    'pages (id, team_id, title, preview, tags, indexed_version, folded_version, created_by, created_at, updated_at)',
  );
  const states = await into('page_versions (page_id, version, title, content, tags, saved_by, saved_at)');
  const texts = await into('search_documents (page_id, team_id, title, text, is_merged)');
  for (let id = 1; id <= pages; id++) {
    const team = teamOf(id, teams);
    const { title, content, text, preview, tags } = words.page();
    const at = words.time();
    const filed = `{${tags.join(',')}}`;
    const author = (id % users) + 1;
    await heads.add([id, team, title, preview, filed, 1, 1, author, at, at]);
    await states.add([id, 1, title, content, filed, author, at]);
    await texts.add([
      id,
      team,
      fold(title),
      [title, ...text.split('\n'), tags.join(', ')].map(fold).join('\n'),
      true,
    ]);
  }
  await Promise.all([heads, states, texts].map((each) => each.end()));
}

/** Writes a long discussion on the first page of each team and distributes the remaining comments over all others. */
async function writeComments({ pages, teams, users, comments }: Filling, words: Words, into: Into) {
  const lines = await into(
    'comments (id, page_id, team_id, user_id, content, parent_id, created_at, updated_at)',
  );
  let parent: number | null = null;
  for (let id = 1; id <= comments; id++) {
    const isLong = id <= teams * COMMENTS_OF_LONG_DISCUSSION;
    const page = isLong ? Math.ceil(id / COMMENTS_OF_LONG_DISCUSSION) : teams + 1 + (id % (pages - teams));
    const beginsThread = !isLong || id % 4 === 1;
    const above = beginsThread ? null : parent;
    const at = words.time();
    await lines.add([id, page, teamOf(page, teams), (id % users) + 1, words.sentence(), above, at, at]);
    if (beginsThread) parent = id;
  }
  await lines.end();
}

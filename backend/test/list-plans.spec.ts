import { calls, limits } from '@touchline/contract';
import pg from 'pg';
import type { Response } from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { useApp } from './app';
import { given } from './given';
import { addListRows } from './long-lists';
import { staffedTeam, useTeam } from './people';
import { addReadPages, addSizedTeam } from './sized-team';

const app = useApp();
const team = useTeam(app, beforeAll);
let client: pg.Client;
let pageId: number;
let playId: number;

beforeAll(async () => {
  ({ id: pageId } = await given.page(team.coach, team.teamId));
  client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await addListRows(client, { teamId: team.teamId, pageId }, { comments: 5000, files: 2000, accounts: 5000 });
  ({ id: playId } = await given.play(team.coach, team.teamId));
  await client.query(
    `insert into comments (play_id, team_id, content, selected_text, text_position, created_at, updated_at)
     select $1, team_id, content, selected_text, text_position, created_at, updated_at from comments where page_id = $2`,
    [playId, pageId],
  );
  await client.query('analyze comments');
});
afterAll(() => client.end());

interface Plan {
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  'Relation Name'?: string;
  Plans?: Plan[];
}

const today = () => team.coach.call(calls.today.read);

const withParts = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(withParts)];

/** Sends a request and returns the number of rows that its last statement with these words reads from a table in one scan. */
async function rowsRead(words: string, request: () => Promise<Response>, table = words): Promise<number> {
  const read = vi.spyOn(app.database, 'read');
  expect((await request()).status).toBe(200);
  const [statement, values] = read.mock.calls.findLast(([{ text }]) => text.includes(words)) ?? [];
  read.mockRestore();
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, format json) ${statement?.text}`,
    [...(values ?? [])],
  );
  const scans = rows
    .flatMap((row) => withParts(row['QUERY PLAN'][0].Plan))
    .filter((plan) => plan['Relation Name'] === table);
  expect(scans).not.toHaveLength(0);
  return Math.max(...scans.map((plan) => plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)));
}

describe('the statement of a long list', () => {
  it.each([
    [
      'media_files',
      'files',
      () => team.coach.call(calls.media.files, { teamId: team.teamId }, { query: { view: 'paged' } }),
    ],
    [
      'users',
      'accounts by name',
      () => team.superAdmin.call(calls.admin.accounts, {}, { query: { view: 'paged' } }),
    ],
    [
      'users',
      'accounts by email',
      () => team.superAdmin.call(calls.admin.accounts, {}, { query: { view: 'paged', sort: 'email' } }),
    ],
    [
      'comments',
      'newest threads',
      () => team.coach.call(calls.comments.threads, { pageId }, { query: { view: 'threads' } }),
    ],
    [
      'comments',
      'newest threads of a play',
      () => team.coach.call(calls.playComments.threads, { playId }, { query: { view: 'threads' } }),
    ],
    [
      'comments',
      'oldest threads',
      () =>
        team.coach.call(calls.comments.threads, { pageId }, { query: { view: 'threads', order: 'oldest' } }),
    ],
  ] as const)('reads only the rows of one part of %s (%s)', async (table, _, request) => {
    expect(await rowsRead(table, request)).toBeLessThanOrEqual(limits.rowsPerCall + 2);
  });
});

describe('the statements of Today', () => {
  const bounded = ['pages', 'plays', 'page_versions', 'play_versions', 'team_members'];
  it('are three, and read a bounded number of pages and versions of a large team, and no members of other teams', async () => {
    await addReadPages(client, team.teamId, { pages: 20_000, players: 80, reads: 2000 });
    await addSizedTeam(client, 2000);
    await client.query('analyze');
    const read = vi.spyOn(app.database, 'read');
    expect((await today()).status).toBe(200);
    const statements = read.mock.calls.filter(([{ name }]) => !name?.startsWith('session'));
    read.mockRestore();
    expect(statements.map(([{ name }]) => name).sort()).toEqual([
      'today_for_you',
      'today_rows',
      'today_to_read',
    ]);
    for (const [{ name, text }, values] of statements) {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `explain (analyze, format json) ${text}`,
        [...(values ?? [])],
      );
      const read = rows
        .flatMap((row) => withParts(row['QUERY PLAN'][0].Plan))
        .filter((plan) => bounded.includes(plan['Relation Name'] ?? ''))
        .map((plan) => plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0));
      expect(Math.max(0, ...read), name).toBeLessThanOrEqual(limits.rowsPerCall);
    }
  });
});

describe('the statement of neighbours', () => {
  it('is one besides the check of access, and reads a bounded number of rows of a category with 100,000 pages', async () => {
    const { id: categoryId } = await given.category(team.coach, team.teamId);
    await client.query(
      `insert into pages (team_id, title, category_id, published_at)
       select $1, 'Drill ' || n, $2, case when n % 10 > 0 then now() end from generate_series(1, 100000) n`,
      [team.teamId, categoryId],
    );
    await client.query('analyze pages');
    const page = await given.page(team.coach, team.teamId, { categoryId });
    const ask = () => team.player.call(calls.order.ofPage, { pageId: page.id });
    const read = vi.spyOn(app.database, 'read');
    await ask();
    const names = read.mock.calls.map(([{ name }]) => name);
    read.mockRestore();
    expect(names.filter((name) => /page/.test(name ?? ''))).toEqual(['standing_on_page', 'page_neighbours']);
    expect(await rowsRead('pages here', ask, 'pages')).toBeLessThanOrEqual(3);
  });
});

describe('the statement of what mentions a page', () => {
  it('is one with the session, and reads only what mentions it among 100,000 pages with mentions', async () => {
    const page = await given.page(team.coach, team.teamId);
    await client.query(
      `insert into pages (team_id, title, published_at, mentions)
       select $1, 'Session ' || n, now(), array['page:' || case when n % 5000 = 0 then $2::integer else $2 + n end]
         from generate_series(1, 100000) n`,
      [team.teamId, page.id],
    );
    await client.query('analyze pages');
    const ask = () => team.player.call(calls.mentionedIn.ofPage, { pageId: page.id });
    const read = vi.spyOn(app.database, 'read');
    await ask();
    const names = read.mock.calls.map(([{ name }]) => name);
    read.mockRestore();
    expect(names).toEqual(['page_mentioned_in']);
    expect(await rowsRead('as mentioning', ask, 'pages')).toBeLessThanOrEqual(20);
  });
});

describe('the statement of the starred pages of a team', () => {
  it('reads only those pages of a team with 100,000', async () => {
    await client.query(
      `insert into pages (team_id, title, published_at) select $1, 'Plan ' || n, now() from generate_series(1, 100000) n`,
      [team.teamId],
    );
    await client.query('analyze pages');
    const page = await given.page(team.coach, team.teamId);
    await team.player.call(calls.pages.star, { pageId: page.id }, { body: { isStarred: true } });
    const query = { view: 'summary', starred: 'yes' } as const;
    const ask = () => team.player.call(calls.pages.summaries, { teamId: team.teamId }, { query });
    expect(await rowsRead('page_stars', ask, 'pages')).toBeLessThanOrEqual(1);
  });
});

describe('the statements that read drafts, beside 100,000 published pages and plays', () => {
  beforeAll(async () => {
    for (const [table, column] of [
      ['pages', 'title'],
      ['plays', 'name'],
    ])
      await client.query(
        `insert into ${table} (team_id, ${column}, created_by, published_at, updated_at)
         select $1, 'Falcon ' || n, $2, at, at
           from generate_series(1, 100000) n cross join (select now() - interval '1 year' as at) year`,
        [team.teamId, team.coach.id],
      );
    await client.query('analyze');
  });

  it.each(['pages', 'plays'])(
    'are bounded for %s of Today, which lists own drafts and what was published lately',
    async (table) => {
      await given.page(team.coach, team.teamId, { draft: true });
      await given.play(team.coach, team.teamId, { draft: true });
      expect(await rowsRead('today_teams as', today, table)).toBeLessThanOrEqual(limits.rowsPerCall);
    },
  );

  it.each(['coach', 'player'] as const)(
    'read only the plays of the team for the list of a %s',
    async (role) => {
      const other = await staffedTeam(app);
      await given.play(other.coach, other.teamId);
      await given.play(other.coach, other.teamId, { draft: true });
      const list = () => other[role].call(calls.plays.list, { teamId: other.teamId });
      expect(await rowsRead('whole_plays', list, 'plays')).toBeLessThanOrEqual(2);
    },
  );
});

import {
  type Comment,
  type MediaFile,
  type Neighbours,
  type Page,
  type PageTemplateHead,
  type Pin,
  type BinnedItem,
  type Play,
  type Statistics,
  type Team,
  type Today,
  calls,
  get,
} from '@touchline/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp } from '../test/app';
import { caller, nobody, type Person } from '../test/people';
import { FirstRun } from '../src/modules/auth';
import { cleanContent } from '../src/platform/html';
import { statement } from '../src/platform/database';
import { openingText } from './anchor';
import { clubs, signIns } from './club';
import { isPartialDemoClub } from './partial-seed';
import { seedDemoClub } from './seed';
import { demoSignIns, isDemoClub } from './sign-ins';

const WEEK_MS = 7 * 24 * 3600_000;

const app = useApp();
let call: Person['call'];
let teams: Team[];
let pages: Page[];

beforeAll(async () => {
  await seedDemoClub(app.app);
  call = await signIn('admin@touchline.example');
  teams = (await call(calls.teams.list)).body as Team[];
  pages = await inEveryTeam<Page>(calls.pages.list);
});

async function signIn(email: string): Promise<Person['call']> {
  const { status, headers } = await nobody(app).call(
    calls.accounts.login,
    {},
    { body: { email, password: 'Touchline1!' } },
  );
  expect(status).toBe(200);
  return caller(app, String((headers['set-cookie'] as unknown as string[])[0]).split(';')[0]!);
}

async function inEveryTeam<Item>(
  list: (typeof calls.pages)['list' | 'bin'] | (typeof calls.media)['list'] | (typeof calls.plays)['list'],
): Promise<Item[]> {
  const lists = [];
  for (const { id } of teams) lists.push(...((await call(list, { teamId: id })).body as Item[]));
  return lists;
}

const commentsOf = async (page: Page) =>
  (await call(calls.comments.list, { pageId: page.id })).body as Comment[];

describe('the demo club', () => {
  it('has pinned pages and plays', async () => {
    const pins = [];
    for (const { id: teamId } of teams)
      pins.push(...((await call(calls.pins.list, { teamId })).body as Pin[]));
    expect(new Set(pins.map(({ kind }) => kind))).toEqual(new Set(['page', 'play']));
  });

  it('has categories in an order of their own, in which a play follows its page', async () => {
    const page = pages.find(({ title }) => title === 'Building from the goal kick');
    const { body } = await call(calls.order.ofPage, { pageId: page?.id ?? 0 });
    expect((body as Neighbours).next).toMatchObject({ kind: 'play', title: 'Goal kick: build through 6' });
  });

  it('shows coach and player what is new and changed, a waiting comment, and what the team has not opened', async () => {
    const today = async (email: string) => (await (await signIn(email))(calls.today.read)).body as Today;
    const [coach, player] = [await today('coach@touchline.example'), await today('player@touchline.example')];
    expect(player.toRead.map(({ state }) => state)).toEqual(expect.arrayContaining(['new', 'changed']));
    expect(player.toRead.length).toBeLessThan(10);
    expect(player.forYou.map(({ kind }) => kind)).toContain('reply');
    expect(player.unread).toEqual([]);
    expect(coach.toRead.length).toBeGreaterThan(0);
    expect(coach.forYou.map(({ kind }) => kind)).toContain('question');
    expect(coach.unread.length).toBeGreaterThan(2);
    for (const { opened, of } of coach.unread) expect(opened).toBeLessThan(of);
    for (const { continue: rows, starred } of [coach, player]) {
      expect(rows).not.toEqual([]);
      expect(starred).not.toEqual([]);
    }
  });

  it('is not taken for a partial seed', async () => {
    expect(await isPartialDemoClub(app.app)).toBe(false);
  });

  it('is whole, and makes the first-run set-up needless', async () => {
    expect(await isDemoClub(app.app)).toBe(true);
    expect(await app.app.get(FirstRun).isNeeded()).toBe(false);
  });

  it('has been used: most of its users, but not all, have spent time in it recently', async () => {
    const { body } = await call(calls.admin.statistics);
    const { totalUsers, activeLast30Days, averageTimeSpent } = body as Statistics;
    expect(activeLast30Days).toBeGreaterThan(totalUsers / 2);
    expect(activeLast30Days).toBeLessThan(totalUsers);
    expect(averageTimeSpent).toBeGreaterThan(10);
  });

  it('lets its four sign in, each as what they are', async () => {
    const roles = [];
    for (const { email } of demoSignIns)
      roles.push((await (await signIn(email))(calls.accounts.currentUser)).body.role as string);
    expect(roles).toEqual(['super_admin', 'admin', 'coach', 'player']);
  });

  it('has four teams in four sports with about thirty people, all of the four signed in belonging somewhere', async () => {
    expect(new Set(teams.map(({ sport }) => sport)).size).toBe(4);
    const people = new Set(teams.flatMap(({ members }) => members.map(({ userId }) => userId)));
    expect(people.size).toBeGreaterThanOrEqual(29);
    const player = await signIn('player@touchline.example');
    expect(((await player(calls.teams.list)).body as Team[]).length).toBeGreaterThanOrEqual(2);
  });

  it('has forty published pages and a draft that the sanitiser leaves as they are', async () => {
    expect(pages.map(({ isDraft }) => isDraft).filter(Boolean)).toEqual([true]);
    expect(pages).toHaveLength(41);
    for (const { content, title } of pages) {
      expect(await cleanContent(content), title).toBe(content);
      expect(content.match(/data-id="/g)?.length, title).toBeGreaterThan(4);
    }
  });

  it('spreads its pages over the last weeks, none in the future', () => {
    const ages = pages.map(({ updatedAt }) => Date.now() - Date.parse(updatedAt));
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.max(...ages)).toBeGreaterThan(4 * WEEK_MS);
    expect(pages.every(({ createdAt, updatedAt }) => createdAt <= updatedAt)).toBe(true);
  });

  it('shows pictures that are there', async () => {
    const media = await inEveryTeam<MediaFile>(calls.media.list);
    const shown = pages.flatMap(({ content }) =>
      [...content.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src),
    );
    expect(shown.length).toBe(12);
    expect(new Set(shown)).toEqual(new Set(media.map(({ url }) => url)));
    const { status, headers } = await call(get(shown[0]!));
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/png');
  });

  it('has thirteen published plays of the last weeks with a board, and a draft', async () => {
    const plays = await inEveryTeam<Play>(calls.plays.list);
    expect(plays).toHaveLength(14);
    expect(plays.filter(({ isDraft }) => isDraft)).toMatchObject([{ name: 'Tern' }]);
    expect(plays.filter(({ stillUrl, diagramUrl }) => stillUrl && diagramUrl === null)).toHaveLength(13);
    for (const { name, content, updatedAt } of plays) {
      expect(await cleanContent(content), name).toBe(content);
      expect(Date.parse(updatedAt), name).toBeLessThan(Date.now());
    }
  });

  it('has a play that was changed since it was created', async () => {
    const plays = await inEveryTeam<Play>(calls.plays.list);
    expect(plays.filter(({ version }) => version > 1).map(({ name }) => name)).toEqual(['Lighthouse']);
  });

  it('has a play whose text links to a page of the team, by its title', async () => {
    const plays = await inEveryTeam<Play>(calls.plays.list);
    const linked = plays.flatMap(({ teamId, content }) =>
      [...content.matchAll(/<a href="\/pages\/(\d+)" data-page="\1">([^<]+)<\/a>/g)].map(([, id, title]) => ({
        id: Number(id),
        teamId,
        title,
      })),
    );
    expect(linked).toMatchObject([{ title: 'Lineout calls: the five-man menu' }]);
    expect(pages).toContainEqual(expect.objectContaining(linked[0]!));
    for (const { name, content } of plays) expect(content, name).not.toMatch(/\[\[|\]\]/);
  });

  it('has players with numbers and positions in each squad', () => {
    for (const { name, shirts } of clubs) {
      const members = teams.find((team) => team.name === name)?.members ?? [];
      const numbered = members.filter(({ number, positions }) => number !== null && positions.length > 0);
      const expected = Object.entries(shirts).map(([key, shirt]) => [signIns[key] ?? key, shirt]);
      expect(expected.length, name).toBeGreaterThan(2);
      expect(
        Object.fromEntries(
          numbered.map(({ number, positions, user }) => [user.username, { number, positions }]),
        ),
        name,
      ).toEqual(Object.fromEntries(expected));
    }
  });

  it('has a page, a play and a file in the bin of one team', async () => {
    const bins = await Promise.all(
      teams.map(({ id: teamId }) => call(calls.pages.bin, { teamId }, { query: { files: 'yes' } })),
    );
    const binned = bins.flatMap(({ body }) => body as BinnedItem[]);
    expect(binned.map(({ kind, title }) => [kind, title]).sort()).toEqual([
      ['file', 'Lineout calls 2024.txt'],
      ['page', 'Kit list: pre-season'],
      ['play', 'Kestrel'],
    ]);
    expect(new Set(binned.map(({ deletedAt }) => deletedAt)).size).toBe(3);
  });

  it('has a template of one team', async () => {
    const lists = await Promise.all(
      teams.map(({ id: teamId }) => call(calls.pageTemplates.list, { teamId })),
    );
    const templates = lists.flatMap(({ body }) => body as PageTemplateHead[]);
    expect(templates.map(({ name, creator }) => [name, creator?.displayName])).toEqual([
      ['Lineout menu', 'Maeve Brennan'],
    ]);
  });

  it('has discussions whose quotes stand where they say', async () => {
    let [anchored, resolved, replies] = [0, 0, 0];
    for (const page of pages) {
      const text = openingText(page.content);
      for (const { selectedText, textPosition, isResolved, replies: answers } of await commentsOf(page)) {
        resolved += Number(isResolved);
        replies += answers.length;
        if (!selectedText) continue;
        anchored++;
        expect(text.slice(textPosition?.start, textPosition?.end)).toBe(selectedText);
        expect(page.content).toContain(`data-id="${textPosition?.blockId}"`);
      }
    }
    expect([anchored >= 12, resolved >= 4, replies >= 15]).toEqual([true, true, true]);
  });

  it('has something on every other screen: links in each status, invitations, activity, stars, views', async () => {
    const [counts] = await app.database.read<Record<string, number>>(
      statement(
        'spec_demo_counts',
        `select (select count(*)::int from invite_links where not is_active) as closed,
           (select count(*)::int from invite_links where expires_at < now()) as expired,
           (select count(*)::int from invite_links where used_count = max_uses) as used,
           (select count(*)::int from team_invitations where status = 'pending' and expires_at > now()) as invited,
           (select count(*)::int from page_stars) as stars,
           (select min(views) from pages) as views,
           (select count(*)::int from page_versions) as versions,
           (select count(*)::int from activities where created_at > now()) as future`,
      ),
      [],
    );
    expect(counts).toMatchObject({ closed: 4, expired: 4, used: 4, invited: 3, future: 0 });
    expect(counts!.stars).toBeGreaterThan(20);
    expect(counts!.views).toBeGreaterThan(0);
    expect(counts!.versions).toBeGreaterThan(45);
    for (const { id } of teams) {
      expect(((await call(calls.activities.ofTeam, { teamId: id })).body as unknown[]).length).toBe(20);
    }
  });
});

import { calls, pageSamples, type Page, type PageSummaries } from '@touchline/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { staffedTeam, useTeam, type StaffedTeam } from '../../../test/people';

const app = useApp();
const team = useTeam(app, beforeAll);

const read = async (who: StaffedTeam['coach'], pageId: number) =>
  (await who.call(calls.pages.read, { pageId })).body as Page;

describe('creating a page', () => {
  it('returns the page as stored: trimmed, tags without duplicates', async () => {
    const page = await given.page(team.coach, team.teamId, {
      title: '  Scrum  ',
      tags: ['Attack', 'attack ', 'set'],
    });
    expect(page).toMatchObject({
      title: 'Scrum',
      tags: ['Attack', 'set'],
      version: 1,
      views: 0,
      isStarred: false,
    });
    expect(await read(team.player, page.id)).toMatchObject({
      title: 'Scrum',
      creator: { username: expect.any(String) },
    });
  });

  it.each([
    ['no title', { title: ' ' }, 'title', 'Title is required'],
    ['a title that is too long', { title: 'x'.repeat(201) }, 'title', 'Titles can have up to 200 characters'],
    ['an empty tag', { title: 'A', tags: [''] }, 'tags', "Tags can't be empty"],
    [
      'too many tags',
      { title: 'A', tags: Array.from({ length: 51 }, (_, n) => `t${n}`) },
      'tags',
      'Pages can have up to 50 tags',
    ],
    ['an unknown field', { title: 'A', colour: 'red' }, 'colour', 'Unknown field "colour"'],
  ])('refuses %s and names the field', async (_, body, field, message) => {
    const answer = await team.coach.call(calls.pages.create, { teamId: team.teamId }, { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'validation_failed', fields: [{ field, message }] });
  });

  it('is for editors', async () => {
    const answer = await team.player.call(
      calls.pages.create,
      { teamId: team.teamId },
      { body: { title: 'Mine' } },
    );
    expect(answer.status).toBe(403);
  });
});

describe('content', () => {
  // Mentions are read with current titles: `page-mentions.spec.ts`.
  const { 'mentions of a page and a play': _mentions, ...others } = pageSamples;
  const samples = { ...others, 'all of it': Object.values(others).join('') };

  it.each(Object.entries(samples))('of the editor is stored byte for byte: %s', async (_, content) => {
    const page = await given.page(team.coach, team.teamId, { content });
    const stored = await read(team.player, page.id);
    expect(stored.content).toBe(content);
    const body = { title: 'Again', content: stored.content };
    await team.coach.call(calls.pages.change, { pageId: page.id }, { body });
    expect((await read(team.player, page.id)).content).toBe(content);
    expect((await given.play(team.coach, team.teamId, { content })).content).toBe(content);
  });

  it.each([
    ['<p>Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
    ['<p onclick="alert(1)" style="color:red">Hi</p>', '<p>Hi</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<p>x</p>'],
    ['<img src="https://evil.example/a.png">', ''],
    ['<svg onload=alert(1)><p>x</p></svg>', '<p>x</p>'],
    ['<h1><em>a</em></h1><div>b</div>', '<h2><i>a</i></h2><p>b</p>'],
    ['<ol><li>a<ul><li>b</li></ul></li></ol>', '<ol><li>a<ul><li>b</li></ul></li></ol>'],
  ])('is sanitised and stored in the canonical form: %s', async (content, harmless) => {
    const page = await given.page(team.coach, team.teamId, { content });
    const play = await given.play(team.coach, team.teamId, { content });
    expect([page.content, play.content]).toEqual([harmless, harmless]);
  });
});

describe('saving a page', () => {
  it('increments the version and keeps all previous ones', async () => {
    const page = await given.page(team.coach, team.teamId);
    const params = { pageId: page.id };
    await team.coach.call(calls.pages.change, params, { body: { title: 'Second', version: 1 } });
    const answer = await team.coach.call(calls.pages.change, params, {
      body: { content: '<p>Third</p>', version: 2 },
    });
    expect(answer.body).toMatchObject({ title: 'Second', content: '<p>Third</p>', version: 3 });
    const states = await app.database.transaction((tx) =>
      tx.query('select version, title from page_versions where page_id = $1 order by version', [page.id]),
    );
    expect(states).toEqual([
      { version: 1, title: 'Lineout calls' },
      { version: 2, title: 'Second' },
      { version: 3, title: 'Second' },
    ]);
  });

  it('is a conflict when the version is old: nothing is written, and the current page is returned', async () => {
    const page = await given.page(team.coach, team.teamId);
    await team.admin.call(calls.pages.change, { pageId: page.id }, { body: { title: 'Theirs', version: 1 } });
    const late = await team.coach.call(
      calls.pages.change,
      { pageId: page.id },
      { body: { title: 'Mine', version: 1 } },
    );
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'page_changed', page: { title: 'Theirs', version: 2 } });
    expect((await read(team.player, page.id)).title).toBe('Theirs');
  });

  it('is a conflict for one of two concurrent users', async () => {
    const page = await given.page(team.coach, team.teamId);
    const save = (who: StaffedTeam['coach'], title: string) =>
      who.call(calls.pages.change, { pageId: page.id }, { body: { title, version: 1 } });
    const answers = await Promise.all([save(team.coach, 'One'), save(team.admin, 'Two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('overwrites without a version: the last write wins', async () => {
    const page = await given.page(team.coach, team.teamId);
    for (const title of ['One', 'Two']) {
      await team.coach.call(calls.pages.change, { pageId: page.id }, { body: { title } });
    }
    expect((await read(team.player, page.id)).title).toBe('Two');
  });

  it('saves different fields concurrently, without a version', async () => {
    const page = await given.page(team.coach, team.teamId);
    const parts = [{ title: 'Renamed' }, { content: '<p>Rewritten.</p>' }, { tags: ['relabelled'] }];
    const save = (body: object) => team.coach.call(calls.pages.change, { pageId: page.id }, { body });
    const answers = await Promise.all(parts.map(save));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await read(team.player, page.id)).toMatchObject({
      ...parts[0],
      ...parts[1],
      ...parts[2],
      version: 4,
    });
  });

  it('creates no version without a change', async () => {
    const page = await given.page(team.coach, team.teamId);
    const again = await team.coach.call(
      calls.pages.change,
      { pageId: page.id },
      { body: { title: page.title } },
    );
    expect(again.body.version).toBe(1);
  });
});

describe('stars and views', () => {
  it("a star is the user's own and changes neither version nor time", async () => {
    const page = await given.page(team.coach, team.teamId);
    const starred = await team.player.call(
      calls.pages.star,
      { pageId: page.id },
      { body: { isStarred: true } },
    );
    expect(starred.body).toMatchObject({ isStarred: true, version: 1, updatedAt: page.updatedAt });
    expect((await read(team.coach, page.id)).isStarred).toBe(false);
    expect((await read(team.player, page.id)).isStarred).toBe(true);
  });

  it('a view counts once per user in 30 minutes', async () => {
    const page = await given.page(team.coach, team.teamId);
    await Promise.all(Array.from({ length: 5 }, () => read(team.player, page.id)));
    await read(team.coach, page.id);
    expect((await read(team.player, page.id)).views).toBe(2);
    await app.database.transaction((tx) =>
      tx.query(`update page_views set seen_at = now() - interval '31 minutes'`, []),
    );
    expect((await read(team.player, page.id)).views).toBe(3);
  });

  it('a prefetch counts no view', async () => {
    const page = await given.page(team.coach, team.teamId);
    const ahead = { query: { ahead: 'yes' } };
    const { body } = await team.player.call(calls.pages.read, { pageId: page.id }, ahead);
    expect(body).toMatchObject({ title: page.title, views: 0 });
    expect((await read(team.player, page.id)).views).toBe(1);
  });
});

describe('deleting a page', () => {
  it('responds with 204, then 404 to all', async () => {
    const page = await given.page(team.coach, team.teamId, { title: 'Gone soon' });
    expect((await team.coach.call(calls.pages.remove, { pageId: page.id })).status).toBe(204);
    const after = await team.player.call(calls.pages.read, { pageId: page.id });
    expect(after.status).toBe(404);
    expect(after.body).toMatchObject({ message: 'Page not found', error: 'Page not found' });
  });
});

describe('lists of pages', () => {
  it('find text in title or content, in any case, inside words', async () => {
    const own = await staffedTeam(app);
    await given.page(own.coach, own.teamId, {
      title: 'Kick-off',
      content: '<p>Exit with the <b>Box</b>kick 100%</p>',
    });
    await given.page(own.coach, own.teamId, { title: 'Scrum', content: '<p>b</p>' });
    const search = async (text: string) => {
      const found = await own.player.call(
        calls.pages.list,
        { teamId: own.teamId },
        { query: { search: text } },
      );
      return (found.body as Page[]).map(({ title }) => title);
    };
    expect(await search('OXKI')).toEqual(['Kick-off']);
    expect(await search('cru')).toEqual(['Scrum']);
    expect(await search('100%')).toEqual(['Kick-off']);
    expect(await search('data-id')).toEqual([]);
    expect(await search('%')).toEqual(['Kick-off']);
  });

  it('return summaries in batches, newest first, each once', async () => {
    const own = await staffedTeam(app);
    for (let n = 1; n <= 5; n++)
      await given.page(own.coach, own.teamId, { title: `Page ${n}`, tags: [n % 2 ? 'Odd' : 'even'] });
    const params = { teamId: own.teamId };
    const ask = async (query: Record<string, unknown>) =>
      (await own.player.call(calls.pages.summaries, params, { query: { view: 'summary', ...query } }))
        .body as PageSummaries;
    const first = await ask({ limit: 3 });
    const second = await ask({ limit: 3, cursor: first.nextCursor });
    expect([...first.pages, ...second.pages].map(({ title }) => title)).toEqual([
      'Page 5',
      'Page 4',
      'Page 3',
      'Page 2',
      'Page 1',
    ]);
    expect(first).toMatchObject({ total: 5, nextCursor: expect.any(String) });
    expect(second.nextCursor).toBeNull();
    expect(first.pages[0]).toMatchObject({ preview: 'Front pod' });
    expect(first.pages[0]).not.toHaveProperty('content');
    expect((await ask({ tag: 'odd' })).total).toBe(3);
    expect((await ask({ tag: '' })).total).toBe(5);
    expect((await ask({ tag: ['odd', 'EVEN'] })).total).toBe(5);
  });

  it('skip no page of those saved in the same millisecond', async () => {
    const own = await staffedTeam(app);
    for (let n = 1; n <= 3; n++) await given.page(own.coach, own.teamId);
    await app.database.transaction((tx) =>
      tx.query(`update pages set updated_at = '2026-11-20T12:00:00.123456Z' where team_id = $1`, [
        own.teamId,
      ]),
    );
    const seen = new Set<number>();
    let cursor: string | null = null;
    do {
      const query: Record<string, unknown> = { view: 'summary', limit: 1, ...(cursor && { cursor }) };
      const answer = await own.player.call(calls.pages.summaries, { teamId: own.teamId }, { query });
      const { pages, nextCursor } = answer.body as PageSummaries;
      for (const { id } of pages) seen.add(id);
      cursor = nextCursor;
    } while (cursor !== null);
    expect(seen.size).toBe(3);
  });

  it('refuse an invalid cursor', async () => {
    const query = { view: 'summary', cursor: 'nonsense' };
    const answer = await team.player.call(calls.pages.summaries, { teamId: team.teamId }, { query });
    expect(answer.status).toBe(400);
  });

  it('contain each tag of the team once', async () => {
    const own = await staffedTeam(app);
    await given.page(own.coach, own.teamId, { tags: ['Attack', 'whiteboard'] });
    await given.page(own.coach, own.teamId, { tags: ['attack'] });
    const { body } = await own.player.call(calls.pages.tags, { teamId: own.teamId });
    expect((body as string[]).map((tag) => tag.toLowerCase())).toEqual(['attack', 'whiteboard']);
  });
});

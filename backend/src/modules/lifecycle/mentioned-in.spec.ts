import { calls, limits, type ContentKind, type MentionedIn, type Page } from '@touchline/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { joinTeam, staffedTeam, useTeam, type Person } from '../../../test/people';

const app = useApp();
const team = useTeam(app, beforeEach);

const mention = (kind: ContentKind, { id }: { id: number }) =>
  `<p data-id="block-1">See <a href="/${kind}s/${id}" data-${kind}="${id}">it</a>.</p>`;
const pageOf = (title: string, content: string, more = {}) =>
  given.page(team.coach, team.teamId, { title, content, ...more });

const readIn = (who: Person, { id: pageId }: Page, query: Record<string, unknown> = {}) =>
  who.call(calls.mentionedIn.ofPage, { pageId }, { query });
const listFor = async (who: Person, page: Page, query: Record<string, unknown> = {}) =>
  (await readIn(who, page, query)).body as MentionedIn;
const titlesFor = async (who: Person, page: Page, query: Record<string, unknown> = {}) =>
  (await listFor(who, page, query)).items.map(({ title }) => title);

describe('the list of pages and plays that mention a page', () => {
  it('has both kinds, the last changed first, and neither the page itself nor those that mention another', async () => {
    const target = await given.page(team.coach, team.teamId, { title: 'Kit list' });
    const [plan, drill] = [
      await pageOf('Plan', mention('page', target)),
      await given.play(team.coach, team.teamId, { name: 'Drill', content: mention('page', target) }),
    ];
    await pageOf('Other', mention('page', { id: target.id * 10 + 1 }) + mention('play', target));
    await team.coach.call(
      calls.pages.change,
      { pageId: target.id },
      { body: { content: mention('page', target) } },
    );
    const list = await listFor(team.player, target);
    expect(list).toEqual({
      items: [
        { kind: 'play', id: drill.id, title: 'Drill', isDraft: false, team: null },
        { kind: 'page', id: plan.id, title: 'Plan', isDraft: false, team: null },
      ],
      nextCursor: null,
    });
    await team.coach.call(calls.pages.change, { pageId: plan.id }, { body: { title: 'Match plan' } });
    expect(await titlesFor(team.player, target)).toEqual(['Match plan', 'Drill']);
    await team.coach.call(calls.pages.change, { pageId: plan.id }, { body: { content: '<p>Nothing</p>' } });
    expect(await titlesFor(team.player, target)).toEqual(['Drill']);
  });

  it('is the same for a play', async () => {
    const target = await given.play(team.coach, team.teamId, { name: 'Overlap' });
    await pageOf('Plan', mention('play', target));
    await given.play(team.coach, team.teamId, { name: 'Drill', content: mention('play', target) });
    const { status, body } = await team.player.call(calls.mentionedIn.ofPlay, {
      playId: target.id,
    });
    expect(status).toBe(200);
    expect((body as MentionedIn).items.map(({ title }) => title)).toEqual(['Drill', 'Plan']);
  });

  it('leaves out drafts for players and for editors who view as player, and names them for editors', async () => {
    const target = await given.page(team.coach, team.teamId, { title: 'Kit list' });
    await pageOf('Secret lineup', mention('page', target), { draft: true });
    await pageOf('Plan', mention('page', target));
    expect(await titlesFor(team.player, target)).toEqual(['Plan']);
    expect(await titlesFor(team.coach, target, { as: 'player' })).toEqual(['Plan']);
    expect((await listFor(team.coach, target)).items).toMatchObject([
      { title: 'Plan', isDraft: false },
      { title: 'Secret lineup', isDraft: true },
    ]);
  });

  it('leaves out what is in the bin until it is restored', async () => {
    const target = await given.page(team.coach, team.teamId, { title: 'Kit list' });
    const plan = await pageOf('Plan', mention('page', target));
    await team.coach.call(calls.pages.remove, { pageId: plan.id });
    expect(await titlesFor(team.coach, target)).toEqual([]);
    await team.coach.call(calls.pages.restore, { pageId: plan.id });
    expect(await titlesFor(team.coach, target)).toEqual(['Plan']);
  });

  it('has those of other teams with their team, only for users who see that team, and never with view as player', async () => {
    const other = await staffedTeam(app);
    const target = await given.page(team.coach, team.teamId, { title: 'Kit list' });
    await given.page(other.coach, other.teamId, { title: 'Their plan', content: mention('page', target) });
    await given.page(other.coach, other.teamId, {
      title: 'Their draft',
      content: mention('page', target),
      draft: true,
    });
    for (const who of [team.player, team.coach, team.admin]) expect(await titlesFor(who, target)).toEqual([]);
    await joinTeam(app, team.player, { teamId: other.teamId, role: 'player' });
    await joinTeam(app, team.coach, { teamId: other.teamId, role: 'coach' });
    const { items } = await listFor(team.player, target);
    expect(items).toMatchObject([{ title: 'Their plan', team: { id: other.teamId } }]);
    expect(await titlesFor(team.coach, target)).toEqual(['Their draft', 'Their plan']);
    expect(await titlesFor(team.coach, target, { as: 'player' })).toEqual([]);
  });

  it('answers 404 to users who do not see the page', async () => {
    const page = await given.page(team.coach, team.teamId, { title: 'Kit list' });
    const draft = await given.page(team.coach, team.teamId, { title: 'Draft', draft: true });
    expect((await readIn(team.outsider, page)).status).toBe(404);
    expect((await readIn(team.player, draft)).status).toBe(404);
  });

  it('comes in parts without a gap or a repetition', async () => {
    const target = await given.page(team.coach, team.teamId, { title: 'Kit list' });
    await app.database.transaction((tx) =>
      tx.query(
        `with made as (
           insert into plays (team_id, name, mentions, published_at, updated_at)
           select $1, 'Play ' || n, array[$2], now(), '2026-11-01' from generate_series(1, 25) n)
         insert into pages (team_id, title, mentions, published_at, updated_at)
         select $1, 'Page ' || n, array[$2], now(), '2026-11-01' from generate_series(1, 20) n`,
        [team.teamId, `page:${target.id}`],
      ),
    );
    const parts: string[][] = [];
    let cursor: string | null = null;
    do {
      const list: MentionedIn = await listFor(team.player, target, cursor ? { cursor } : {});
      parts.push(list.items.map(({ kind, id }) => `${kind} ${id}`));
      cursor = list.nextCursor;
    } while (cursor);
    expect(parts.map(({ length }) => length)).toEqual([
      limits.mentioningPerCall,
      limits.mentioningPerCall,
      5,
    ]);
    expect(new Set(parts.flat()).size).toBe(45);
  });

  it('refuses an invalid cursor', async () => {
    const target = await given.page(team.coach, team.teamId, { title: 'Kit list' });
    const { status, body } = await readIn(team.player, target, { cursor: 'nonsense' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: [{ field: 'cursor', message: 'Invalid cursor' }] });
  });
});

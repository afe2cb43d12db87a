import { calls, type StarredList } from '@touchline/contract';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { joinTeam, person, staffedTeam, type Person } from '../../../test/people';

const app = useApp();

const starPage = (who: Person, pageId: number, isStarred = true) =>
  who.call(calls.pages.star, { pageId }, { body: { isStarred } });
const starPlay = (who: Person, playId: number, isStarred = true) =>
  who.call(calls.plays.star, { playId }, { body: { isStarred } });
const starred = async (who: Person, query: Record<string, unknown> = {}) =>
  (await who.call(calls.starred.list, {}, { query })).body as StarredList;
const titles = async (who: Person, query: Record<string, unknown> = {}) =>
  (await starred(who, query)).items.map(({ title }) => title);

/** Creates a page and a play in each of two teams of a player, who stars all of them in this order. */
async function twoTeams() {
  const [one, two] = [await staffedTeam(app), await staffedTeam(app)];
  const player = await person(app);
  for (const { teamId } of [one, two]) await joinTeam(app, player, { teamId, role: 'player' });
  const made = {
    first: await given.page(one.coach, one.teamId, { title: 'First page', tags: ['whiteboard'] }),
    flood: await given.play(one.coach, one.teamId, { name: 'Flood', formation: '4-3-3' }),
    second: await given.page(two.coach, two.teamId, { title: 'Second page', tags: ['whiteboard'] }),
    trap: await given.play(two.coach, two.teamId, { name: 'Trap', formation: '4-3-3' }),
  };
  await starPage(player, made.first.id);
  await starPlay(player, made.flood.id);
  await starPage(player, made.second.id);
  await starPlay(player, made.trap.id);
  return { one, two, player, made };
}

describe('the starred list', () => {
  it('holds pages and plays of all teams, the newest star first, with counts per team', async () => {
    const { one, two, player, made } = await twoTeams();
    const list = await starred(player);
    expect(list.items.map(({ title }) => title)).toEqual(['Trap', 'Second page', 'Flood', 'First page']);
    expect(list.items[0]).toMatchObject({ kind: 'play', id: made.trap.id, formation: '4-3-3', tags: [] });
    expect(list.items[3]).toMatchObject({
      kind: 'page',
      id: made.first.id,
      teamId: one.teamId,
      tags: ['whiteboard'],
      formation: null,
    });
    expect(list.counts).toEqual([
      { teamId: one.teamId, pages: 1, plays: 1 },
      { teamId: two.teamId, pages: 1, plays: 1 },
    ]);
    expect(list.nextCursor).toBeNull();
  });

  it('is filtered by kind and by team, and still counts everything', async () => {
    const { one, player } = await twoTeams();
    expect(await titles(player, { kind: 'play' })).toEqual(['Trap', 'Flood']);
    expect(await titles(player, { team: one.teamId })).toEqual(['Flood', 'First page']);
    expect(await titles(player, { team: one.teamId, kind: 'page' })).toEqual(['First page']);
    expect((await starred(player, { kind: 'play' })).counts).toHaveLength(2);
  });

  it('is of one user, and loses what is unstarred', async () => {
    const { one, player, made } = await twoTeams();
    await starPage(player, made.second.id, false);
    await starPlay(player, made.trap.id, false);
    expect(await titles(player)).toEqual(['Flood', 'First page']);
    expect(await titles(one.coach)).toEqual([]);
  });

  it('leaves out pages in the bin until they are restored, and deleted plays', async () => {
    const { one, two, player, made } = await twoTeams();
    await one.coach.call(calls.pages.remove, { pageId: made.first.id });
    await two.coach.call(calls.plays.remove, { playId: made.trap.id });
    expect(await titles(player)).toEqual(['Second page', 'Flood']);
    await one.coach.call(calls.pages.restore, { pageId: made.first.id });
    expect(await titles(player)).toEqual(['Second page', 'Flood', 'First page']);
  });

  it('leaves out teams that the user has left', async () => {
    const { one, two, player } = await twoTeams();
    await one.admin.call(calls.members.remove, { teamId: one.teamId, userId: player.id });
    const list = await starred(player);
    expect(list.items.map(({ teamId }) => teamId)).toEqual([two.teamId, two.teamId]);
    expect(list.counts.map(({ teamId }) => teamId)).toEqual([two.teamId]);
  });

  it('comes in parts without a gap or a repetition, also for a page and a play of one number', async () => {
    const { player, teamId } = await staffedTeam(app);
    await app.database.transaction((tx) =>
      tx.query(
        `with made as (
           insert into pages (team_id, title, preview, tags)
           select $2, 'Page ' || n, '', '{}' from generate_series(1, 150) n returning id
         )
         insert into page_stars (user_id, page_id, starred_at) select $1, id, '2026-11-01' from made`,
        [player.id, teamId],
      ),
    );
    await app.database.transaction((tx) =>
      tx.query(
        `with made as (
           insert into plays (team_id, name) select $2, 'Play ' || n from generate_series(1, 60) n returning id
         )
         insert into play_stars (user_id, play_id, starred_at) select $1, id, '2026-11-01' from made`,
        [player.id, teamId],
      ),
    );
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const list: StarredList = await starred(player, cursor ? { cursor } : {});
      seen.push(...list.items.map(({ kind, id }) => `${kind} ${id}`));
      cursor = list.nextCursor;
    } while (cursor);
    expect(seen).toHaveLength(210);
    expect(new Set(seen).size).toBe(210);
  });

  it.each([
    [{ kind: 'file' }, 'kind', 'kind must be page or play'],
    [{ team: 'x' }, 'team', 'team must be the id of a team'],
    [{ cursor: 'nonsense' }, 'cursor', 'Invalid cursor'],
  ])('refuses the query %o', async (query, field, message) => {
    const { player } = await staffedTeam(app);
    const answer = await player.call(calls.starred.list, {}, { query });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual([{ field, message }]);
  });
});

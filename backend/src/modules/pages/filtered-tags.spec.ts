import {
  calls,
  type CommonTags,
  type CommonTagsQuery,
  type PageFilter,
  type PageSummaries,
  type Play,
} from '@touchline/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { useTeam, type Person } from '../../../test/people';

const app = useApp();
const team = useTeam(app, beforeEach);

const askCommon = (who: Person, query: Partial<CommonTagsQuery>) =>
  who.call(calls.pages.commonTags, { teamId: team.teamId }, { query: { view: 'common', ...query } });
const readCommon = async (query: Partial<CommonTagsQuery>) =>
  (await askCommon(team.player, query)).body as CommonTags;

describe('the most used tags of filtered pages and plays', () => {
  it('are those of the category and the search, with their counts', async () => {
    const { id: parentId } = await given.category(team.coach, team.teamId);
    const { id: categoryId } = await given.category(team.coach, team.teamId, { name: 'Lineouts', parentId });
    await given.page(team.coach, team.teamId, {
      title: 'Front ball',
      tags: ['attack', 'lineout'],
      categoryId,
    });
    await given.play(team.coach, team.teamId, { name: 'Front peel', tags: ['attack'], categoryId });
    await given.page(team.coach, team.teamId, { title: 'Front row', tags: ['scrum', 'attack'] });
    expect(await readCommon({ category: parentId })).toEqual({
      tags: ['attack', 'lineout'],
      counts: [2, 1],
      total: 2,
    });
    expect(await readCommon({ search: 'row front' })).toMatchObject({
      tags: ['attack', 'scrum'],
      counts: [1, 1],
    });
    expect(await readCommon({ search: ' PEEL ' })).toMatchObject({ tags: ['attack'], counts: [1] });
    expect(await readCommon({ search: 'scrum machine' })).toEqual({ tags: [], counts: [], total: 0 });
    expect(await readCommon({ category: parentId, search: 'row' })).toMatchObject({ tags: [] });
  });

  it('leave out tags of drafts for players', async () => {
    await given.page(team.coach, team.teamId, { title: 'Secret', tags: ['secret'], draft: true });
    expect(await readCommon({ search: 'secret' })).toMatchObject({ tags: [] });
    expect((await askCommon(team.coach, { search: 'secret' })).body).toMatchObject({
      tags: ['secret'],
      counts: [1],
    });
  });
});

describe('lists of the starred pages and plays of a team', () => {
  it('hold own stars only, with counts, search, tags and category', async () => {
    const { id: categoryId } = await given.category(team.coach, team.teamId);
    const [attack, defence, other] = [
      await given.page(team.coach, team.teamId, { title: 'Attack', tags: ['set'], categoryId }),
      await given.page(team.coach, team.teamId, { title: 'Defence', tags: ['set', 'wide'] }),
      await given.page(team.coach, team.teamId, { title: 'Other', tags: ['other'] }),
    ];
    const play = await given.play(team.coach, team.teamId, { name: 'Peel', tags: ['set'] });
    await given.play(team.coach, team.teamId, { name: 'Switch', tags: ['set'] });
    const body = { isStarred: true };
    for (const { id } of [attack, defence])
      await team.player.call(calls.pages.star, { pageId: id }, { body });
    await team.player.call(calls.plays.star, { playId: play.id }, { body });
    await team.coach.call(calls.pages.star, { pageId: other.id }, { body });

    const list = async (query: PageFilter) => {
      const { body: found } = await team.player.call(
        calls.pages.summaries,
        { teamId: team.teamId },
        { query: { view: 'summary', starred: 'yes', ...query } },
      );
      const { pages, total } = found as PageSummaries;
      return { titles: pages.map(({ title }) => title).toSorted(), total };
    };
    expect(await list({})).toEqual({ titles: ['Attack', 'Defence'], total: 2 });
    expect(await list({ tag: 'wide' })).toEqual({ titles: ['Defence'], total: 1 });
    expect(await list({ search: 'att' })).toEqual({ titles: ['Attack'], total: 1 });
    expect(await list({ search: 'other' })).toEqual({ titles: [], total: 0 });
    expect(await list({ category: categoryId })).toEqual({ titles: ['Attack'], total: 1 });

    const whole = await team.player.call(
      calls.pages.list,
      { teamId: team.teamId },
      { query: { starred: 'yes' } },
    );
    expect(whole.body).toHaveLength(2);
    const plays = await team.player.call(
      calls.plays.list,
      { teamId: team.teamId },
      { query: { starred: 'yes' } },
    );
    expect((plays.body as Play[]).map(({ name }) => name)).toEqual(['Peel']);
    expect(await readCommon({ starred: 'yes' })).toEqual({
      tags: ['set', 'wide'],
      counts: [3, 1],
      total: 2,
    });
  });

  it('are read in batches by cursor', async () => {
    const titles = ['One', 'Two', 'Three'];
    for (const title of titles) {
      const { id } = await given.page(team.coach, team.teamId, { title });
      await team.player.call(calls.pages.star, { pageId: id }, { body: { isStarred: true } });
    }
    const read = async (cursor?: string) => {
      const query = { view: 'summary', starred: 'yes', limit: 2, cursor } as const;
      return (await team.player.call(calls.pages.summaries, { teamId: team.teamId }, { query }))
        .body as PageSummaries;
    };
    const first = await read();
    const second = await read(first.nextCursor ?? undefined);
    expect([...first.pages, ...second.pages].map(({ title }) => title).toSorted()).toEqual(titles.toSorted());
    expect(second.nextCursor).toBeNull();
  });

  it('refuse another value', async () => {
    const query = { starred: 'no' } as never;
    const { status } = await team.player.call(calls.pages.list, { teamId: team.teamId }, { query });
    expect(status).toBe(400);
  });
});

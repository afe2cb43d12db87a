import { calls, type CommonTags, type CommonTagsQuery } from '@touchline/contract';
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
    expect(await readCommon({ search: 'front r' })).toMatchObject({
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

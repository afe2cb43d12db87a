import { calls, limits, type Category, type NewCategory, type Page, type Play } from '@touchline/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { staffedTeam, useTeam } from '../../../test/people';

const app = useApp();
const team = useTeam(app, beforeEach);

const make = (name: string, parentId: number | null = null) =>
  given.category(team.coach, team.teamId, { name, parentId });
const change = ({ id }: Category, body: Partial<NewCategory>) =>
  team.coach.call(calls.categories.change, { teamId: team.teamId, categoryId: id }, { body });
const remove = ({ id }: Category) =>
  team.coach.call(calls.categories.remove, { teamId: team.teamId, categoryId: id });
const list = async () =>
  (await team.player.call(calls.categories.list, { teamId: team.teamId })).body as Category[];

describe('categories', () => {
  it('are a tree: parents before children, siblings by name', async () => {
    const setPieces = await make('Set pieces');
    await make('attack');
    const lineout = await make('Lineout', setPieces.id);
    await make('Kick-off', setPieces.id);
    expect((await list()).map(({ name }) => name)).toEqual(['attack', 'Set pieces', 'Kick-off', 'Lineout']);
    expect(lineout.parentId).toBe(setPieces.id);
  });

  it('are renamed and moved', async () => {
    const [attack, moves] = [await make('Attack'), await make('Moves')];
    const { body } = await change(moves, { name: ' Strike moves ', parentId: attack.id });
    expect(body).toMatchObject({ name: 'Strike moves', parentId: attack.id });
    expect((await change(moves, { parentId: null })).body.parentId).toBeNull();
    expect((await change(moves, { icon: 'shield' })).body).toMatchObject({
      name: 'Strike moves',
      icon: 'shield',
    });
  });

  it('cannot form a cycle, even when two are moved concurrently', async () => {
    const [one, two] = [await make('One'), await make('Two')];
    expect((await change(one, { parentId: one.id })).body.code).toBe('category_below_itself');
    const answers = await Promise.all([change(one, { parentId: two.id }), change(two, { parentId: one.id })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await list()).toHaveLength(2);
  });

  it('are limited in depth', async () => {
    let parent: number | null = null;
    for (let depth = 0; depth < limits.categoryDepth; depth++)
      parent = (await make(`Level ${depth}`, parent)).id;
    const answer = await team.coach.call(
      calls.categories.create,
      { teamId: team.teamId },
      { body: { name: 'Deeper', parentId: parent } },
    );
    expect([answer.status, answer.body.code]).toEqual([409, 'categories_too_deep']);
  });

  it('belong to one team', async () => {
    const other = await staffedTeam(app);
    const theirs = await given.category(other.coach, other.teamId);
    const body = { name: 'Mine', parentId: theirs.id };
    const made = await team.coach.call(calls.categories.create, { teamId: team.teamId }, { body });
    expect([made.status, made.body.message]).toEqual([404, 'Category not found']);
    expect((await change(theirs, { name: 'Mine' })).status).toBe(404);
    expect((await remove(theirs)).status).toBe(404);
    const page = { title: 'A', categoryId: theirs.id };
    const filed = await team.coach.call(calls.pages.create, { teamId: team.teamId }, { body: page });
    expect(filed.status).toBe(404);
  });

  it.each([
    [{ name: '' }, 'name', 'Category name is required'],
    [{ name: 'x'.repeat(101) }, 'name', 'Category name is too long'],
    [{ name: 'A', parentId: 'b' }, 'parentId', 'parentId must be the id of a category'],
  ])('refuse %j', async (body, field, message) => {
    const answer = await team.coach.call(calls.categories.create, { teamId: team.teamId }, { body });
    expect([answer.status, answer.body.fields]).toEqual([400, [{ field, message }]]);
  });
});

describe('a page or play in a category', () => {
  it('is found in it and in its ancestors', async () => {
    const [top, other] = [await make('Attack'), await make('Defence')];
    const below = await make('Strike moves', top.id);
    const page = await given.page(team.coach, team.teamId, { title: 'Hawk', categoryId: below.id });
    await given.page(team.coach, team.teamId, { title: 'Elsewhere' });
    await given.play(team.coach, team.teamId, { name: 'Falcon', categoryId: below.id });
    for (const [category, found] of [
      [top, 1],
      [below, 1],
      [other, 0],
    ] as const) {
      const query = { category: category.id };
      const pages = await team.player.call(calls.pages.list, { teamId: team.teamId }, { query });
      expect((pages.body as Page[]).map(({ id }) => id)).toEqual(found ? [page.id] : []);
      const summaries = await team.player.call(
        calls.pages.summaries,
        { teamId: team.teamId },
        { query: { ...query, view: 'summary' } },
      );
      expect(summaries.body.total).toBe(found);
      const plays = await team.player.call(calls.plays.list, { teamId: team.teamId }, { query });
      expect(plays.body as Play[]).toHaveLength(found);
    }
  });

  it('moves up when the category is deleted, as subcategories do', async () => {
    const top = await make('Attack');
    const middle = await make('Moves', top.id);
    const bottom = await make('Strike moves', middle.id);
    const page = await given.page(team.coach, team.teamId, { categoryId: middle.id });
    const play = await given.play(team.coach, team.teamId, { categoryId: middle.id });
    expect((await remove(middle)).status).toBe(204);
    expect((await list()).find(({ id }) => id === bottom.id)?.parentId).toBe(top.id);
    expect((await team.player.call(calls.pages.read, { pageId: page.id })).body.categoryId).toBe(top.id);
    expect((await team.player.call(calls.plays.read, { playId: play.id })).body.categoryId).toBe(top.id);
  });

  it('can be removed from it, and stays in it when only its content changes', async () => {
    const top = await make('Attack');
    const page = await given.page(team.coach, team.teamId, { categoryId: top.id });
    const save = (body: object) => team.coach.call(calls.pages.change, { pageId: page.id }, { body });
    expect((await save({ title: 'New words' })).body.categoryId).toBe(top.id);
    expect((await save({ categoryId: null })).body.categoryId).toBeNull();
  });
});

import {
  calls,
  limits,
  type CommonTags,
  type CommonTagsQuery,
  type TagsPage,
  type TagsQuery,
} from '@touchline/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { staffedTeam, useTeam, type Person } from '../../../test/people';

const app = useApp();
const team = useTeam(app, beforeEach);

/** Adds pages with one tag each. */
const addPages = (tags: readonly string[]) =>
  app.database.transaction((tx) =>
    tx.query(
      `insert into pages (team_id, title, tags) select $1, 'Drill', array[tag] from unnest($2::text[]) tag`,
      [team.teamId, tags],
    ),
  );
const numbered = (count: number) => Array.from({ length: count }, (_, n) => `drill ${n}`);

const ask = (who: Person, query: Partial<TagsQuery>) =>
  who.call(calls.pages.pagedTags, { teamId: team.teamId }, { query: { view: 'paged', ...query } });
const read = async (query: Partial<TagsQuery> = {}) => (await ask(team.player, query)).body as TagsPage;
const askCommon = (who: Person, query: Partial<CommonTagsQuery> = {}) =>
  who.call(calls.pages.commonTags, { teamId: team.teamId }, { query: { view: 'common', ...query } });
const readCommon = async (query: Partial<CommonTagsQuery> = {}) =>
  (await askCommon(team.player, query)).body as CommonTags;
const readAll = async () =>
  (await team.player.call(calls.pages.tags, { teamId: team.teamId })).body as string[];

/** Every part, one after the other. */
async function readParts(query: Partial<TagsQuery> = {}): Promise<string[][]> {
  const parts = [await read(query)];
  for (let last = parts[0]; last?.nextCursor; last = parts.at(-1))
    parts.push(await read({ ...query, cursor: last.nextCursor }));
  return parts.map(({ tags }) => tags);
}

describe('the tags of a team by cursor', () => {
  it('are a hundred at a time, each once, the same as without a view', async () => {
    await addPages([...numbered(250), 'DRILL 7', 'Drill 8']);
    for (const query of [{}, { search: 'drill', sort: 'match' } as const]) {
      const parts = await readParts(query);
      expect(parts.map((tags) => tags.length)).toEqual([100, 100, 50]);
      expect(parts.flat().toSorted()).toEqual((await readAll()).toSorted());
    }
  });

  it('are sorted without case and accents', async () => {
    await addPages(['zone', 'Éclair', 'attack', 'Eclair 2', 'ab c', 'ab', 'éclair 10']);
    expect((await read()).tags).toEqual(['ab', 'ab c', 'attack', 'Éclair', 'éclair 10', 'Eclair 2', 'zone']);
  });

  it('neither repeat nor skip a tag where others are added and removed meanwhile', async () => {
    await addPages(numbered(150));
    const first = await read();
    await app.database.transaction((tx) =>
      tx.query('delete from pages where team_id = $1 and tags && $2', [
        team.teamId,
        [first.tags[0], first.tags.at(-1)],
      ]),
    );
    await addPages(['a new one']);
    const rest = await read({ cursor: first.nextCursor! });
    expect([...first.tags, ...rest.tags].toSorted()).toEqual(numbered(150).toSorted());
  });

  it('refuse what no list has given as a cursor', async () => {
    for (const query of [{ cursor: 'x' }, { sort: 'size' as never }, { view: 'whole' as never }])
      expect((await ask(team.player, query)).status).toBe(400);
  });
});

describe('a search among the tags of a team', () => {
  it.each([
    ['cafe', 'without accents'],
    ['CAFÉ', 'in any case'],
    ['cafe\u0301', 'by letters with their accents apart'],
    [' fé l ', 'by any part'],
  ])('for %s finds Café lineout %s', async (search) => {
    await addPages(['Café lineout', 'attack']);
    expect((await read({ search })).tags).toEqual(['Café lineout']);
  });

  it('puts the tag itself first, then tags in which a word begins with it', async () => {
    await addPages(['format', 'a mat', 'chat', 'MAT', 'match', 'attack']);
    expect((await read({ search: 'mat', sort: 'match' })).tags).toEqual(['MAT', 'a mat', 'match', 'format']);
  });

  it.each(['%', '_', '\\', "'"])('takes %s as it is', async (search) => {
    await addPages(['attack', `odd ${search} one`]);
    expect((await read({ search })).tags).toEqual([`odd ${search} one`]);
  });

  it('finds tags of plays, and none of deleted pages and of other teams', async () => {
    await given.play(team.coach, team.teamId, { tags: ['zone play'] });
    const page = await given.page(team.coach, team.teamId, { tags: ['zone page'] });
    expect((await read({ search: 'zone' })).tags).toEqual(['zone page', 'zone play']);
    await team.coach.call(calls.pages.remove, { pageId: page.id });
    expect((await read({ search: 'zone' })).tags).toEqual(['zone play']);
    const other = await staffedTeam(app);
    await given.page(other.coach, other.teamId, { tags: ['zone elsewhere'] });
    expect((await read({ search: 'elsewhere' })).tags).toEqual([]);
  });
});

describe('the most used tags of a team', () => {
  it('are at most 24, by name, with the number of all', async () => {
    const often = numbered(limits.commonTags).map((tag) => `z ${tag}`);
    await addPages([...often, ...often, ...numbered(80)]);
    const { tags, total } = (await askCommon(team.player)).body as CommonTags;
    expect(tags.toSorted()).toEqual(often.toSorted());
    expect(tags).toEqual((await read({ search: 'z drill' })).tags);
    expect(total).toBe(104);
  });

  it('are all tags of a team with few of them, and none of a team without', async () => {
    expect(await readCommon()).toEqual({ tags: [], counts: [], total: 0 });
    await addPages(['zone', 'Attack', 'attack']);
    await given.play(team.coach, team.teamId, { tags: ['ATTACK'] });
    expect(await readCommon()).toEqual({
      tags: [expect.stringMatching(/^attack$/i), 'zone'],
      counts: [3, 1],
      total: 2,
    });
  });
});

it('tags by cursor and the most used are for members of the team only', async () => {
  for (const who of [team.player, team.coach, team.admin, team.superAdmin])
    expect([(await ask(who, {})).status, (await askCommon(who)).status]).toEqual([200, 200]);
  expect([(await ask(team.outsider, {})).status, (await askCommon(team.outsider)).status]).toEqual([
    404, 404,
  ]);
});

import { calls, type Neighbours, type Page, type PageSummaries, type Play } from '@touchline/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { Listener, originOf } from '../../../test/listener';
import { codeOf, joinTeam, person, staffedTeam, type Person } from '../../../test/people';
import { waitFor } from '../../../test/wait-for';

const app = useApp();

interface Item {
  kind: 'page' | 'play';
  id: number;
}
const nameOf = ({ kind, id }: Item) => `${kind} ${id}`;

const move = (who: Person, item: Item, side: 'before' | 'after', anchor: Item) =>
  item.kind === 'page'
    ? who.call(calls.order.movePage, { pageId: item.id }, { body: { side, ...anchor } })
    : who.call(calls.order.movePlay, { playId: item.id }, { body: { side, ...anchor } });
const neighboursOf = async (who: Person, { kind, id }: Item) =>
  (kind === 'page'
    ? await who.call(calls.order.ofPage, { pageId: id })
    : await who.call(calls.order.ofPlay, { playId: id })
  ).body as Neighbours;

async function pagesIn(who: Person, teamId: number, category: number): Promise<Item[]> {
  const found: Item[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const query = { view: 'summary', category, order: 'own', limit: 2, ...(cursor && { cursor }) };
    const { body } = await who.call(calls.pages.summaries, { teamId }, { query });
    const { pages, nextCursor } = body as PageSummaries;
    found.push(...pages.map(({ id }) => ({ kind: 'page' as const, id })));
    cursor = nextCursor;
  }
  return found;
}
async function playsIn(who: Person, teamId: number, category: number): Promise<Item[]> {
  const { body } = await who.call(calls.plays.list, { teamId }, { query: { category, order: 'own' } });
  return (body as Play[]).map(({ id }) => ({ kind: 'play' as const, id }));
}

/** Follows the next neighbours from the first item. */
async function orderFrom(who: Person, first: Item): Promise<string[]> {
  const order: string[] = [];
  for (let item: Item | null = first; item; item = (await neighboursOf(who, item)).next) {
    const { previous }: Neighbours = await neighboursOf(who, item);
    expect(previous && nameOf(previous)).toBe(order.at(-1) ?? null);
    order.push(nameOf(item));
  }
  return order;
}
async function firstOf(who: Person, item: Item): Promise<Item> {
  const { previous } = await neighboursOf(who, item);
  return previous ? firstOf(who, previous) : item;
}
const wholeOrder = async (who: Person, item: Item) => orderFrom(who, await firstOf(who, item));

/** Creates a team whose category holds these kinds of items, in this order. */
async function categoryWith(kinds: readonly Item['kind'][]) {
  const team = await staffedTeam(app);
  const { id: categoryId } = await given.category(team.coach, team.teamId);
  const items: Item[] = [];
  for (const kind of kinds) {
    const { id } =
      kind === 'page'
        ? await given.page(team.coach, team.teamId, { title: `Page ${items.length + 1}`, categoryId })
        : await given.play(team.coach, team.teamId, { name: `Play ${items.length + 1}`, categoryId });
    items.push({ kind, id });
  }
  return { ...team, categoryId, items, names: items.map(nameOf) };
}

describe('the order of a category', () => {
  it('has pages and plays in the order in which they were added, for lists and neighbours', async () => {
    const { player, teamId, categoryId, items, names } = await categoryWith(['page', 'play', 'page', 'play']);
    expect(await wholeOrder(player, items[2]!)).toEqual(names);
    expect(await pagesIn(player, teamId, categoryId)).toEqual([items[0], items[2]]);
    expect(await playsIn(player, teamId, categoryId)).toEqual([items[1], items[3]]);
    expect(await neighboursOf(player, items[1]!)).toEqual({
      previous: { ...items[0], title: 'Page 1', isDraft: false },
      next: { ...items[2], title: 'Page 3', isDraft: false },
    });
  });

  it('is changed by moving an item before or after another one, and keeps version and time of the item', async () => {
    const { coach, player, items } = await categoryWith(['page', 'play', 'page']);
    const [one, two, three] = items as [Item, Item, Item];
    const before = await coach.call(calls.pages.read, { pageId: three.id });
    expect((await move(coach, three, 'before', one)).status).toBe(204);
    expect(await wholeOrder(player, one)).toEqual([three, one, two].map(nameOf));
    expect((await move(coach, one, 'after', two)).status).toBe(204);
    expect(await wholeOrder(player, one)).toEqual([three, two, one].map(nameOf));
    expect((await move(coach, two, 'before', two)).status).toBe(204);
    expect(await wholeOrder(player, one)).toEqual([three, two, one].map(nameOf));
    const { version, updatedAt } = (await coach.call(calls.pages.read, { pageId: three.id })).body as Page;
    expect(before.body).toMatchObject({ version, updatedAt });
  });

  it('is changed by editors only, including a coach by account role who is a player of the team', async () => {
    const { player, outsider, coach, teamId, items } = await categoryWith(['page', 'play']);
    const [page, play] = items as [Item, Item];
    expect((await move(player, play, 'before', page)).status).toBe(403);
    expect((await move(outsider, play, 'before', page)).status).toBe(404);
    expect((await outsider.call(calls.order.ofPage, { pageId: page.id })).status).toBe(404);
    const visitingCoach = await person(app, 'coach');
    await joinTeam(app, visitingCoach, { teamId, role: 'player' });
    expect((await move(visitingCoach, play, 'before', page)).status).toBe(204);
    expect(await wholeOrder(coach, page)).toEqual([play, page].map(nameOf));
  });

  it('refuses a move beside an item of another category, of another team, or in the bin', async () => {
    const { coach, teamId, items, names } = await categoryWith(['page', 'page', 'page']);
    const elsewhere = await given.category(coach, teamId, { name: 'Elsewhere' });
    const other = await given.page(coach, teamId, { categoryId: elsewhere.id });
    const none = await given.page(coach, teamId);
    const foreign = await categoryWith(['page']);
    await coach.call(calls.pages.remove, { pageId: items[2]!.id });
    for (const id of [other.id, none.id, foreign.items[0]!.id, items[2]!.id, 2_000_000_000]) {
      const refused = await move(coach, items[1]!, 'before', { kind: 'page', id });
      expect([refused.status, codeOf(refused)]).toEqual([409, 'order_changed']);
    }
    expect(await wholeOrder(coach, items[0]!)).toEqual(names.slice(0, 2));
  });

  it('puts an item last that enters the category, and back to its place when it leaves the bin', async () => {
    const { coach, teamId, categoryId, items } = await categoryWith(['page', 'page', 'page']);
    const [one, two, three] = items as [Item, Item, Item];
    await move(coach, three, 'before', one);
    const elsewhere = await given.category(coach, teamId, { name: 'Elsewhere' });
    for (const target of [elsewhere.id, categoryId])
      await coach.call(calls.pages.change, { pageId: three.id }, { body: { categoryId: target } });
    expect(await wholeOrder(coach, one)).toEqual([one, two, three].map(nameOf));
    const play = await given.play(coach, teamId, { name: 'Moved', categoryId: elsewhere.id });
    await coach.call(calls.plays.change, { playId: play.id }, { body: { categoryId, name: 'Renamed too' } });
    const { body: copy } = await coach.call(calls.pages.duplicate, { pageId: one.id });
    const added = [
      { kind: 'play' as const, id: play.id },
      { kind: 'page' as const, id: (copy as Page).id },
    ];
    expect(await wholeOrder(coach, one)).toEqual([one, two, three, ...added].map(nameOf));

    await coach.call(calls.pages.remove, { pageId: two.id });
    expect(await wholeOrder(coach, one)).toEqual([one, three, ...added].map(nameOf));
    await coach.call(calls.pages.restore, { pageId: two.id });
    expect(await wholeOrder(coach, one)).toEqual([one, two, three, ...added].map(nameOf));
  });

  it('hides drafts from players in neighbours and lists, and keeps their place', async () => {
    const { coach, player, teamId, categoryId, items } = await categoryWith(['page', 'page', 'play']);
    const [one, two, three] = items as [Item, Item, Item];
    await coach.call(calls.pages.unpublish, { pageId: two.id });
    expect(await wholeOrder(player, one)).toEqual([one, three].map(nameOf));
    expect(await pagesIn(player, teamId, categoryId)).toEqual([one]);
    expect((await neighboursOf(coach, one)).next).toMatchObject({ id: two.id, isDraft: true });
    expect((await player.call(calls.order.ofPage, { pageId: two.id })).status).toBe(404);
    await coach.call(calls.pages.publish, { pageId: two.id }, { body: {} });
    expect(await wholeOrder(player, one)).toEqual([one, two, three].map(nameOf));
  });

  it('lists the items of a category before those of its descendants, and moves content of a deleted category behind', async () => {
    const { coach, teamId, categoryId, items } = await categoryWith(['page', 'page']);
    const [one, two] = items as [Item, Item];
    const below = await given.category(coach, teamId, { name: 'Below', parentId: categoryId });
    const inner: Item[] = [];
    for (const title of ['Inner 1', 'Inner 2', 'Inner 3'])
      inner.push({ kind: 'page', id: (await given.page(coach, teamId, { title, categoryId: below.id })).id });
    await move(coach, inner[2]!, 'before', inner[0]!);
    await move(coach, two, 'before', one);
    const inOrder = [two, one, inner[2]!, inner[0]!, inner[1]!];
    expect(await pagesIn(coach, teamId, categoryId)).toEqual(inOrder);
    await coach.call(calls.categories.remove, { teamId, categoryId: below.id });
    expect(await pagesIn(coach, teamId, categoryId)).toEqual(inOrder);
    expect(await wholeOrder(coach, one)).toEqual(inOrder.map(nameOf));
  });

  it('has no neighbours without a category', async () => {
    const { coach, teamId } = await staffedTeam(app);
    const page = await given.page(coach, teamId);
    await given.page(coach, teamId);
    expect(await neighboursOf(coach, { kind: 'page', id: page.id })).toEqual({ previous: null, next: null });
  });

  it('refuses a move that names no side, kind or item', async () => {
    const { coach, items } = await categoryWith(['page']);
    for (const body of [{}, { side: 'over', kind: 'page', id: 1 }, { side: 'after', kind: 'team', id: 1 }])
      expect((await coach.call(calls.order.movePage, { pageId: items[0]!.id }, { body })).status).toBe(400);
  });

  it('is sent live to the members of the team', async () => {
    const { coach, player, items, teamId } = await categoryWith(['page', 'play']);
    const [page, play] = items as [Item, Item];
    const listener = await new Listener(await originOf(app), player.cookie).start();
    await move(coach, play, 'before', page);
    await move(coach, page, 'before', play);
    for (const change of [
      { what: 'plays', id: play.id, teamId },
      { what: 'page', id: page.id, teamId },
    ])
      await waitFor(() => expect(listener.changes).toContainEqual(change));
    listener.stop();
  });
});

describe('moving items', () => {
  it('keeps all items and the order of the others, wherever an item is moved', async () => {
    const { coach, items, names } = await categoryWith(['page', 'play', 'page', 'play', 'page']);
    const moves = fc.array(
      fc.tuple(fc.nat(items.length - 1), fc.nat(items.length - 1), fc.constantFrom('before', 'after')),
      { minLength: 4, maxLength: 12 },
    );
    let expected = [...names];
    await fc.assert(
      fc.asyncProperty(moves, async (steps) => {
        for (const [at, to, side] of steps) {
          if (at === to) continue;
          expect((await move(coach, items[at]!, side, items[to]!)).status).toBe(204);
          expected = expected.filter((name) => name !== names[at]);
          expected.splice(expected.indexOf(names[to]!) + Number(side === 'after'), 0, names[at]!);
        }
        expect(await wholeOrder(coach, items[0]!)).toEqual(expected);
      }),
      { numRuns: 5 },
    );
  });

  it('never runs out of positions between two items', async () => {
    const { coach, items, names } = await categoryWith(['page', 'play', 'page']);
    const [one, two, three] = items as [Item, Item, Item];
    for (let times = 0; times < 15; times++) {
      await move(coach, three, 'after', one);
      await move(coach, two, 'after', one);
    }
    expect(await wholeOrder(coach, one)).toEqual(names);
  });

  it('loses and duplicates no item when two editors move at once', async () => {
    const { coach, admin, items, names } = await categoryWith([
      'page',
      'play',
      'page',
      'play',
      'page',
      'page',
    ]);
    for (let round = 0; round < 5; round++) {
      const moves = items.flatMap((item, at) => {
        const anchor = items[(at + 1 + round) % items.length]!;
        return [move(coach, item, 'before', anchor), move(admin, anchor, 'after', item)];
      });
      for (const { status } of await Promise.all(moves)) expect(status).toBe(204);
      expect((await wholeOrder(coach, items[0]!)).toSorted()).toEqual(names.toSorted());
    }
  });
});

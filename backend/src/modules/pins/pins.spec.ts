import { calls, limits, type Activity, type Page, type Pin, type PinKey } from '@touchline/contract';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { Listener, originOf } from '../../../test/listener';
import { codeOf, joinTeam, person, staffedTeam, type Person } from '../../../test/people';
import { waitFor } from '../../../test/wait-for';

const app = useApp();

const pinsFor = async (who: Person, teamId: number) =>
  (await who.call(calls.pins.list, { teamId })).body as Pin[];
const keysFor = async (who: Person, teamId: number) =>
  (await pinsFor(who, teamId)).map(({ kind, id }) => `${kind} ${id}`);
const pinPage = (who: Person, pageId: number, isPinned = true) =>
  who.call(calls.pins.pinPage, { pageId }, { body: { isPinned } });
const pinPlay = (who: Person, playId: number, isPinned = true) =>
  who.call(calls.pins.pinPlay, { playId }, { body: { isPinned } });
const reorder = (who: Person, teamId: number, order: unknown) =>
  who.call(calls.pins.reorder, { teamId }, { body: { order } });

/** Creates a team with this number of pinned pages. */
async function teamWithPins(count: number) {
  const team = await staffedTeam(app);
  const pages: Page[] = [];
  for (let place = 1; place <= count; place++) {
    const page = await given.page(team.coach, team.teamId, { title: `Page ${place}` });
    await pinPage(team.coach, page.id);
    pages.push(page);
  }
  return { ...team, pages };
}

describe('the pins of a team', () => {
  it('are its pinned pages and plays in the order of pinning, the same for every member', async () => {
    const { coach, player, teamId } = await staffedTeam(app);
    const page = await given.page(coach, teamId, { title: 'Lineout calls', tags: ['whiteboard'] });
    const play = await given.play(coach, teamId, { name: 'Lighthouse', formation: 'Off the lineout' });
    expect((await pinPage(coach, page.id)).status).toBe(200);
    const { body } = await pinPlay(coach, play.id);
    expect(body).toEqual([
      {
        kind: 'page',
        isDraft: false,
        id: page.id,
        title: 'Lineout calls',
        tags: ['whiteboard'],
        updatedBy: coach.email.replace('@club.example', ''),
        updatedAt: page.updatedAt,
      },
      {
        kind: 'play',
        isDraft: false,
        id: play.id,
        title: 'Lighthouse',
        formation: 'Off the lineout',
        diagramUrl: null,
        stillUrl: null,
      },
    ]);
    expect(await pinsFor(player, teamId)).toEqual(body);
  });

  it('show the full name of the user who saved last', async () => {
    const { coach, admin, teamId } = await staffedTeam(app);
    const page = await given.page(coach, teamId);
    await pinPage(coach, page.id);
    await admin.call(calls.accounts.changeProfile, {}, { body: { displayName: 'Maeve Brennan' } });
    await admin.call(calls.pages.change, { pageId: page.id }, { body: { title: 'Lineout menu' } });
    expect(await pinsFor(coach, teamId)).toMatchObject([
      { title: 'Lineout menu', updatedBy: 'Maeve Brennan' },
    ]);
  });

  it('are changed by editors only, including a coach by account role who is a player of the team', async () => {
    const { coach, player, outsider, teamId } = await staffedTeam(app);
    const { id } = await given.page(coach, teamId);
    expect((await pinPage(player, id)).status).toBe(403);
    expect((await reorder(player, teamId, [])).status).toBe(403);
    expect((await pinPage(outsider, id)).status).toBe(404);
    const visitingCoach = await person(app, 'coach');
    await joinTeam(app, visitingCoach, { teamId, role: 'player' });
    expect((await pinPage(visitingCoach, id)).status).toBe(200);
    expect(await keysFor(player, teamId)).toEqual([`page ${id}`]);
  });

  it('stay as they are when a page is pinned or unpinned twice, with one activity each', async () => {
    const { coach, pages, teamId } = await teamWithPins(2);
    const [first] = pages as [Page];
    await pinPage(coach, first.id);
    expect(await keysFor(coach, teamId)).toEqual(pages.map(({ id }) => `page ${id}`));
    await pinPage(coach, first.id, false);
    await pinPage(coach, first.id, false);
    expect(await keysFor(coach, teamId)).toEqual(pages.slice(1).map(({ id }) => `page ${id}`));
    const { body } = await coach.call(calls.activities.ofTeam, { teamId });
    const about = (body as Activity[]).filter(
      ({ targetId, action }) => targetId === first.id && action !== 'created',
    );
    expect(about.map(({ action }) => action).sort()).toEqual(['pinned', 'unpinned']);
  });

  it('are at most six: a seventh is refused with the sentence to unpin one', async () => {
    const { coach, pages, teamId } = await teamWithPins(limits.pins);
    const play = await given.play(coach, teamId);
    const answer = await pinPlay(coach, play.id);
    expect([answer.status, codeOf(answer)]).toEqual([409, 'pins_full']);
    expect(answer.body.message).toContain('Unpin one first.');
    await pinPage(coach, pages[0]!.id, false);
    expect((await pinPlay(coach, play.id)).status).toBe(200);
    expect(await pinsFor(coach, teamId)).toHaveLength(limits.pins);
  });

  it('are at most six when ten are pinned at the same moment', async () => {
    const { coach, admin, teamId } = await staffedTeam(app);
    const pages = await Promise.all(Array.from({ length: 10 }, () => given.page(coach, teamId)));
    const answers = await Promise.all(pages.map(({ id }, place) => pinPage(place % 2 ? coach : admin, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(limits.pins);
    expect(answers.filter((answer) => codeOf(answer) === 'pins_full')).toHaveLength(4);
    expect(await pinsFor(coach, teamId)).toHaveLength(limits.pins);
  });
});

describe('a pinned page', () => {
  it('leaves the list in the bin and returns to its place with restore', async () => {
    const { coach, pages, teamId } = await teamWithPins(3);
    const keys = await keysFor(coach, teamId);
    const pageId = pages[1]!.id;
    await coach.call(calls.pages.remove, { pageId });
    expect(await keysFor(coach, teamId)).toEqual([keys[0], keys[2]]);
    await coach.call(calls.pages.restore, { pageId });
    expect(await keysFor(coach, teamId)).toEqual(keys);
  });

  it('gives its place away in the bin when six others are pinned', async () => {
    const { coach, pages, teamId } = await teamWithPins(limits.pins);
    const pageId = pages[0]!.id;
    await coach.call(calls.pages.remove, { pageId });
    const play = await given.play(coach, teamId);
    expect((await pinPlay(coach, play.id)).status).toBe(200);
    await coach.call(calls.pages.restore, { pageId });
    const keys = await keysFor(coach, teamId);
    expect(keys).toHaveLength(limits.pins);
    expect(keys).not.toContain(`page ${pageId}`);
  });

  it('cannot be pinned in the bin', async () => {
    const { coach, pages } = await teamWithPins(1);
    const pageId = pages[0]!.id;
    await coach.call(calls.pages.remove, { pageId });
    expect((await pinPage(coach, pageId)).status).toBe(404);
  });
});

describe('a pinned play', () => {
  it('is not listed while it is in the bin, and is pinned again when it is restored', async () => {
    const { coach, teamId } = await staffedTeam(app);
    const play = await given.play(coach, teamId);
    await pinPlay(coach, play.id);
    await coach.call(calls.plays.remove, { playId: play.id });
    expect(await pinsFor(coach, teamId)).toEqual([]);
    expect((await pinPlay(coach, play.id)).status).toBe(404);
    await coach.call(calls.plays.restore, { playId: play.id });
    expect(await keysFor(coach, teamId)).toEqual([`play ${play.id}`]);
  });
});

describe('the order of pins', () => {
  const key = (page: Page): PinKey => ({ kind: 'page', id: page.id });

  it('is changed for every member', async () => {
    const { coach, player, pages, teamId } = await teamWithPins(3);
    const play = await given.play(coach, teamId);
    await pinPlay(coach, play.id);
    const [one, two, three] = pages as [Page, Page, Page];
    const order = [key(three), { kind: 'play', id: play.id }, key(one), key(two)];
    expect((await reorder(coach, teamId, order)).status).toBe(200);
    expect(await keysFor(player, teamId)).toEqual(order.map(({ kind, id }) => `${kind} ${id}`));
  });

  it('ignores what is not pinned and appends what is not named', async () => {
    const { coach, pages, teamId } = await teamWithPins(3);
    const [one, two, three] = pages as [Page, Page, Page];
    const unknown = { kind: 'play', id: one.id };
    await reorder(coach, teamId, [unknown, key(three), key(three)]);
    expect(await keysFor(coach, teamId)).toEqual([three, one, two].map(({ id }) => `page ${id}`));
  });

  it('does not pin pages of another team', async () => {
    const { coach, teamId } = await teamWithPins(1);
    const other = await teamWithPins(1);
    const before = await keysFor(coach, teamId);
    await reorder(coach, teamId, [key(other.pages[0]!)]);
    expect(await keysFor(coach, teamId)).toEqual(before);
  });

  it.each([
    {},
    { order: 'all' },
    { order: [1] },
    { order: [{ kind: 'team', id: 1 }] },
    { order: [{ kind: 'page', id: '1' }] },
    { order: [{ kind: 'page', id: 1, position: 2 }] },
    { order: Array.from({ length: limits.pins + 1 }, (_, id) => ({ kind: 'page', id: id + 1 })) },
  ])('is refused with the body %o', async (body) => {
    const { coach, teamId } = await staffedTeam(app);
    const answer = await coach.call(calls.pins.reorder, { teamId }, { body });
    expect([answer.status, answer.body.fields[0].field]).toEqual([400, 'order']);
  });
});

describe('pinning, unpinning and reordering', () => {
  it('are live updates for all members, and repeating them is none', async () => {
    const { coach, player, pages, teamId } = await teamWithPins(2);
    const listener = await new Listener(await originOf(app), player.cookie).start();
    const play = await given.play(coach, teamId);
    const isCreated = { what: 'plays', teamId, id: play.id };
    await waitFor(() => expect(listener.changes).toContainEqual(isCreated));
    const before = listener.changes.length;
    const [one, two] = pages as [Page, Page];
    await pinPage(coach, one.id, false);
    await pinPage(coach, one.id, false);
    await pinPlay(coach, play.id);
    await reorder(coach, teamId, [{ kind: 'play', id: play.id }]);
    await reorder(coach, teamId, [{ kind: 'play', id: play.id }]);
    await pinPage(coach, two.id, false);
    const expected = [
      { what: 'page', teamId, id: one.id },
      { what: 'plays', teamId, id: play.id },
      { what: 'plays', teamId, id: play.id },
      { what: 'page', teamId, id: two.id },
    ];
    await waitFor(() => expect(listener.changes.slice(before)).toEqual(expected));
    listener.stop();
  });
});

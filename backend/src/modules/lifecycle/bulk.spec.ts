import {
  calls,
  limits,
  type Activity,
  type BinnedItem,
  type BulkTagging,
  type ContentKind,
  type Page,
  type PageVersions,
  type Play,
} from '@touchline/contract';
import { boardSamples } from '@touchline/contract/boards';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { Listener, originOf } from '../../../test/listener';
import { staffedTeam, useTeam, type Person } from '../../../test/people';
import { waitFor } from '../../../test/wait-for';

const app = useApp();
const team = useTeam(app, beforeEach);
const kinds = ['page', 'play'] as const;

const add = (kind: ContentKind, title: string, more = {}) =>
  kind === 'page'
    ? given.page(team.coach, team.teamId, { title, ...more })
    : given.play(team.coach, team.teamId, { name: title, ...more });
const bodyOf = (kind: ContentKind, ids: readonly number[]) =>
  kind === 'page' ? { pageIds: ids } : { playIds: ids };
const bin = (kind: ContentKind, ids: readonly number[], who: Person = team.coach) =>
  who.call(
    kind === 'page' ? calls.bulk.binPages : calls.bulk.binPlays,
    { teamId: team.teamId },
    { body: bodyOf(kind, ids) },
  );
const restore = (kind: ContentKind, ids: readonly number[], who: Person = team.coach) =>
  who.call(
    kind === 'page' ? calls.bulk.restorePages : calls.bulk.restorePlays,
    { teamId: team.teamId },
    { body: bodyOf(kind, ids) },
  );
const tag = (kind: ContentKind, changes: BulkTagging['changes'], who: Person = team.coach) =>
  who.call(
    kind === 'page' ? calls.bulk.tagPages : calls.bulk.tagPlays,
    { teamId: team.teamId },
    { body: { changes } },
  );
const read = async (kind: ContentKind, id: number, who: Person = team.coach) =>
  kind === 'page'
    ? await who.call(calls.pages.read, { pageId: id })
    : await who.call(calls.plays.read, { playId: id });
const tagsOf = async (kind: ContentKind, id: number) => ((await read(kind, id)).body as Page | Play).tags;
const inBin = async () => {
  const { body } = await team.coach.call(calls.pages.bin, { teamId: team.teamId });
  return (body as BinnedItem[]).map(({ id, title }) => ({ id, title }));
};
const activities = async (who: Person) => {
  const { body } = await who.call(calls.activities.ofTeam, { teamId: team.teamId });
  return (body as Activity[]).map(({ action, targetName }) => `${action} ${targetName}`);
};

describe.each(kinds)('moving several %ss to the bin', (kind) => {
  it('moves all by one call with one activity, and restores all by another one', async () => {
    const made = [await add(kind, 'Bus times'), await add(kind, 'Kit list'), await add(kind, 'Match plan')];
    const ids = made.map(({ id }) => id);
    expect((await bin(kind, ids)).status).toBe(204);
    for (const id of ids) expect((await read(kind, id)).status).toBe(404);
    expect((await inBin()).map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(ids);
    expect((await activities(team.coach)).slice(0, 2)).toEqual([
      `moved 3 ${kind}s to the bin: Bus times, Kit list, Match plan`,
      'created Match plan',
    ]);

    expect((await restore(kind, ids)).status).toBe(204);
    for (const id of ids) expect((await read(kind, id, team.player)).status).toBe(200);
    expect((await activities(team.coach))[0]).toBe(
      `restored 3 ${kind}s from the bin: Bus times, Kit list, Match plan`,
    );
  });

  it('moves none when one of them is gone, and says so', async () => {
    const [kept, gone] = [await add(kind, 'Kept'), await add(kind, 'Gone')];
    await bin(kind, [gone.id]);
    const { status, body } = await bin(kind, [kept.id, gone.id]);
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: `${kind}_not_found` });
    expect((await read(kind, kept.id)).status).toBe(200);
  });

  it('restores the others when one was restored before', async () => {
    const [one, other] = [await add(kind, 'One'), await add(kind, 'Other')];
    await bin(kind, [one.id, other.id]);
    await restore(kind, [one.id]);
    expect((await restore(kind, [one.id, other.id])).status).toBe(204);
    expect((await read(kind, other.id)).status).toBe(200);
    expect((await activities(team.coach))[0]).toBe('restored Other');
  });

  it('restores none when one was deleted permanently', async () => {
    const [one, other] = [await add(kind, 'One'), await add(kind, 'Other')];
    await bin(kind, [one.id, other.id]);
    await (kind === 'page'
      ? team.coach.call(calls.bin.removePage, { pageId: one.id })
      : team.coach.call(calls.bin.removePlay, { playId: one.id }));
    expect((await restore(kind, [one.id, other.id])).status).toBe(404);
    expect((await inBin()).map(({ id }) => id)).toEqual([other.id]);
  });

  it('reaches neither another team nor its bin', async () => {
    const other = await staffedTeam(app);
    const mine = await add(kind, 'Mine');
    const { id } =
      kind === 'page'
        ? await given.page(other.coach, other.teamId)
        : await given.play(other.coach, other.teamId);
    expect((await bin(kind, [mine.id, id])).status).toBe(404);
    expect((await read(kind, mine.id)).status).toBe(200);
    expect((await read(kind, id, other.coach)).status).toBe(200);
  });

  it('is one activity for editors only, because it may name drafts', async () => {
    const [shown, draft] = [await add(kind, 'Shown'), await add(kind, 'Secret', { draft: true })];
    await bin(kind, [shown.id, draft.id]);
    expect((await activities(team.player)).join(' ')).not.toContain('Secret');
    expect((await activities(team.admin))[0]).toBe(`moved 2 ${kind}s to the bin: Shown, Secret`);
  });

  it('is told live to others in the team', async () => {
    const ids = [(await add(kind, 'One')).id, (await add(kind, 'Two')).id];
    const listener = await new Listener(await originOf(app), team.player.cookie).start();
    await bin(kind, ids);
    await waitFor(() => expect(listener.changes.map(({ id }) => id)).toEqual(expect.arrayContaining(ids)));
    listener.stop();
  });
});

describe.each(kinds)('tagging several %ss', (kind) => {
  it('adds and removes tags of all, with one version each and one activity, and is undone by its response', async () => {
    const one = await add(kind, 'One', { tags: ['Defence'] });
    const two = await add(kind, 'Two', { tags: ['attack', 'kick-off'] });
    const change = { add: ['Attack'], remove: ['defence'] };
    const { status, body } = await tag(kind, [
      { id: one.id, ...change },
      { id: two.id, ...change },
    ]);
    expect(status).toBe(200);
    expect(body).toEqual({ changes: [{ id: one.id, add: ['Attack'], remove: ['Defence'] }] });
    expect(await tagsOf(kind, one.id)).toEqual(['Attack']);
    expect(await tagsOf(kind, two.id)).toEqual(['attack', 'kick-off']);
    expect((await activities(team.coach))[0]).toBe('updated One');

    const undo = (body as BulkTagging).changes.map(({ id, add: remove, remove: again }) => {
      return { id, add: again, remove };
    });
    await tag(kind, undo);
    expect(await tagsOf(kind, one.id)).toEqual(['Defence']);
  });

  it('names the first ones in one activity', async () => {
    const made = [];
    for (let number = 1; number <= 7; number++) made.push(await add(kind, `Number ${number}`));
    await tag(
      kind,
      made.map(({ id }) => ({ id, add: ['cup'], remove: [] })),
    );
    expect((await activities(team.coach)).slice(0, 2)).toEqual([
      `changed the tags of 7 ${kind}s: Number 1, Number 2, Number 3, Number 4, Number 5 and 2 more`,
      'created Number 7',
    ]);
  });

  it('changes nothing when one would have too many, and names it', async () => {
    const full = await add(kind, 'Full', { tags: Array.from({ length: limits.tags }, (_, n) => `tag ${n}`) });
    const other = await add(kind, 'Other');
    const { status, body } = await tag(kind, [
      { id: other.id, add: ['cup'], remove: [] },
      { id: full.id, add: ['cup'], remove: [] },
    ]);
    expect(status).toBe(409);
    const message = '“Full” would have more than 50 tags. Nothing was changed.';
    expect(body).toMatchObject({ code: 'tags_full', message, error: message });
    expect(await tagsOf(kind, other.id)).toEqual([]);
  });

  it('changes nothing when one is in the bin', async () => {
    const [kept, gone] = [await add(kind, 'Kept'), await add(kind, 'Gone')];
    await bin(kind, [gone.id]);
    const changes = [kept, gone].map(({ id }) => ({ id, add: ['cup'], remove: [] }));
    expect((await tag(kind, changes)).status).toBe(404);
    expect(await tagsOf(kind, kept.id)).toEqual([]);
  });
});

describe('a version that tagging several makes', () => {
  it('keeps content and author of the page, and a save of the version before is a conflict', async () => {
    const { id: pageId } = await add('page', 'Plan');
    const other = await add('page', 'Other');
    await tag(
      'page',
      [
        { id: pageId, add: ['cup'], remove: [] },
        { id: other.id, add: ['cup'], remove: [] },
      ],
      team.admin,
    );
    const { body } = await read('page', pageId);
    expect(body).toMatchObject({ version: 2, content: '<p data-id="block-1">Front pod</p>', tags: ['cup'] });
    const versions = (await team.coach.call(calls.pages.versions, { pageId })).body as PageVersions;
    expect(versions.versions.map(({ version }) => version)).toEqual([2, 1]);
    const late = await team.coach.call(
      calls.pages.change,
      { pageId },
      { body: { title: 'Late', version: 1 } },
    );
    expect(late.body).toMatchObject({ code: 'page_changed' });
  });

  it('keeps the board of a play', async () => {
    const made = await add('play', 'Falcon', { board: boardSamples.overlap, formation: '4-4-2' });
    await tag('play', [{ id: made.id, add: ['cup'], remove: [] }]);
    expect((await read('play', made.id)).body).toMatchObject({
      version: 2,
      board: (made as Play).board,
      formation: '4-4-2',
      tags: ['cup'],
    });
  });

  it('is found by the search', async () => {
    const { id } = await add('page', 'Lineouts');
    await tag('page', [{ id, add: ['Heronsgate'], remove: [] }]);
    const { body } = await team.player.call(
      calls.pages.list,
      { teamId: team.teamId },
      { query: { tag: 'heronsgate' } },
    );
    expect(body).toMatchObject([{ id }]);
  });
});

it.each([
  ['no id', { changes: [{ add: [], remove: [] }] }],
  ['an empty tag', { changes: [{ id: 1, add: [' '], remove: [] }] }],
  ['one page twice', { changes: [1, 1].map((id) => ({ id, add: ['a'], remove: [] })) }],
  ['no changes', { changes: [] }],
  ['too many', { changes: Array.from({ length: 101 }, (_, id) => ({ id: id + 1, add: ['a'], remove: [] })) }],
])('refuses a change of tags with %s', async (_, body) => {
  const { status } = await team.coach.call(calls.bulk.tagPages, { teamId: team.teamId }, { body });
  expect(status).toBe(400);
});

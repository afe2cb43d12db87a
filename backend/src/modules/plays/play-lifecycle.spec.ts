import {
  calls,
  limits,
  type BinnedItem,
  type ErrorBody,
  type Play,
  type PlayVersion,
  type PlayVersions,
  type Sittings,
} from '@touchline/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { useTeam } from '../../../test/people';
import { Clock } from '../../platform/clock';
import { Bin } from '../lifecycle';

const app = useApp();
const team = useTeam(app, beforeEach);
let play: Play;

beforeEach(async () => {
  play = await given.play(team.coach, team.teamId, {
    name: 'Falcon',
    description: 'Quick ball',
    content: '<p data-id="aaaaaa">One</p>',
    tags: ['lineout'],
    formation: 'Five-man',
  });
});
afterEach(() => vi.restoreAllMocks());

const save = (body: object, who = team.admin) => who.call(calls.plays.change, { playId: play.id }, { body });
const read = (who = team.player) => who.call(calls.plays.read, { playId: play.id });
const versions = async (query: object = {}) =>
  (await team.coach.call(calls.plays.versions, { playId: play.id }, { query: { ...query } }))
    .body as PlayVersions;
const version = (number: number) => ({ playId: play.id, version: number });

describe('a save of a play', () => {
  it('is refused with the current play when its version is outdated', async () => {
    expect(play.version).toBe(1);
    expect((await save({ name: 'Theirs', version: 1 })).body).toMatchObject({ name: 'Theirs', version: 2 });
    const late = await save({ name: 'Mine', version: 1 }, team.coach);
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'play_changed', play: { name: 'Theirs', version: 2 } });
    expect((await read()).body.name).toBe('Theirs');
  });

  it('wins without a version', async () => {
    await save({ name: 'Theirs' });
    expect((await save({ name: 'Mine' }, team.coach)).body).toMatchObject({ name: 'Mine', version: 3 });
  });

  it('is accepted once of two that change the same version at the same time', async () => {
    const answers = await Promise.all(['A', 'B', 'C'].map((name) => save({ name, version: 1 }, team.coach)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await versions()).versions).toHaveLength(2);
  });

  it('creates no version without a visible change', async () => {
    for (const body of [{ content: '<p data-id="bbbbbb">One </p>' }, { formation: ' Five-man ' }, {}])
      expect((await save(body)).body).toMatchObject({ version: 1, content: play.content });
    expect((await versions()).versions).toHaveLength(1);
  });

  it('changes the category without a version', async () => {
    const { id: categoryId } = await given.category(team.coach, team.teamId);
    const { body } = await save({ categoryId, version: 1 });
    expect(body).toMatchObject({ categoryId, version: 1, content: play.content });
    expect((await versions()).versions).toHaveLength(1);
  });
});

describe('the history of a play', () => {
  it('holds every saved state, newest first, with who saved it', async () => {
    await save({ content: '<p>Two</p>' });
    await save({ name: 'Hawk', formation: null, tags: [] });
    const { versions: heads, nextBefore } = await versions();
    expect(heads.map((head) => [head.version, head.name])).toEqual([
      [3, 'Hawk'],
      [2, 'Falcon'],
      [1, 'Falcon'],
    ]);
    expect(new Set(heads.map(({ savedBy }) => savedBy?.username)).size).toBe(2);
    expect(nextBefore).toBeNull();
    const { body } = await team.coach.call(calls.plays.version, version(1));
    const { name, description, content, tags, formation, diagramUrl } = play;
    expect(body as PlayVersion).toMatchObject({
      version: 1,
      name,
      description,
      content,
      tags,
      formation,
      diagramUrl,
    });
  });

  it('is read in batches of 50', async () => {
    for (let number = 2; number <= 52; number++) await save({ formation: String(number) });
    const first = await versions();
    expect([first.versions.length, first.nextBefore]).toEqual([50, 3]);
    const rest = await versions({ before: first.nextBefore, view: 'changes' });
    expect([rest.versions.map((head) => head.version), rest.nextBefore]).toEqual([[2, 1], null]);
  });

  it('groups saves of one user into sittings, with the words of all texts', async () => {
    await save({ name: 'Hawk', formation: 'Six-man' });
    await save({ content: '<p>One two</p>' });
    const { body } = await team.coach.call(calls.plays.sittings, { playId: play.id });
    expect((body as Sittings).sittings).toMatchObject([
      { firstVersion: 2, lastVersion: 3, baseVersion: 1, saves: 2, words: { added: 3, removed: 2 } },
      { firstVersion: 1, lastVersion: 1, baseVersion: null, saves: 1, words: { added: 6, removed: 0 } },
    ]);
  });

  it('restores a version as a new one, so that nothing is lost', async () => {
    await save({ name: 'Worse', description: null, content: '', tags: [], formation: null });
    const { status, body } = await team.coach.call(calls.plays.restoreVersion, version(1));
    expect(status).toBe(200);
    const { name, description, content, tags, formation } = play;
    expect(body).toMatchObject({ version: 3, name, description, content, tags, formation });
    expect((await versions()).versions).toHaveLength(3);
  });

  it('refuses a version that does not exist, and players', async () => {
    for (const call of [calls.plays.version, calls.plays.restoreVersion]) {
      const missing = await team.coach.call(call, version(9));
      expect([missing.status, missing.body.code]).toEqual([404, 'version_not_found']);
      expect((await team.player.call(call, version(1))).status).toBe(403);
    }
    for (const call of [calls.plays.versions, calls.plays.sittings]) {
      expect((await team.player.call(call, { playId: play.id })).status).toBe(403);
      expect((await team.outsider.call(call, { playId: play.id })).status).toBe(404);
    }
  });
});

describe('a play in the bin', () => {
  const remove = () => team.coach.call(calls.plays.remove, { playId: play.id });
  const restore = (who = team.admin) => who.call(calls.plays.restore, { playId: play.id });
  const bin = async () =>
    (await team.coach.call(calls.pages.bin, { teamId: team.teamId })).body as BinnedItem[];
  const plays = async () =>
    (await team.player.call(calls.plays.list, { teamId: team.teamId })).body as Play[];
  const tags = async () =>
    (await team.player.call(calls.pages.tags, { teamId: team.teamId })).body as string[];

  it('is listed beside deleted pages for editors, with the user who deleted it and the date of its final deletion', async () => {
    const page = await given.page(team.coach, team.teamId, { title: 'Calls' });
    await team.coach.call(calls.pages.remove, { pageId: page.id });
    await remove();
    const [first, second, ...others] = await bin();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ kind: 'play', id: play.id, title: 'Falcon', deletedBy: page.creator });
    expect(second).toMatchObject({ kind: 'page', id: page.id, title: 'Calls' });
    expect(Date.parse(first!.goneAt) - Date.parse(first!.deletedAt)).toBe(limits.binRetentionMs);
    const forPlayers = await team.player.call(calls.pages.bin, { teamId: team.teamId });
    expect(forPlayers.status).toBe(403);
  });

  it('is in no list and answers 404 to every call, until it is restored with its star and history', async () => {
    await save({ name: 'Hawk' });
    await team.player.call(calls.plays.star, { playId: play.id }, { body: { isStarred: true } });
    expect([(await plays()).length, await tags()]).toEqual([1, ['lineout']]);
    await remove();
    expect([await plays(), await tags()]).toEqual([[], []]);
    const { coach } = team;
    const params = version(1);
    const answers = await Promise.all([
      coach.call(calls.plays.read, params),
      coach.call(calls.plays.change, params, { body: { name: 'B' } }),
      coach.call(calls.plays.star, params, { body: { isStarred: true } }),
      coach.call(calls.plays.remove, params),
      coach.call(calls.plays.versions, params),
      coach.call(calls.plays.sittings, params),
      coach.call(calls.plays.version, params),
      coach.call(calls.plays.restoreVersion, params),
    ]);
    expect(answers.map(({ status, body }) => [status, (body as ErrorBody).code])).toEqual(
      answers.map(() => [404, 'play_not_found']),
    );

    expect((await restore()).body).toMatchObject({ name: 'Hawk', version: 2 });
    expect([(await plays()).length, await tags(), await bin()]).toEqual([1, ['lineout'], []]);
    expect((await read()).body).toMatchObject({ name: 'Hawk', isStarred: true });
    expect((await versions()).versions).toHaveLength(2);
    expect((await restore()).status).toBe(404);
  });

  it('is deleted after 30 days', async () => {
    await remove();
    const later = (ms: number) =>
      vi.spyOn(app.app.get(Clock), 'now').mockReturnValue(new Date(Date.now() + limits.binRetentionMs + ms));
    later(-60_000);
    expect(await app.app.get(Bin).empty()).toBe(0);
    later(60_000);
    expect(await app.app.get(Bin).empty()).toBeGreaterThan(0);
    vi.restoreAllMocks();
    expect([await bin(), (await restore()).status]).toEqual([[], 404]);
  });

  it('is restored by editors of its team only', async () => {
    expect((await restore()).status).toBe(404);
    await remove();
    expect((await restore(team.player)).status).toBe(403);
    expect((await restore(team.outsider)).status).toBe(404);
    expect((await restore(team.coach)).status).toBe(200);
  });

  it('is recorded in the activities of the team when it is deleted and when it is restored', async () => {
    await remove();
    await restore();
    const { body } = await team.player.call(calls.activities.ofTeam, { teamId: team.teamId });
    const actions = (body as { targetType: string; action: string }[])
      .filter(({ targetType }) => targetType === 'play')
      .map(({ action }) => action);
    expect(actions).toEqual(['restored', 'deleted', 'created']);
  });
});

import {
  calls,
  type Activity,
  type BinnedItem,
  type Call,
  type MembersPage,
  type Page,
  type PageSummaries,
  type PathParams,
  type Pin,
  type Play,
  type Team,
  type TeamMember,
} from '@touchline/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { views } from '../../../test/call-samples';
import { given } from '../../../test/given';
import { hasPlayersView } from '../../../test/permissions';
import { useTeam, type Person } from '../../../test/people';

const app = useApp();
const team = useTeam(app, beforeAll);
const as = 'player';
let page: Page;
let draft: Page;
let play: Play;
let draftPlay: Play;

beforeAll(async () => {
  const { coach, teamId } = team;
  page = await given.page(coach, teamId, { title: 'Falcon', tags: ['shown'] });
  draft = await given.page(coach, teamId, { title: 'Hidden plan', tags: ['hidden-tag'], draft: true });
  play = await given.play(coach, teamId, { name: 'Shown play' });
  draftPlay = await given.play(coach, teamId, { name: 'Hidden play', draft: true });
  await coach.call(calls.pins.pinPage, { pageId: draft.id }, { body: { isPinned: true } });
  await given.comment(coach, page.id);
});

/** Calls that read something of a team, with the parameters of their path. */
const reads = Object.entries(calls).flatMap(([feature, table]) =>
  Object.entries(table)
    .map(([name, call]) => [`${feature}.${name}`, call as Call] as const)
    .filter(([, call]) => hasPlayersView(call)),
);

const idsOf = (isDraft: boolean) =>
  ({
    teamId: team.teamId,
    pageId: isDraft ? draft.id : page.id,
    playId: isDraft ? draftPlay.id : play.id,
    version: 1,
    fileId: 1,
    templateId: 1,
    userId: team.player.id,
  }) as unknown as PathParams<string>;

describe.each([false, true])(
  'an editor with as=player gets the status of a player, drafts: %s',
  (isDraft) => {
    it.each(reads)('%s', async (name, call) => {
      const query = { ...views[name], ...(name.endsWith('.changes') && { since: 1 }) };
      const expected = await team.player.call(call, idsOf(isDraft), { query });
      const viewed = await team.coach.call(call, idsOf(isDraft), { query: { ...query, as } });
      expect(viewed.status).toBe(expected.status);
    });
  },
);

describe('with as=player', () => {
  const read = async <Body>(call: Call, who: Person = team.coach, query: object = {}) =>
    (await who.call(call, idsOf(false), { query: { ...query, as } })).body as Body;

  it('lists, tags, pins and activities have no drafts', async () => {
    for (const who of [team.coach, team.admin, team.superAdmin]) {
      const all = [
        await read<Page[]>(calls.pages.list, who),
        await read<PageSummaries>(calls.pages.summaries, who, { view: 'summary' }),
        await read<PageSummaries>(calls.pages.summaries, who, { view: 'summary', search: 'hidden' }),
        await read<PageSummaries>(calls.pages.summaries, who, { view: 'summary', tag: 'hidden-tag' }),
        await read<string[]>(calls.pages.tags, who),
        await read<Play[]>(calls.plays.list, who),
        await read<Pin[]>(calls.pins.list, who),
        await read<Activity[]>(calls.activities.ofTeam, who),
      ];
      expect(JSON.stringify(all).toLowerCase()).not.toContain('hidden');
      expect(JSON.stringify(all[0])).toContain('Falcon');
      expect((all[1] as PageSummaries).total).toBe(1);
    }
  });

  it('members have no addresses but the own one', async () => {
    const { members: ofTeam } = await read<Team>(calls.teams.read, team.admin);
    const paged = await read<MembersPage>(calls.members.paged, team.admin, views['members.paged']);
    const all = [...(await read<TeamMember[]>(calls.members.list, team.admin)), ...ofTeam, ...paged.members];
    const others = all.filter(({ userId }) => userId !== team.admin.id);
    expect(others.length).toBeGreaterThan(3);
    expect(others.filter(({ user }) => user.email !== null)).toEqual([]);
  });

  it('history, bin and unread lists are refused', async () => {
    for (const call of [
      calls.pages.versions,
      calls.pages.sittings,
      calls.pages.bin,
      calls.today.notOpened,
    ] as Call[])
      expect((await team.coach.call(call, idsOf(false), { query: { as } })).status).toBe(403);
    const bin = await team.coach.call(calls.pages.bin, { teamId: team.teamId });
    expect(bin.body as BinnedItem[]).toEqual([]);
  });

  it('a view is not counted', async () => {
    const before = (await read<Page>(calls.pages.read, team.admin)).views;
    expect((await read<Page>(calls.pages.read, team.superAdmin)).views).toBe(before);
  });

  it('writes are refused and change nothing', async () => {
    const { coach } = team;
    const body = { title: 'Changed' };
    const attempts = [
      await coach.call(calls.pages.change, { pageId: page.id }, { query: { as }, body }),
      await coach.call(calls.pages.star, { pageId: page.id }, { query: { as }, body: { isStarred: true } }),
      await coach.call(calls.comments.create, { pageId: page.id }, { query: { as }, body: { content: 'x' } }),
      await coach.call(calls.pages.remove, { pageId: page.id }, { query: { as } }),
    ];
    expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    const { body: after } = await coach.call(calls.pages.read, { pageId: page.id });
    expect(after).toMatchObject({ title: 'Falcon', isStarred: false });
  });

  it('calls without a team and other values are refused', async () => {
    expect((await team.coach.call(calls.today.read, {}, { query: { as } })).status).toBe(403);
    const params = { pageId: page.id };
    expect((await team.coach.call(calls.pages.read, params, { query: { as: 'admin' } })).status).toBe(400);
  });

  it('players are refused, users who do not see the team get 404, and signed-out ones 401', async () => {
    const params = { pageId: page.id };
    const statusOf = async (who: Person) =>
      (await who.call(calls.pages.read, params, { query: { as } })).status;
    expect([
      await statusOf(team.player),
      await statusOf(team.outsider),
      await statusOf(team.signedOut),
    ]).toEqual([403, 404, 401]);
    const hidden = await team.player.call(calls.pages.read, { pageId: draft.id }, { query: { as } });
    expect(hidden.status).toBe(404);
  });
});

import { calls, type Activity, type Team, type TeamSummary } from '@touchline/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { addAccounts } from '../../../test/accounts';
import { given } from '../../../test/given';
import { joinTeam, person, staffedTeam, useTeam, type Person } from '../../../test/people';

const app = useApp();
const team = useTeam(app, beforeAll);

const read = async (who: Person, teamId = team.teamId) =>
  (await who.call(calls.teams.read, { teamId })).body as Team;

describe('creating a team', () => {
  it('makes the creator its admin and a member', async () => {
    const founder = await person(app, 'player');
    const body = { name: ' Falcons U18 ', sport: 'Rugby Union', description: '<p>Go <script>x</script></p>' };
    const made = await founder.call(calls.teams.create, {}, { body });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      name: 'Falcons U18',
      teamAdminId: founder.id,
      description: '<p>Go </p>',
    });
    expect(made.body.members).toMatchObject([{ userId: founder.id, role: 'admin' }]);
    const mine = await founder.call(calls.teams.list);
    expect(mine.body).toMatchObject([{ name: 'Falcons U18' }]);
  });

  it.each([
    ['no name', { name: '', sport: 'Soccer' }, [{ field: 'name', message: 'Team name is required' }]],
    [
      'a name that is too long',
      { name: 'x'.repeat(51), sport: 'Soccer' },
      [{ field: 'name', message: 'Team name too long' }],
    ],
    ['no sport', { name: 'A' }, [{ field: 'sport', message: 'Sport is required' }]],
  ])('refuses %s', async (_, body, fields) => {
    const answer = await team.coach.call(calls.teams.create, {}, { body });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual(fields);
  });

  it.each(['"text"', '[]', '{"name":{"$gt":""},"sport":"x"}', '{broken', 'null'])(
    'answers %s with a sentence, never a failure of ours',
    async (text) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await team.coach.call(calls.teams.create, {}, { body: text, headers });
      expect(answer.status).toBe(400);
      expect(answer.body.message).toEqual(expect.any(String));
    },
  );
});

describe('seeing a team', () => {
  it('is for its members, its admin and super admins; others get 404', async () => {
    expect((await read(team.player)).name).toBe('Harbour RFC');
    expect((await read(team.superAdmin)).name).toBe('Harbour RFC');
    const outside = await team.outsider.call(calls.teams.read, { teamId: team.teamId });
    expect(outside.status).toBe(404);
    expect(outside.body.code).toBe('team_not_found');
    expect((await team.outsider.call(calls.teams.list)).body).toEqual([]);
  });

  it("shows other members' addresses to managers only", async () => {
    const emails = async (who: Person) =>
      (await read(who)).members.filter(({ userId }) => userId !== who.id).map(({ user }) => user.email);
    expect(await emails(team.coach)).not.toContain(null);
    expect(new Set(await emails(team.player))).toEqual(new Set([null]));
    expect(
      (await read(team.player)).members.find(({ userId }) => userId === team.player.id)?.user.email,
    ).toBe(team.player.email);
  });

  it('in summaries gives the user’s role and counts instead of the members', async () => {
    const summaryFor = async (who: Person) => {
      const { body } = await who.call(calls.teams.summaries, {}, { query: { view: 'summary' } });
      return (body as TeamSummary[]).find(({ id }) => id === team.teamId);
    };
    const { members: _, ...fields } = await read(team.player);
    expect(await summaryFor(team.player)).toEqual({
      ...fields,
      teamRole: 'player',
      memberCount: 3,
      coachCount: 1,
      isPinned: false,
      usedAt: null,
      ownPlayer: { number: null, positions: [], choice: null },
    });
    expect((await summaryFor(team.coach))?.teamRole).toBe('coach');
    expect(await summaryFor(team.superAdmin)).toMatchObject({ teamRole: null, memberCount: 3 });
    expect(await summaryFor(team.outsider)).toBeUndefined();
  });

  it('in summaries has the same size with 10,000 members as with ten', async () => {
    const own = await staffedTeam(app);
    const lengthWith = async (members: number) => {
      await addAccounts(app, own.teamId, members);
      const { text } = await own.player.call(calls.teams.summaries, {}, { query: { view: 'summary' } });
      return text.length;
    };
    const few = await lengthWith(10);
    expect((await lengthWith(9990)) - few).toBeLessThan(10);
  });

  it('without a view returns all members, as before', async () => {
    const { body } = await team.player.call(calls.teams.list);
    expect((body as Team[])[0]?.members).toHaveLength(3);
  });

  it.each(['0', '-1', 'x', '1e3', '99999999999', '1%00'])('is refused with the id %s', async (teamId) => {
    expect((await team.coach.call(calls.teams.read, { teamId })).status).toBe(404);
  });
});

describe('changing a team', () => {
  it('by PATCH changes the given fields, by PUT deletes a missing description', async () => {
    const own = await staffedTeam(app);
    const params = { teamId: own.teamId };
    await own.coach.call(calls.teams.change, params, { body: { description: '<p>Hello</p>' } });
    await own.coach.call(calls.teams.change, params, { body: { sport: 'Rugby League' } });
    expect(await read(own.player, own.teamId)).toMatchObject({
      name: 'Harbour RFC',
      sport: 'Rugby League',
      description: '<p>Hello</p>',
    });
    await own.coach.call(calls.teams.replace, params, { body: { name: 'Harbour', sport: 'Soccer' } });
    expect(await read(own.player, own.teamId)).toMatchObject({ name: 'Harbour', description: null });
  });

  it('returns a summary when the query says so', async () => {
    const own = await staffedTeam(app);
    const input = { body: { name: 'Short' }, query: { view: 'summary' } };
    const { body } = await own.coach.call(calls.teams.changeSummarized, { teamId: own.teamId }, input);
    expect(body).toMatchObject({ name: 'Short', teamRole: 'coach', memberCount: 3 });
    expect(body).not.toHaveProperty('members');
  });

  it('is not for players', async () => {
    const answer = await team.player.call(
      calls.teams.change,
      { teamId: team.teamId },
      { body: { name: 'Ours' } },
    );
    expect(answer.status).toBe(403);
  });
});

describe('deleting a team', () => {
  it('is for super admins', async () => {
    const own = await staffedTeam(app);
    expect((await own.admin.call(calls.teams.remove, { teamId: own.teamId })).status).toBe(403);
    expect((await own.superAdmin.call(calls.teams.remove, { teamId: own.teamId })).status).toBe(204);
    expect((await own.player.call(calls.teams.read, { teamId: own.teamId })).status).toBe(404);
  });

  it('while others write in it refuses their requests, never with a 500', async () => {
    const own = await staffedTeam(app);
    const page = await given.page(own.coach, own.teamId);
    const writing = Array.from({ length: 20 }, (_, n) =>
      n % 2
        ? own.coach.call(calls.pages.create, { teamId: own.teamId }, { body: { title: `Page ${n}` } })
        : own.player.call(calls.comments.create, { pageId: page.id }, { body: { content: `Comment ${n}` } }),
    );
    const gone = own.superAdmin.call(calls.teams.remove, { teamId: own.teamId });
    const statuses = (await Promise.all([...writing, gone])).map(({ status }) => status);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });
});

describe('activities', () => {
  it('are listed newest first, at most twenty', async () => {
    const own = await staffedTeam(app);
    for (let n = 0; n < 21; n++) await given.page(own.coach, own.teamId, { title: `Page ${n}` });
    const { body } = await own.player.call(calls.activities.ofTeam, { teamId: own.teamId });
    expect(body).toHaveLength(20);
    expect(body[0]).toMatchObject({ action: 'created', targetType: 'page', targetName: 'Page 20' });
    expect(body[0].user).toEqual({ username: expect.any(String) });
  });

  it('are listed for all teams of the user, and no other', async () => {
    const member = await person(app);
    const [first, second, third] = [await staffedTeam(app), await staffedTeam(app), await staffedTeam(app)];
    for (const each of [first, second]) await joinTeam(app, member, { teamId: each.teamId, role: 'player' });
    for (const each of [first, third, second]) await given.page(each.coach, each.teamId);
    const { body } = await member.call(calls.activities.recent);
    const teams = (body as Activity[]).map(({ teamId }) => teamId);
    expect(teams[0]).toBe(second.teamId);
    expect(new Set(teams)).toEqual(new Set([first.teamId, second.teamId]));
  });
});

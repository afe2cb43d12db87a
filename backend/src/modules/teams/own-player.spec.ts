import { calls, type OwnPlayerChoice, type TeamSummary } from '@touchline/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { Listener, originOf } from '../../../test/listener';
import { joinTeam, staffedTeam, useTeam, type Person } from '../../../test/people';
import { waitFor } from '../../../test/wait-for';

const app = useApp();
const team = useTeam(app, beforeEach);

const seven: OwnPlayerChoice = { isShown: true, label: '7', piece: 'a', isFirst: false };

const choose = (who: Person, body: object = seven, teamId = team.teamId) =>
  who.call(calls.ownPlayer.choose, { teamId }, { body });
const ownPlayerOf = async (who: Person, teamId = team.teamId) => {
  const { body } = await who.call(calls.teams.summaries, {}, { query: { view: 'summary' } });
  return (body as TeamSummary[]).find(({ id }) => id === teamId)?.ownPlayer;
};

describe('the own player on boards of a team', () => {
  it('is none at first, and the last choice after that', async () => {
    expect((await ownPlayerOf(team.player))?.choice).toBeNull();
    expect((await choose(team.player)).status).toBe(204);
    expect((await ownPlayerOf(team.player))?.choice).toEqual(seven);
    await choose(team.player, { isShown: false });
    expect((await ownPlayerOf(team.player))?.choice).toEqual({ isShown: false });
  });

  it('comes with the number and the positions of the own membership', async () => {
    const { teamId } = team;
    const body = { number: '7', positions: ['HK'] };
    await team.coach.call(calls.teams.change, { teamId }, { body: { sport: 'Rugby Union' } });
    await team.coach.call(calls.members.change, { teamId, userId: team.player.id }, { body });
    expect(await ownPlayerOf(team.player)).toEqual({ ...body, choice: null });
    expect(await ownPlayerOf(team.coach)).toEqual({ number: null, positions: [], choice: null });
  });

  it('is chosen by each user for themself and for one team', async () => {
    const other = await staffedTeam(app);
    await joinTeam(app, team.player, { teamId: other.teamId, role: 'player' });
    await choose(team.player);
    expect((await ownPlayerOf(team.coach))?.choice).toBeNull();
    expect((await ownPlayerOf(team.player, other.teamId))?.choice).toBeNull();
  });

  it('is chosen by super admins, too, who are no members', async () => {
    expect((await choose(team.superAdmin)).status).toBe(204);
    expect(await ownPlayerOf(team.superAdmin)).toEqual({ number: null, positions: [], choice: seven });
  });

  it('is hidden from users of other teams, and ends with the membership', async () => {
    const { teamId } = team;
    expect((await choose(team.outsider)).status).toBe(404);
    await choose(team.player);
    await team.admin.call(calls.members.remove, { teamId, userId: team.player.id });
    expect((await choose(team.player)).status).toBe(404);
    await joinTeam(app, team.player, { teamId, role: 'player' });
    expect((await ownPlayerOf(team.player))?.choice).toBeNull();
  });

  it('is a live update for the user who chose only', async () => {
    const origin = await originOf(app);
    const [own, others] = [new Listener(origin, team.player.cookie), new Listener(origin, team.coach.cookie)];
    await Promise.all([own.start(), others.start()]);
    await choose(team.player);
    await choose(team.coach);
    const one = [{ what: 'team', teamId: null, id: team.teamId }];
    await waitFor(() => expect([own.changes, others.changes]).toEqual([one, one]));
    own.stop();
    others.stop();
  });

  it('is no activity', async () => {
    const { teamId } = team;
    const activities = async () =>
      (await team.coach.call(calls.activities.ofTeam, { teamId })).body as object;
    const before = await activities();
    await choose(team.player);
    expect(await activities()).toEqual(before);
  });

  it.each([
    ['isShown', { label: '7' }, 'isShown must be true or false'],
    ['label', { isShown: true, label: '' }, 'label must have 1 to 24 characters'],
    ['label', { isShown: true, label: 'x'.repeat(25) }, 'label must have 1 to 24 characters'],
    ['piece', { isShown: true, piece: 'No id' }, 'piece must be the id of a piece'],
    ['isFirst', { isShown: true, isFirst: 'yes' }, 'isFirst must be true or false'],
  ])('is refused with a wrong %s: %j', async (field, body, message) => {
    const answer = await choose(team.player, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: [{ field, message }] });
  });
});

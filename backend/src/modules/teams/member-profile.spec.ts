import { calls, type MemberProfile } from '@touchline/contract';
import { beforeEach, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { codeOf, joinTeam, person, staffedTeam, useTeam, type Person } from '../../../test/people';

const app = useApp();
const team = useTeam(app, beforeEach);

const ask = (who: Person, { id: userId }: Pick<Person, 'id'>, query = {}) =>
  who.call(calls.members.read, { teamId: team.teamId, userId }, { query });
const profile = async (who: Person, whom: Person) => (await ask(who, whom)).body as MemberProfile;
const sharedBy = async (who: Person, whom: Person) =>
  (await profile(who, whom)).sharedTeams.map(({ id }) => id);

it('a member is read with role, number and the day of joining', async () => {
  const params = { teamId: team.teamId, userId: team.player.id };
  await team.coach.call(calls.members.change, params, { body: { number: '9', positions: ['HK'] } });
  expect(await profile(team.coach, team.player)).toMatchObject({
    userId: team.player.id,
    role: 'player',
    number: '9',
    positions: ['HK'],
    isTeamAdmin: false,
    joinedAt: expect.stringMatching(/^\d{4}-/) as string,
  });
});

it('the address of a member is sent to managers and to the member, not to other players', async () => {
  const other = await person(app);
  await joinTeam(app, other, { teamId: team.teamId, role: 'player' });
  for (const who of [team.coach, team.admin, team.superAdmin, other])
    expect((await profile(who, other)).user.email).toBe(other.email);
  expect((await profile(team.player, other)).user.email).toBeNull();
  const answer = await ask(team.coach, other, { as: 'player' });
  expect(JSON.stringify(answer.body)).not.toContain(other.email);
});

it('lists the teams that both users are in, and no other team of the member', async () => {
  const [both, theirs] = [await staffedTeam(app), await staffedTeam(app)];
  await joinTeam(app, team.player, { teamId: both.teamId, role: 'player' });
  await joinTeam(app, team.coach, { teamId: both.teamId, role: 'player' });
  await joinTeam(app, team.coach, { teamId: theirs.teamId, role: 'coach' });
  const sorted = (...ids: number[]) => ids.sort((one, other) => one - other);
  expect(sorted(...(await sharedBy(team.player, team.coach)))).toEqual(sorted(team.teamId, both.teamId));
  expect(sorted(...(await sharedBy(team.superAdmin, team.coach)))).toEqual(
    sorted(team.teamId, both.teamId, theirs.teamId),
  );
});

it('a user who is no member of the team is not found', async () => {
  const outsider = await staffedTeam(app);
  const answer = await ask(team.admin, outsider.player);
  expect([answer.status, codeOf(answer)]).toEqual([404, 'member_not_found']);
  expect((await ask(outsider.coach, team.player)).status).toBe(404);
});

import {
  calls,
  type BulkResult,
  type BulkRow,
  type MemberChange,
  type Team,
  type TeamMember,
  type TeamUser,
  type TeamUsersPage,
  type TeamUsersQuery,
} from '@touchline/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { Listener, originOf } from '../../../test/listener';
import { codeOf, joinTeam, person, staffedTeam, useTeam, type Person } from '../../../test/people';
import { waitFor } from '../../../test/wait-for';

const app = useApp();
const team = useTeam(app, beforeEach);
let member: Person;

beforeEach(async () => {
  member = await person(app);
  await joinTeam(app, member, { teamId: team.teamId, role: 'player' });
});

const place = (who: Person, teamId = team.teamId) => ({ teamId, userId: who.id });
const change = (by: Person, who: Person, body: MemberChange) =>
  by.call(calls.members.change, place(who), { body });
const usersBy = async (query: Partial<TeamUsersQuery> = {}) => {
  const input = { query: { view: 'paged', ...query } };
  const { body } = await team.admin.call(calls.members.pagedUsers, { teamId: team.teamId }, input);
  return (body as TeamUsersPage).users;
};
const userOf = async (who: Person) => (await usersBy()).find(({ id }) => id === who.id);
const changeTeam = (body: object) =>
  team.coach.call(calls.teams.change, { teamId: team.teamId }, { body }) as Promise<{
    status: number;
    body: Team & { fields: object[] };
  }>;

describe('number and positions of a member', () => {
  it('are set by managers of the team and seen by every member, in each list', async () => {
    const { status, body } = await change(team.coach, member, { number: '07', positions: ['HK', 'PR'] });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ userId: member.id, number: '07', positions: ['HK', 'PR'] }),
    ]);
    const { teamId } = team;
    const paged = { query: { view: 'paged' } };
    const lists = [
      (await team.player.call(calls.members.list, { teamId })).body as TeamMember[],
      (await team.player.call(calls.members.paged, { teamId }, paged)).body.members as TeamMember[],
      ((await team.player.call(calls.teams.read, { teamId })).body as Team).members,
    ];
    for (const list of lists) {
      expect(list.find(({ userId }) => userId === member.id)).toMatchObject({
        number: '07',
        positions: ['HK', 'PR'],
      });
      expect(list.find(({ userId }) => userId === team.player.id)).toMatchObject({
        number: null,
        positions: [],
      });
    }
    const all = (await team.coach.call(calls.members.users, { teamId })).body as TeamUser[];
    expect(all.find(({ id }) => id === member.id)).toMatchObject({ number: '07', positions: ['HK', 'PR'] });
  });

  it('are changed one by one, and removed', async () => {
    await change(team.admin, member, { number: '7', positions: ['HK'] });
    await change(team.admin, member, { positions: ['PR', 'HK'] });
    expect(await userOf(member)).toMatchObject({ number: '7', positions: ['PR', 'HK'] });
    await change(team.admin, member, { number: null });
    expect(await userOf(member)).toMatchObject({ number: null, positions: ['PR', 'HK'] });
    await change(team.admin, member, { positions: [] });
    expect(await userOf(member)).toMatchObject({ number: null, positions: [] });
  });

  it('are for those who may change the role of the member: nobody sets their own', async () => {
    const body = { number: '9' };
    const own = await change(team.coach, team.coach, body);
    expect([own.status, codeOf(own)]).toEqual([409, 'not_yourself']);
    const answers = [
      await change(team.coach, team.admin, body),
      await change(team.player, team.player, body),
      await change(team.player, member, body),
      await change(team.outsider, member, body),
      await change(team.signedOut, member, body),
      await change(team.superAdmin, team.admin, body),
      await change(team.admin, team.outsider, body),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 404, 401, 200, 404]);
  });

  it.each([
    [{ number: '1234' }, 'number', 'A number has 1 to 3 digits'],
    [{ positions: ['HK', 'HK'] }, 'positions', 'A position is in the list twice'],
    [{ positions: ['HK', 'QB', 'XX'] }, 'positions', 'Rugby Union has no position QB, XX'],
  ])('such as %j are refused beside the field', async (body, field, message) => {
    const answer = await change(team.admin, member, body);
    expect([answer.status, answer.body.fields]).toEqual([400, [{ field, message }]]);
    expect(await userOf(member)).toMatchObject({ number: null, positions: [] });
  });

  it('may be shared; managers list who has a number', async () => {
    await change(team.admin, member, { number: '7' });
    expect((await change(team.admin, team.player, { number: '7' })).status).toBe(200);
    await change(team.admin, team.coach, { number: '17' });
    const wearers = await usersBy({ number: '7' });
    expect(wearers.map(({ id }) => id).sort()).toEqual([team.player.id, member.id].sort());
    const input = { query: { view: 'paged', number: 'x' } };
    const refused = await team.admin.call(calls.members.pagedUsers, { teamId: team.teamId }, input);
    expect(refused.status).toBe(400);
  });

  it('order the list by value, members without a number last in both directions', async () => {
    for (const [who, number] of [
      [member, '10'],
      [team.player, '9'],
      [team.coach, '00'],
    ] as const)
      await change(team.superAdmin, who, { number });
    const numbers = async (direction: 'ascending' | 'descending') =>
      (await usersBy({ sort: 'number', direction })).map(({ number }) => number);
    expect(await numbers('ascending')).toEqual(['00', '9', '10', null]);
    expect(await numbers('descending')).toEqual(['10', '9', '00', null]);
  });

  it('are found by the search of managers', async () => {
    await change(team.admin, member, { number: '737', positions: ['N8'] });
    for (const search of ['737', 'n8', '737 N8'])
      expect(
        (await usersBy({ search })).map(({ id }) => id),
        search,
      ).toEqual([member.id]);
  });

  it('reach other managers at once and are no activity', async () => {
    const before = (await team.coach.call(calls.activities.ofTeam, { teamId: team.teamId })).body as object[];
    const listener = await new Listener(await originOf(app), team.coach.cookie).start();
    await change(team.admin, member, { number: '7' });
    const { teamId } = team;
    await waitFor(() => expect(listener.changes).toContainEqual({ what: 'team', teamId, id: teamId }));
    listener.stop();
    const after = (await team.coach.call(calls.activities.ofTeam, { teamId })).body as object[];
    expect(after).toHaveLength(before.length);
  });

  it('belong to the membership: each team has its own, and a member who leaves frees the number', async () => {
    const other = await staffedTeam(app);
    await joinTeam(app, member, { teamId: other.teamId, role: 'player' });
    await change(team.admin, member, { number: '7', positions: ['HK'] });
    await other.admin.call(calls.members.change, place(member, other.teamId), { body: { number: '22' } });
    await team.admin.call(calls.members.remove, place(member));
    expect(await usersBy({ number: '7' })).toEqual([]);
    await joinTeam(app, member, { teamId: team.teamId, role: 'player' });
    expect(await userOf(member)).toMatchObject({ number: null, positions: [] });
    const { body } = await other.admin.call(calls.members.users, { teamId: other.teamId });
    expect((body as TeamUser[]).find(({ id }) => id === member.id)).toMatchObject({ number: '22' });
  });
});

describe('when the sport of a team changes', () => {
  it('members keep the positions that the new sport has, in their order, and their numbers', async () => {
    await changeTeam({ sport: 'Soccer' });
    await change(team.admin, member, { number: '4', positions: ['ST', 'LB', 'GK', 'CB'] });
    await change(team.admin, team.player, { positions: ['GK'] });
    await changeTeam({ sport: 'American Football' });
    expect(await userOf(member)).toMatchObject({ number: '4', positions: ['LB', 'CB'] });
    expect(await userOf(team.player)).toMatchObject({ positions: [] });
    await changeTeam({ name: 'Harbour Hawks' });
    expect(await userOf(member)).toMatchObject({ positions: ['LB', 'CB'] });
    await changeTeam({ sport: 'Other' });
    expect(await userOf(member)).toMatchObject({ number: '4', positions: [] });
  });

  it('a change of positions waits until the new sport is committed, and follows its rules', async () => {
    let answer = Promise.resolve<Awaited<ReturnType<typeof change>> | undefined>(undefined);
    await app.database.transaction(async (tx) => {
      await tx.query(`update teams set sport = 'Soccer' where id = $1`, [team.teamId]);
      answer = change(team.admin, member, { positions: ['HK'] });
      await waitFor(async () => {
        const waiting = await tx.query(
          'select 1 from pg_locks where not granted and transactionid = pg_current_xact_id()::xid',
          [],
        );
        expect(waiting.length).toBeGreaterThan(0);
      });
    });
    expect((await answer)?.body.fields).toEqual([
      { field: 'positions', message: 'Soccer has no position HK' },
    ]);
    expect(await userOf(member)).toMatchObject({ positions: [] });
  });
});

describe('the age group of a team', () => {
  it('is none until managers set it, and none again; a PUT without it keeps it', async () => {
    const { teamId } = team;
    const ageGroup = async () =>
      ((await team.player.call(calls.teams.read, { teamId })).body as Team).ageGroup;
    expect(await ageGroup()).toBeNull();
    expect((await changeTeam({ ageGroup: 'U16' })).body.ageGroup).toBe('U16');
    await team.coach.call(calls.teams.replace, { teamId }, { body: { name: 'Harbour', sport: 'Soccer' } });
    expect(await ageGroup()).toBe('U16');
    const summary = { body: { ageGroup: 'senior' }, query: { view: 'summary' } };
    const { body } = await team.coach.call(calls.teams.changeSummarized, { teamId }, summary);
    expect(body).toMatchObject({ ageGroup: 'senior' });
    await changeTeam({ ageGroup: null });
    expect(await ageGroup()).toBeNull();
  });

  it('is one of the list', async () => {
    const { status, body } = await changeTeam({ ageGroup: 'U7' });
    const message = 'Choose an age group from U8 to U21, or senior';
    expect([status, body.fields]).toEqual([400, [{ field: 'ageGroup', message }]]);
  });

  it('is given to new teams, by super admins too', async () => {
    const made = await team.coach.call(
      calls.teams.create,
      {},
      { body: { name: 'Cubs', sport: 'Soccer', ageGroup: 'U8' } },
    );
    expect(made.body).toMatchObject({ ageGroup: 'U8' });
    const admin = { adminEmail: team.coach.email, adminFirstName: 'Ada', adminLastName: 'Berg' };
    const body = { name: 'Colts', sport: 'Soccer', ageGroup: 'U21', ...admin };
    const { body: colts } = await team.superAdmin.call(calls.admin.createTeamWithAdmin, {}, { body });
    expect(colts).toMatchObject({ ageGroup: 'U21' });
  });
});

describe('a bulk upload with numbers and positions', () => {
  const upload = async (users: BulkRow[], by = team.coach) =>
    (await by.call(calls.members.bulk, { teamId: team.teamId }, { body: { users } })).body as BulkResult;

  it('sets them for new and existing members, and names the positions that it could not set', async () => {
    const { success, errors } = await upload([
      { email: 'new@club.example', number: '1', positions: ['pr', 'Lock'] },
      { email: member.email, number: '2', positions: ['HK', 'PR', 'LK', 'BR', 'N8'] },
      { email: 'bad@club.example', number: '12b' },
    ]);
    expect(success).toEqual([
      { email: 'new@club.example', action: 'created', unknownPositions: ['Lock'] },
      { email: member.email, action: 'updated', unknownPositions: ['N8'] },
    ]);
    expect(errors).toEqual([{ email: 'bad@club.example', error: 'A number has 1 to 3 digits' }]);
    expect(await usersBy({ number: '1' })).toMatchObject([{ email: 'new@club.example', positions: ['PR'] }]);
    expect(await userOf(member)).toMatchObject({ number: '2', positions: ['HK', 'PR', 'LK', 'BR'] });
  });

  it('keeps them where a row has none, as in the lists of earlier tabs', async () => {
    await change(team.admin, member, { number: '2', positions: ['HK'] });
    await upload([{ email: member.email, role: 'coach' }]);
    expect(await userOf(member)).toMatchObject({ role: 'coach', number: '2', positions: ['HK'] });
    await upload([{ email: member.email, role: 'coach', number: '', positions: [] }]);
    expect(await userOf(member)).toMatchObject({ number: '2', positions: ['HK'] });
    await upload([{ email: member.email, role: 'coach', number: '3' }]);
    expect(await userOf(member)).toMatchObject({ number: '3', positions: ['HK'] });
  });

  it('does not let a coach number admins or themselves; rows that change nothing pass', async () => {
    await change(team.superAdmin, team.admin, { number: '1', positions: ['PR'] });
    const { success, errors } = await upload([
      { email: team.admin.email, role: 'admin', number: '99' },
      { email: team.coach.email, role: 'coach', positions: ['HK'] },
    ]);
    expect([success, errors.map(({ error }) => error)]).toEqual([
      [],
      [expect.any(String), "You can't change your own number and positions"],
    ]);
    const row = { email: team.admin.email, role: 'admin', number: '1', positions: ['PR'] };
    expect((await upload([row], team.superAdmin)).errors).toEqual([]);
    expect(await userOf(team.admin)).toMatchObject({ number: '1', positions: ['PR'] });
  });
});

import { calls, type InviteLink } from '@touchline/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useApp } from '../../../test/app';
import { doJobs, linkTo, mailsTo } from '../../../test/jobs';
import { joinTeam, person, staffedTeam, useTeam, type Person } from '../../../test/people';
import { Clock } from '../../platform/clock';
import { MAIL_DEBOUNCE_MS } from '../auth';

const app = useApp();
const team = useTeam(app, beforeEach);

afterEach(() => vi.restoreAllMocks());

const later = (milliseconds: number) => new Date(Date.now() + milliseconds);
const nameOf = ({ email }: Person) => email.split('@')[0];
const subjectsTo = async ({ email }: Person) => (await mailsTo(app, email)).map(({ subject }) => subject);
const upload = (...emails: string[]) =>
  team.coach.call(
    calls.members.bulk,
    { teamId: team.teamId },
    { body: { users: emails.map((email) => ({ email })) } },
  );
const change = (statement: string, { id }: Person) =>
  app.database.transaction((tx) => tx.query(statement, [id]));

/** Joins by a link. */
async function join(name?: string): Promise<Person> {
  const { body } = await team.coach.call(
    calls.invites.createLink,
    { teamId: team.teamId },
    { body: { role: 'player' } },
  );
  const newMember = await person(app, 'player', name);
  const { status } = await newMember.call(calls.invites.join, { token: (body as InviteLink).token });
  expect(status).toBeLessThan(300);
  return newMember;
}

describe('the mail about new members', () => {
  it('is sent to the staff of the team, with the names and a link to its members', async () => {
    const newMember = await join();
    await doJobs(app);
    for (const reader of [team.admin, team.coach])
      expect(await subjectsTo(reader)).toEqual([`${nameOf(newMember)} joined Harbour RFC`]);
    for (const other of [team.player, team.outsider, team.superAdmin, newMember])
      expect(await subjectsTo(other)).toEqual([]);
    const link = await linkTo(app, team.coach.email);
    expect(link.pathname + link.search).toBe(`/teams/${team.teamId}/settings?tab=users`);
  });

  it('is debounced: one for all who join within ten minutes, and another for later ones', async () => {
    const [first, second] = [await join(), await join()];
    expect(await doJobs(app, later(MAIL_DEBOUNCE_MS - 5000))).toBe(0);
    expect(await doJobs(app, later(MAIL_DEBOUNCE_MS))).toBe(2);
    expect(await subjectsTo(team.admin)).toEqual([
      `${nameOf(first)} and ${nameOf(second)} joined Harbour RFC`,
    ]);
    vi.spyOn(app.app.get(Clock), 'now').mockReturnValue(later(MAIL_DEBOUNCE_MS));
    const third = await join();
    expect(await doJobs(app, later(2 * MAIL_DEBOUNCE_MS - 5000))).toBe(0);
    await doJobs(app, later(2 * MAIL_DEBOUNCE_MS));
    expect((await subjectsTo(team.admin)).at(-1)).toBe(`${nameOf(third)} joined Harbour RFC`);
  });

  it('names two and counts the others', async () => {
    const emails = Array.from({ length: 80 }, (_, place) => `u${place}-${team.teamId}@club.example`);
    await upload(...emails);
    await doJobs(app);
    const [subject] = await subjectsTo(team.admin);
    expect(subject).toMatch(/^u0\S*, u1\S* and 78 others joined Harbour RFC$/);
  });

  it('leaves out users who have left, and is not sent without any new member', async () => {
    const [staying, going] = [await join(), await join()];
    await change('delete from team_members where user_id = $1', going);
    await doJobs(app);
    expect(await subjectsTo(team.admin)).toEqual([`${nameOf(staying)} joined Harbour RFC`]);
    const shortly = await join();
    await change('delete from users where id = $1', shortly);
    await doJobs(app);
    expect(await subjectsTo(team.admin)).toHaveLength(1);
  });

  it('is not sent to users who unsubscribed', async () => {
    await team.coach.call(calls.accounts.changeNotifications, {}, { body: { newMembers: false } });
    await join();
    expect(await doJobs(app)).toBe(1);
    expect(await subjectsTo(team.coach)).toEqual([]);
  });

  it.each([
    ['left the team', 'delete from team_members where user_id = $1'],
    ['run it no more', `update team_members set role = 'player' where user_id = $1`],
    ['lost their account', 'update users set is_active = false where id = $1'],
    ['chose otherwise', 'update users set notify_new_members = false where id = $1'],
  ])('is not sent to users who %s in the meantime', async (_, statement) => {
    await join();
    await change(statement, team.coach);
    expect(await doJobs(app)).toBe(2);
    expect(await subjectsTo(team.coach)).toEqual([]);
    expect(await subjectsTo(team.admin)).toHaveLength(1);
  });

  it('is sent to the admin of the team, even if not a member', async () => {
    await change('delete from team_members where user_id = $1', team.admin);
    await app.database.transaction((tx) =>
      tx.query('update teams set team_admin_id = $1 where id = $2', [team.admin.id, team.teamId]),
    );
    await join();
    await doJobs(app);
    expect(await subjectsTo(team.admin)).toHaveLength(1);
  });

  it('is sent per team', async () => {
    const other = await staffedTeam(app);
    await joinTeam(app, team.coach, { teamId: other.teamId, role: 'coach' });
    await join();
    const body = { users: [{ email: `x-${other.teamId}@club.example` }] };
    await other.admin.call(calls.members.bulk, { teamId: other.teamId }, { body });
    await doJobs(app);
    expect(await subjectsTo(team.coach)).toHaveLength(2);
  });
});

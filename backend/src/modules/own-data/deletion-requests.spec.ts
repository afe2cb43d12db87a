import { calls, type AuditList, type DeletionRequest, type OwnData } from '@touchline/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { doJobs, mailsTo, onlyMailTo } from '../../../test/jobs';
import { codeOf, joinTeam, registered, useTeam, type Person } from '../../../test/people';

const app = useApp();
const team = useTeam(app, beforeEach);
const password = 'Touchline1!';
let player: Person;

beforeEach(async () => {
  player = await registered(app, password);
  await joinTeam(app, player, { teamId: team.teamId, role: 'player' });
});

const ask = (who: Person, typed = password) =>
  who.call(calls.ownData.requestDeletion, {}, { body: { password: typed } });
const own = async (who: Person) => (await who.call(calls.ownData.read)).body as OwnData;
const listed = async () =>
  (await team.superAdmin.call(calls.ownData.deletionRequests)).body as DeletionRequest[];
const isListed = async (who: Person) => (await listed()).some(({ userId }) => userId === who.id);
const decline = (who: Person) => team.superAdmin.call(calls.ownData.declineDeletion, { userId: who.id });
const actsAbout = async ({ email }: Person) => {
  const { body } = await team.superAdmin.call(calls.audit.list, {}, { query: { search: email } });
  return (body as AuditList).entries.map(({ act }) => act);
};

describe('a request for deletion', () => {
  it('needs the password, and is listed for super admins with its time', async () => {
    expect((await ask(player, 'Wrong-1234')).body.fields).toMatchObject([{ field: 'password' }]);
    expect(await isListed(player)).toBe(false);
    expect((await ask(player)).status).toBe(204);
    const { deletionRequestedAt } = await own(player);
    expect(await listed()).toContainEqual(
      expect.objectContaining({ userId: player.id, email: player.email, requestedAt: deletionRequestedAt }),
    );
    expect(await actsAbout(player)).toEqual(['deletion_requested']);
  });

  it('is mailed to the super admins once, and keeps its time when it is repeated', async () => {
    await ask(player);
    const { deletionRequestedAt } = await own(player);
    await ask(player);
    expect((await own(player)).deletionRequestedAt).toBe(deletionRequestedAt);
    const { subject, text } = await onlyMailTo(app, team.superAdmin.email);
    expect(subject).toBe(`${player.email.split('@')[0]} asks for their account to be deleted`);
    expect(text).toContain('/admin/users');
  });

  it('is not mailed when it has been taken back', async () => {
    await ask(player);
    expect((await player.call(calls.ownData.withdrawDeletion)).status).toBe(204);
    await doJobs(app);
    expect(await mailsTo(app, team.superAdmin.email)).toEqual([]);
    expect([await isListed(player), (await own(player)).deletionRequestedAt]).toEqual([false, null]);
    expect(await actsAbout(player)).toEqual(['deletion_withdrawn', 'deletion_requested']);
  });

  it('ends when a super admin declines it, and the user is told by mail', async () => {
    await ask(player);
    expect((await decline(player)).status).toBe(204);
    expect([await isListed(player), (await own(player)).deletionRequestedAt]).toEqual([false, null]);
    expect((await onlyMailTo(app, player.email)).subject).toBe('Your account was not deleted');
    expect(codeOf(await decline(player))).toBe('user_not_found');
  });

  it('ends when a super admin deletes the account', async () => {
    await ask(player);
    await team.superAdmin.call(calls.admin.removeUser, { userId: player.id });
    expect(await isListed(player)).toBe(false);
  });

  it('is refused to the last super admin, who is told why', async () => {
    const last = await registered(app, password, 'super_admin');
    const others = `role = 'super_admin' and id <> ${last.id}`;
    await app.database.transaction((tx) =>
      tx.query(`update users set is_active = false where ${others}`, []),
    );
    expect((await own(last)).isLastSuperAdmin).toBe(true);
    expect(codeOf(await ask(last))).toBe('last_super_admin');
    await app.database.transaction((tx) => tx.query(`update users set is_active = true where ${others}`, []));
    expect((await own(last)).isLastSuperAdmin).toBe(false);
    expect((await ask(last)).status).toBe(204);
  });
});

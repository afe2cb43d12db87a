import { calls, type Accounts, type AddressConflict, type TeamUsersPage } from '@touchline/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { onlyMailTo } from '../../../test/jobs';
import { codeOf, joinTeam, nobody, registered, useTeam, type Person } from '../../../test/people';

const app = useApp();
const team = useTeam(app, beforeAll);
const password = 'Touchline1!';

async function withAddress(email: string): Promise<Person> {
  const someone = await registered(app, password);
  await app.database.transaction((tx) =>
    tx.query('update users set email = $2 where id = $1', [someone.id, email]),
  );
  return { ...someone, email };
}

const signIn = (email: string) => nobody(app).call(calls.accounts.login, {}, { body: { email, password } });
const idAfter = async (email: string) => (await signIn(email)).body.id as number | undefined;
const edit = (id: number, email: string) =>
  team.superAdmin.call(
    calls.admin.changeUser,
    { userId: id },
    { body: { username: `user-${id}`, email, role: 'player' } },
  );

describe('an address with a domain in another script', () => {
  it('is shown as people write it, and signs in as written, in Punycode and with invisible signs', async () => {
    const { id } = await withAddress('lea@xn--mller-kva.example');
    for (const typed of [
      'lea@müller.example',
      'lea@xn--mller-kva.example',
      'LEA@MÜLLER.EXAMPLE',
      'lea@mu\u0308ller.example',
      'le\u200ba@müller.example',
      '\ufefflea@müller.example',
    ])
      expect(await idAfter(typed), typed).toBe(id);
    expect((await signIn('lea@müller.example')).body.email).toBe('lea@müller.example');
  });

  it('is one address when it is invited, registered and changed', async () => {
    const { teamId, admin } = team;
    const invite = (email: string) =>
      admin.call(calls.invites.invite, { teamId }, { body: { email, role: 'player' } });
    const first = await invite('noa@müller.example');
    expect(first.body.email).toBe('noa@müller.example');
    expect((await invite('no\u00ada@xn--mller-kva.example')).body.id).toBe(first.body.id);
    const owner = await withAddress('owner@xn--mller-kva.example');
    expect(
      codeOf(
        await team.player.call(calls.accounts.changeProfile, {}, { body: { email: 'owner@müller.example' } }),
      ),
    ).toBe('email_taken');
    expect(codeOf(await edit(team.player.id, 'own\u200ber@müller.example'))).toBe('email_taken');
    expect((await edit(owner.id, 'owner@müller.example')).body.email).toBe('owner@müller.example');
  });

  it('is found by a search for it, in the lists of accounts, members and invitations', async () => {
    const { teamId, admin, superAdmin } = team;
    const found = await withAddress('pia@xn--grn-ioa.example');
    await joinTeam(app, found, { teamId, role: 'player' });
    const search = 'grün.example';
    const accounts = await superAdmin.call(calls.admin.accounts, {}, { query: { view: 'paged', search } });
    expect((accounts.body as Accounts).accounts.map(({ id }) => id)).toEqual([found.id]);
    const users = await admin.call(
      calls.members.pagedUsers,
      { teamId },
      { query: { view: 'paged', search } },
    );
    expect((users.body as TeamUsersPage).users.map(({ email }) => email)).toEqual(['pia@grün.example']);
  });

  it('gets its mail for a reset under each spelling', async () => {
    await withAddress('tom@xn--mller-kva.example');
    const body = { email: 'tom@mü\u200bller.example' };
    await nobody(app).call(calls.accounts.forgotPassword, {}, { body });
    const { text } = await onlyMailTo(app, 'tom@xn--mller-kva.example');
    expect(text).toContain('/reset-password?token=');
  });
});

describe('a look-alike sign', () => {
  it('is refused and named in an invitation, a profile and an account', async () => {
    const email = 'anna\u2010maria@club.example';
    const fields = [
      {
        field: 'email',
        message: "“\u2010” (U+2010) isn't allowed in an email address. Please type it again.",
      },
    ];
    const { teamId, admin, player } = team;
    const answers = await Promise.all([
      admin.call(calls.invites.invite, { teamId }, { body: { email, role: 'player' } }),
      player.call(calls.accounts.changeProfile, {}, { body: { email } }),
      edit(player.id, email),
    ]);
    for (const { status, body } of answers) expect([status, body.fields]).toEqual([400, fields]);
  });
});

describe('two accounts of an earlier version with the same canonical address', () => {
  it('sign in as before, are listed for super admins, and are told apart by a new address', async () => {
    const one = await withAddress('eva@müller.example');
    const other = await withAddress('eva@xn--mller-kva.example');
    const old = await withAddress('jo\u200b\u2010el@club.example');
    expect([await idAfter('eva@müller.example'), await idAfter('eva@xn--mller-kva.example')]).toEqual([
      one.id,
      other.id,
    ]);
    expect(await idAfter('jo\u200b\u2010el@club.example')).toBe(old.id);
    const list = async () =>
      (await team.superAdmin.call(calls.admin.addressConflicts)).body as AddressConflict[];
    const [first, second, ...more] = await list();
    expect(more).toEqual([]);
    expect(first).toMatchObject({ account: { id: one.id }, sameAs: [{ id: other.id }] });
    expect(second).toMatchObject({
      account: { id: old.id },
      spelledOut: 'jo[U+200B]\u2010el@club.example',
      sameAs: [],
    });
    for (const { id, email } of [one, old]) expect((await edit(id, email)).status).toBe(200);
    expect(await list()).toHaveLength(2);
    expect((await edit(one.id, 'eva2@müller.example')).body.email).toBe('eva2@müller.example');
    expect(await list()).toHaveLength(1);
    expect(await idAfter('eva@müller.example')).toBe(other.id);
    expect((await edit(old.id, 'joel@club.example')).status).toBe(200);
    expect(await list()).toEqual([]);
  });
});

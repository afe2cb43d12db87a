import { calls } from '@touchline/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lastDigestTime } from '../src/modules/pages/digest-time';
import { WeeklyDigest } from '../src/modules/pages/weekly-digest';
import { Clock } from '../src/platform/clock';
import { useApp } from './app';
import { given } from './given';
import { doJobs, endSittings, headerOf, linkTo, mailsTo, onlyMailTo, shown } from './jobs';
import { joinTeam, nobody, registered, useTeam, type Person } from './people';
import { appCode, signIn, turnOn, type Careful } from './two-factor';

const password = 'Touchline1!';

const app = useApp();
const team = useTeam(app, beforeEach);
let reader: Person;
let guest: string;

beforeEach(async () => {
  reader = await registered(app, password, 'coach');
  guest = `guest-${team.teamId}@club.example`;
});

const inTeam = () => joinTeam(app, reader, { teamId: team.teamId, role: 'coach' });
const upload = (email: string) =>
  team.admin.call(calls.members.bulk, { teamId: team.teamId }, { body: { users: [{ email }] } });
const invite = (email: string) =>
  team.admin.call(calls.invites.invite, { teamId: team.teamId }, { body: { email, firstName: 'Ada' } });
const makeAdmin = (adminEmail: string, name = 'Juniors') =>
  team.superAdmin.call(
    calls.admin.createTeamWithAdmin,
    {},
    { body: { name, sport: 'Rugby', adminEmail, adminFirstName: 'Ada', adminLastName: 'Low' } },
  );
const pageOfReader = async () => {
  await inTeam();
  return given.page(reader, team.teamId, { title: 'Lineout calls' });
};

/** Turns two-factor sign-in on, discards the mail about it and runs `act`. */
const withTwoFactor = async (act: (owner: Careful, code: string) => Promise<unknown>) => {
  const owner = await turnOn(app, reader);
  await app.database.transaction((tx) => tx.query('delete from outbox', []));
  await act(owner, appCode(owner.secret, Date.now() + 30_000));
  return owner.email;
};

interface Message {
  /** Triggers the mail; returns its recipient's address. */
  happens: () => Promise<string>;
  subject: RegExp;
  /** Path of the button's URL. */
  path: RegExp;
  isNotice?: boolean;
}

const ofSecurity = /^\/settings\?tab=security$/;

const messages: Record<string, Message> = {
  'an invitation': {
    happens: async () => (await invite(guest), guest),
    subject: /invited you to Harbour RFC$/,
    path: /^\/set-password\?token=/,
  },
  'an invitation of somebody with an account': {
    happens: async () => (await invite(reader.email), reader.email),
    subject: /invited you to Harbour RFC$/,
    path: /^\/invite\/[\w-]+$/,
  },
  'the welcome of a new team admin': {
    happens: async () => (await makeAdmin(guest), guest),
    subject: /^Juniors is ready for you$/,
    path: /^\/set-password\?token=/,
  },
  'the welcome of a team admin with an account': {
    happens: async () => (await makeAdmin(reader.email), reader.email),
    subject: /^Juniors is ready for you$/,
    path: /^\/teams\/\d+$/,
  },
  'a first password': {
    happens: async () => (await upload(guest), guest),
    subject: /^Set up your account for Harbour RFC$/,
    path: /^\/set-password\?token=/,
  },
  'being added to a team': {
    happens: async () => (await upload(reader.email), reader.email),
    subject: /^You've been added to Harbour RFC$/,
    path: /^\/teams\/\d+$/,
  },
  'a forgotten password': {
    happens: async () => {
      await nobody(app).call(calls.accounts.forgotPassword, {}, { body: { email: reader.email } });
      return reader.email;
    },
    subject: /^Reset your password$/,
    path: /^\/reset-password\?token=/,
  },
  'a changed password': {
    happens: async () => {
      const body = { currentPassword: password, newPassword: 'Kick-off at 7' };
      await reader.call(calls.accounts.changePassword, {}, { body });
      return reader.email;
    },
    subject: /^Your password was changed$/,
    path: /^\/forgot-password$/,
  },
  'a request for deletion': {
    happens: async () => {
      await reader.call(calls.ownData.requestDeletion, {}, { body: { password } });
      return team.superAdmin.email;
    },
    subject: / asks for their account to be deleted$/,
    path: /^\/admin\/users$/,
  },
  'a request for deletion that was declined': {
    happens: async () => {
      await reader.call(calls.ownData.requestDeletion, {}, { body: { password } });
      await team.superAdmin.call(calls.ownData.declineDeletion, { userId: reader.id });
      return reader.email;
    },
    subject: /^Your account was not deleted$/,
    path: ofSecurity,
  },
  'two-factor sign-in that was turned on': {
    happens: async () => (await turnOn(app, reader)).email,
    subject: /^Two-factor sign-in is on$/,
    path: ofSecurity,
  },
  'two-factor sign-in that was turned off': {
    happens: () =>
      withTwoFactor((owner, code) => owner.call(calls.twoFactor.turnOff, {}, { body: { password, code } })),
    subject: /^Two-factor sign-in is off$/,
    path: ofSecurity,
  },
  'two-factor sign-in that a super admin turned off': {
    happens: () =>
      withTwoFactor(({ id: userId }) => team.superAdmin.call(calls.admin.resetTwoFactor, { userId })),
    subject: /^Two-factor sign-in was turned off for you$/,
    path: ofSecurity,
  },
  'new recovery codes': {
    happens: () =>
      withTwoFactor((owner, code) =>
        owner.call(calls.twoFactor.renewCodes, {}, { body: { password, code } }),
      ),
    subject: /^You have new recovery codes$/,
    path: ofSecurity,
  },
  'a recovery code that was used': {
    happens: () => withTwoFactor(({ email, codes: [code] }) => signIn(app, email, { code })),
    subject: /^A recovery code was used$/,
    path: ofSecurity,
  },
  'a changed address': {
    happens: async () => {
      await reader.call(calls.accounts.changeProfile, {}, { body: { email: `new-${reader.email}` } });
      return reader.email;
    },
    subject: /^Your email address was changed$/,
    path: /^\/login$/,
  },
  'an address that a super admin changed': {
    happens: async () => {
      const body = { username: `u${reader.id}`, email: `new-${reader.email}`, role: 'coach', teamId: null };
      await team.superAdmin.call(calls.admin.changeUser, { userId: reader.id }, { body });
      return reader.email;
    },
    subject: /^Your email address was changed$/,
    path: /^\/login$/,
  },
  'an updated page': {
    happens: async () => {
      const { id: pageId } = await pageOfReader();
      await team.admin.call(calls.pages.change, { pageId }, { body: { tags: ['new'] } });
      await endSittings(app);
      return reader.email;
    },
    subject: /^Lineout calls was updated$/,
    path: /^\/pages\/\d+$/,
    isNotice: true,
  },
  'an updated play': {
    happens: async () => {
      await inTeam();
      const { id: playId } = await given.play(reader, team.teamId, { name: 'Falcon' });
      await team.admin.call(calls.plays.change, { playId }, { body: { tags: ['new'] } });
      await endSittings(app);
      return reader.email;
    },
    subject: /^Falcon was updated$/,
    path: /^\/plays\/\d+$/,
    isNotice: true,
  },
  'a published page': {
    happens: async () => {
      await inTeam();
      const { id: pageId } = await given.page(team.coach, team.teamId, { draft: true });
      await team.coach.call(calls.pages.publish, { pageId }, { body: { note: 'For Saturday' } });
      return reader.email;
    },
    subject: /^Lineout calls was published$/,
    path: /^\/pages\/\d+$/,
    isNotice: true,
  },
  'a new member': {
    happens: async () => {
      await inTeam();
      await upload(guest);
      return reader.email;
    },
    subject: /^guest-?\d+ joined Harbour RFC$/,
    path: /^\/teams\/\d+\/settings\?tab=users$/,
    isNotice: true,
  },
  'a comment': {
    happens: async () => {
      const { id } = await pageOfReader();
      await given.comment(team.player, id);
      return reader.email;
    },
    subject: /^Comments on Lineout calls$/,
    path: /^\/pages\/\d+$/,
    isNotice: true,
  },
  'the week': {
    happens: async () => {
      await pageOfReader();
      // The digest is due the next Monday at seven, UTC.
      await app.database.transaction((tx) =>
        tx.query(`update users set time_zone = null, digested_at = now() - interval '30 days'`, []),
      );
      const monday = lastDigestTime(new Date(Date.now() + 7 * 24 * 3600_000), 'UTC');
      vi.spyOn(app.app.get(Clock), 'now').mockReturnValue(monday);
      await app.app.get(WeeklyDigest).handle();
      vi.restoreAllMocks();
      return reader.email;
    },
    subject: /^1 page changed this week$/,
    path: /^\/$/,
    isNotice: true,
  },
};
const each = Object.entries(messages);
const withTokens = each.filter(([, { path }]) => /token|invite/.test(path.source));
/** Invitations and mails to an old address are sent whatever the state of the account. */
const toAccounts = each.filter(([name]) => !/^an invitation|address/.test(name));

describe('the mail about', () => {
  it.each(each)(
    '%s has a subject, one button with its plain URL, and the reason why it was sent',
    async (_, message) => {
      const address = await message.happens();
      const { subject, text = '', html = '', from } = await onlyMailTo(app, address);
      expect(subject).toMatch(message.subject);
      const url = await linkTo(app, address);
      expect(url.origin).toBe('http://localhost:3000');
      expect(url.pathname + url.search).toMatch(message.path);
      const plain = url.href.replace(/\/$/, '');
      expect(text).toMatch(new RegExp(`:\\n${plain.replace(/[?.]/g, '\\$&')}\\n`));
      expect(html.match(/class="action"/g)).toHaveLength(1);
      expect(html.split(`href="${plain}"`).length - 1).toBe(2);
      expect(shown(html)).toContain(` ${plain} `);
      for (const part of [text, shown(html)])
        expect(part).toMatch(/You('|&#39;)re receiving this (email|weekly email) because/);
      expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|@import/);
      expect(from).toEqual({ name: 'Touchline', address: 'no-reply@localhost' });
    },
  );

  it.each(each)(
    '%s prevents automatic replies, and has one-click unsubscribe only if it can be switched off',
    async (_, message) => {
      const mail = await onlyMailTo(app, await message.happens());
      expect(headerOf(mail, 'Auto-Submitted')).toBe('auto-generated');
      const isEnded = headerOf(mail, 'List-Unsubscribe') !== undefined;
      expect(isEnded).toBe(message.isNotice ?? false);
      expect(mail.messageId).toMatch(/^<job-[\da-f-]{36}@localhost>$/);
    },
  );

  it.each(toAccounts)(
    '%s is not sent when the account was deactivated or deleted meanwhile',
    async (_, message) => {
      for (const statement of ['update users set is_active = false', 'delete from users']) {
        const address = await message.happens();
        const rows = await app.database.transaction((tx) =>
          tx.query(`${statement} where email = $1 returning id`, [address]),
        );
        expect(rows).toHaveLength(1);
        await doJobs(app);
        expect(await mailsTo(app, address)).toEqual([]);
        reader = await registered(app, password, 'coach');
        guest = `second-${guest}`;
      }
    },
  );

  it.each(withTokens)('%s has a link that works once', async (_, message) => {
    const address = await message.happens();
    await doJobs(app);
    const { pathname, searchParams } = await linkTo(app, address);
    const token = searchParams.get('token');
    const body = { token, password: 'Kick-off at 7' };
    const use = () =>
      pathname === '/reset-password'
        ? nobody(app).call(calls.accounts.resetPassword, {}, { body })
        : pathname === '/set-password'
          ? nobody(app).call(calls.accounts.setPassword, {}, { body })
          : reader.call(calls.invites.join, { token: pathname.replace('/invite/', '') });
    expect((await use()).status).toBe(200);
    expect((await use()).status).toBeGreaterThanOrEqual(400);
  });

  it('an invitation is not sent to a deactivated account', async () => {
    await invite(reader.email);
    await app.database.transaction((tx) =>
      tx.query('update users set is_active = false where id = $1', [reader.id]),
    );
    await doJobs(app);
    expect(await mailsTo(app, reader.email)).toEqual([]);
  });
});

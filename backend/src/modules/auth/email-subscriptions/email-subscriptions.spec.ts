import { calls, fillPath, type EmailPreferences } from '@touchline/contract';
import type { Email } from 'postal-mime';
import request from 'supertest';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useApp } from '../../../../test/app';
import { given } from '../../../../test/given';
import { doJobs, endSittings, headerOf, mailsTo } from '../../../../test/jobs';
import { codeOf, nobody, person, useTeam, type Person } from '../../../../test/people';
import { Clock } from '../../../platform/clock';
import { AccountCleanup } from '../accounts/account-cleanup';

const app = useApp();
const team = useTeam(app, beforeEach);

const all = { pageUpdates: true, newMembers: true, comments: true };

/** Events that send each kind of mail to the coach. */
const happenings: Record<keyof EmailPreferences, () => Promise<unknown>> = {
  pageUpdates: async () => {
    const { id: pageId } = await given.page(team.coach, team.teamId);
    await team.admin.call(calls.pages.change, { pageId }, { body: { title: 'Changed' } });
  },
  newMembers: () => {
    const body = { users: [{ email: `guest-${Math.random()}@club.example` }] };
    return team.admin.call(calls.members.bulk, { teamId: team.teamId }, { body });
  },
  comments: async () => {
    const { id } = await given.page(team.coach, team.teamId);
    await given.comment(team.player, id);
  },
};
const kinds = Object.keys(happenings) as (keyof EmailPreferences)[];

async function noticeOf(kind: keyof EmailPreferences): Promise<Email> {
  await happenings[kind]();
  await endSittings(app);
  await doJobs(app);
  const mail = (await mailsTo(app, team.coach.email)).at(-1);
  if (!mail) throw new Error(`No message of ${kind}`);
  return mail;
}

const unsubscribePath = calls.accounts.unsubscribe.path.replace(':token', '([\\w-]+)');
function tokenIn(mail: Email): string {
  const header = headerOf(mail, 'List-Unsubscribe') ?? '';
  const token = new RegExp(`^<http://localhost:3000${unsubscribePath}>$`).exec(header)?.[1];
  if (!token) throw new Error(`No address in ${header}`);
  return token;
}

/** One-click unsubscribe as mail providers send it (RFC 8058): from anywhere, without a session. */
const oneClick = (token: string) =>
  request(app.app.getHttpServer())
    .post(fillPath(calls.accounts.unsubscribe.path, { token }))
    .set('origin', 'https://mail.example');
const urlencoded = (token: string) => oneClick(token).type('form').send('List-Unsubscribe=One-Click');
const multipart = (token: string) => oneClick(token).field('List-Unsubscribe', 'One-Click');
const chosenBy = async (who: Person) => (await who.call(calls.accounts.notifications)).body as object;

describe('a mail with an unsubscribe link', () => {
  it.each(kinds)(
    '(%s) is ended by the button of the mail program, and no other kind with it',
    async (kind) => {
      const mail = await noticeOf(kind);
      expect(headerOf(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
      const { status } = await urlencoded(tokenIn(mail));
      expect(status).toBe(200);
      expect(await chosenBy(team.coach)).toEqual({ ...all, [kind]: false });
      const before = (await mailsTo(app, team.coach.email)).length;
      await happenings[kind]();
      await doJobs(app);
      expect(await mailsTo(app, team.coach.email)).toHaveLength(before);
    },
  );

  it('is unsubscribed from by both forms of one-click requests, idempotently', async () => {
    const token = tokenIn(await noticeOf('comments'));
    for (const press of [multipart, urlencoded, multipart, oneClick]) {
      const { status, body } = await press(token);
      expect([status, body]).toEqual([200, { message: expect.any(String) }]);
    }
    expect(await chosenBy(team.coach)).toEqual({ ...all, comments: false });
  });

  it('is not unsubscribed from by GET, which redirects to the settings', async () => {
    const token = tokenIn(await noticeOf('comments'));
    const path = fillPath(calls.accounts.unsubscribe.path, { token });
    const { status, headers } = await request(app.app.getHttpServer()).get(path);
    expect([status, headers.location]).toEqual([302, '/settings?tab=notifications']);
    expect(await chosenBy(team.coach)).toEqual(all);
  });

  it('is unsubscribed from for its recipient only, whoever follows the link', async () => {
    const token = tokenIn(await noticeOf('comments'));
    await team.player.call(calls.accounts.unsubscribe, { token });
    expect(await chosenBy(team.player)).toEqual(all);
    expect(await chosenBy(team.coach)).toEqual({ ...all, comments: false });
  });

  it('can be subscribed to again', async () => {
    await urlencoded(tokenIn(await noticeOf('comments')));
    await team.coach.call(calls.accounts.changeNotifications, {}, { body: { comments: true } });
    const again = await noticeOf('comments');
    expect(again.subject).toContain('Comments on');
    expect(await chosenBy(team.coach)).toEqual(all);
  });

  it('links to the settings, beside its one action', async () => {
    const { text, html } = await noticeOf('comments');
    for (const part of [text, html])
      expect(part).toContain('http://localhost:3000/settings?tab=notifications');
  });

  it('can be unsubscribed from for a year', async () => {
    const token = tokenIn(await noticeOf('comments'));
    const tidyAfter = async (days: number) => {
      const now = new Date(Date.now() + days * 24 * 3600_000);
      const clock = vi.spyOn(app.app.get(Clock), 'now').mockReturnValue(now);
      await app.app.get(AccountCleanup).handle();
      clock.mockRestore();
    };
    await tidyAfter(364);
    expect((await urlencoded(token)).status).toBe(200);
    await tidyAfter(366);
    expect((await urlencoded(token)).status).toBe(404);
  });

  it.each(['nothing', 'A'.repeat(43), '..'])('is not unsubscribed from by the token %s', async (token) => {
    const answer = await nobody(app).call(calls.accounts.unsubscribe, { token });
    expect([answer.status, codeOf(answer)]).toEqual([404, 'not_found']);
  });
});

describe('a transactional mail', () => {
  it('cannot be unsubscribed from', async () => {
    const someone = await person(app);
    const body = { users: [{ email: someone.email }] };
    await team.admin.call(calls.members.bulk, { teamId: team.teamId }, { body });
    await doJobs(app);
    const [mail] = await mailsTo(app, someone.email);
    expect(mail?.subject).toBe("You've been added to Harbour RFC");
    for (const header of ['List-Unsubscribe', 'List-Unsubscribe-Post'])
      expect(headerOf(mail!, header)).toBeUndefined();
    expect(mail?.html).not.toContain('tab=notifications');
  });
});

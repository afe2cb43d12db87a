import {
  calls,
  notificationAddress,
  notificationSentence,
  type Notification,
  type Notifications,
  type Page,
} from '@touchline/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { endSittings } from '../../../test/jobs';
import { Listener, originOf } from '../../../test/listener';
import { person, useTeam, type Person } from '../../../test/people';
import { Clock } from '../../platform/clock';
import { NotificationCleanup } from './notification-cleanup';
import { waitFor } from '../../../test/wait-for';

const app = useApp();
const team = useTeam(app, beforeEach);
let page: Page;

beforeEach(async () => {
  page = await given.page(team.coach, team.teamId, { title: 'Lineout calls' });
});
afterEach(() => vi.restoreAllMocks());

const nameOf = ({ email }: Person) => email.split('@')[0];
const listOf = async (who: Person, cursor?: string) =>
  (await who.call(calls.notifications.list, {}, { query: { cursor } })).body as Notifications;
const sentencesTo = async (who: Person) => (await listOf(who)).notifications.map(notificationSentence);
const change = (who: Person, title: string) =>
  who.call(calls.pages.change, { pageId: page.id }, { body: { title } });
const star = (who: Person) => who.call(calls.pages.star, { pageId: page.id }, { body: { isStarred: true } });
const setLastRead = (who: Person, version: number) =>
  who.call(calls.pages.setLastRead, { pageId: page.id }, { body: { version } });
const mark = (who: Person, { id: notificationId }: Notification, isRead = true) =>
  who.call(calls.notifications.change, { notificationId }, { body: { isRead } });

describe('notifications', () => {
  it('are sent for a comment on a page that the user wrote or starred, with an excerpt and a link', async () => {
    await star(team.admin);
    const comment = await given.comment(team.player, page.id, { content: 'Which foot leads?' });
    for (const who of [team.coach, team.admin])
      expect(await sentencesTo(who)).toEqual([`${nameOf(team.player)} commented on Lineout calls`]);
    const { notifications, unread } = await listOf(team.coach);
    expect(unread).toBe(1);
    expect(notifications[0]).toMatchObject({ excerpt: 'Which foot leads?', isRead: false });
    expect(notificationAddress(notifications[0]!)).toBe(`/pages/${page.id}#comment-${comment.id}`);
    expect(await sentencesTo(team.player)).toEqual([]);
    expect(await sentencesTo(team.superAdmin)).toEqual([]);
  });

  it('are sent for a reply to the user, once, even on the user’s own page', async () => {
    const { id: parentId } = await given.comment(team.coach, page.id);
    await given.comment(team.player, page.id, { content: 'The left one.', parentId });
    expect(await sentencesTo(team.coach)).toEqual([`${nameOf(team.player)} replied to you on Lineout calls`]);
  });

  it('are sent for a sitting on a followed page: one that moves up, and a new one once it is read', async () => {
    await star(team.player);
    await change(team.admin, 'One');
    await change(team.admin, 'Two');
    expect(await sentencesTo(team.player)).toEqual([]);
    await endSittings(app);
    await given.comment(team.admin, page.id);
    await change(team.coach, 'Three');
    await endSittings(app);
    expect(await sentencesTo(team.player)).toEqual([
      `${nameOf(team.coach)} updated Three`,
      `${nameOf(team.admin)} commented on Three`,
    ]);
    const [changed] = (await listOf(team.player)).notifications;
    await mark(team.player, changed!);
    await change(team.coach, 'Four');
    await endSittings(app);
    expect(await sentencesTo(team.player)).toHaveLength(3);
    expect(await sentencesTo(team.coach)).not.toContain(`${nameOf(team.coach)} updated Four`);
  });

  it('of a changed page lead to the changes since their user read it, until they have read the last version', async () => {
    const addressOf = async (who: Person) => {
      const news = (await listOf(who)).notifications.find(({ kind }) => kind === 'page');
      return news && [news.since, notificationAddress(news)];
    };
    const path = `/pages/${page.id}`;
    for (const who of [team.player, team.admin]) await star(who);
    await setLastRead(team.coach, 1);
    await change(team.superAdmin, 'One');
    await setLastRead(team.player, 2);
    await change(team.superAdmin, 'Two');
    await endSittings(app);
    await change(team.superAdmin, 'Three');
    expect(await addressOf(team.coach)).toEqual([1, `${path}?changes=1`]);
    expect(await addressOf(team.player)).toEqual([2, `${path}?changes=2`]);
    expect(await addressOf(team.admin)).toEqual([null, path]);
    await setLastRead(team.coach, 3);
    expect(await addressOf(team.coach)).toEqual([null, path]);
  });

  it('of a comment lead to it, whatever version their user read', async () => {
    await setLastRead(team.coach, 1);
    await change(team.admin, 'One');
    const { id } = await given.comment(team.player, page.id);
    await endSittings(app);
    const news = (await listOf(team.coach)).notifications.find(({ kind }) => kind === 'comment');
    expect([news?.since, notificationAddress(news!)]).toEqual([null, `/pages/${page.id}#comment-${id}`]);
  });

  it('are sent to staff for a new member', async () => {
    const made = await team.admin.call(
      calls.invites.createLink,
      { teamId: team.teamId },
      { body: { role: 'player' } },
    );
    const newMember = await person(app);
    await newMember.call(calls.invites.join, { token: (made.body as { token: string }).token });
    expect(await sentencesTo(team.coach)).toEqual([`${nameOf(newMember)} joined Harbour RFC`]);
    expect(await sentencesTo(team.player)).toEqual([]);
  });

  it('are sent once for several new members', async () => {
    const users = [{ email: 'one@club.example' }, { email: 'two@club.example' }];
    await team.admin.call(calls.members.bulk, { teamId: team.teamId }, { body: { users } });
    expect(await sentencesTo(team.coach)).toEqual(['Several people joined Harbour RFC']);
  });

  it('are sent even to users who unsubscribed from mails', async () => {
    const body = { comments: false, pageUpdates: false };
    await team.coach.call(calls.accounts.changeNotifications, {}, { body });
    await given.comment(team.player, page.id);
    expect((await listOf(team.coach)).unread).toBe(1);
  });

  it('are sent as live updates', async () => {
    const coach = await new Listener(await originOf(app), team.coach.cookie).start();
    const player = await new Listener(await originOf(app), team.player.cookie).start();
    await given.comment(team.player, page.id);
    const news = { what: 'notifications', teamId: null, id: team.coach.id };
    await waitFor(() => expect(coach.changes).toContainEqual(news));
    expect(player.changes).not.toContainEqual(news);
    for (const listener of [coach, player]) listener.stop();
  });
});

describe('notifications are no longer listed', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['of a page in the bin', () => team.admin.call(calls.pages.remove, { pageId: page.id })],
    [
      'of words that were taken back',
      async () => {
        const [notification] = (await listOf(team.coach)).notifications;
        await team.player.call(calls.comments.remove, { commentId: notification!.commentId! });
      },
    ],
    [
      'of a team that they are no longer in',
      () => team.admin.call(calls.members.remove, { teamId: team.teamId, userId: team.coach.id }),
    ],
  ])('%s', async (_, happens) => {
    await given.comment(team.player, page.id);
    const [notification] = (await listOf(team.coach)).notifications;
    expect(notification).toBeDefined();
    await happens();
    expect(await listOf(team.coach)).toEqual({ notifications: [], unread: 0, nextCursor: null });
    expect((await mark(team.coach, notification!)).status).toBe(404);
  });
});

describe('reading notifications', () => {
  it('marks one as read or unread, by its user only', async () => {
    await given.comment(team.player, page.id);
    const [notification] = (await listOf(team.coach)).notifications;
    expect((await mark(team.admin, notification!)).status).toBe(404);
    expect((await mark(team.coach, notification!)).body).toMatchObject({ isRead: true });
    expect((await listOf(team.coach)).unread).toBe(0);
    await mark(team.coach, notification!, false);
    expect((await listOf(team.coach)).unread).toBe(1);
  });

  it('marks all as read, except those of other users', async () => {
    await star(team.admin);
    for (let n = 0; n < 3; n++) await given.comment(team.player, page.id);
    expect((await team.coach.call(calls.notifications.readAll)).status).toBe(204);
    expect((await listOf(team.coach)).unread).toBe(0);
    expect((await listOf(team.admin)).unread).toBe(3);
  });

  it('lists all in batches, each once', async () => {
    for (let n = 0; n < 45; n++) await given.comment(team.player, page.id, { content: `No. ${n}` });
    const excerpts: (string | null)[] = [];
    let cursor: string | undefined;
    do {
      const part = await listOf(team.coach, cursor);
      expect(part.unread).toBe(45);
      excerpts.push(...part.notifications.map(({ excerpt }) => excerpt));
      cursor = part.nextCursor ?? undefined;
    } while (cursor);
    expect(excerpts).toEqual(Array.from({ length: 45 }, (_, n) => `No. ${44 - n}`));
    const broken = await team.coach.call(calls.notifications.list, {}, { query: { cursor: 'nonsense' } });
    expect(broken.status).toBe(400);
  });
});

it('a notification is deleted after ninety days', async () => {
  await given.comment(team.player, page.id);
  const later = (days: number) => new Date(Date.now() + days * 24 * 3600_000);
  vi.spyOn(app.app.get(Clock), 'now').mockReturnValue(later(89));
  await app.app.get(NotificationCleanup).handle();
  const kept = () =>
    app.database.transaction((tx) =>
      tx.query('select 1 from notifications where user_id = $1', [team.coach.id]),
    );
  expect(await kept()).toHaveLength(1);
  vi.spyOn(app.app.get(Clock), 'now').mockReturnValue(later(91));
  await app.app.get(NotificationCleanup).handle();
  expect(await kept()).toEqual([]);
});

import {
  calls,
  notificationAddress,
  notificationSentence,
  type Activity,
  type Notifications,
  type Play,
  type Today,
} from '@touchline/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { doJobs, linkTo, mailsTo } from '../../../test/jobs';
import { Listener, originOf } from '../../../test/listener';
import { useTeam, type Person } from '../../../test/people';
import { waitFor } from '../../../test/wait-for';

const app = useApp();
const team = useTeam(app, beforeEach);
let play: Play;

beforeEach(async () => {
  await app.database.transaction((tx) => tx.query('delete from outbox', []));
  play = await given.play(team.coach, team.teamId, { name: 'Crunch left' });
});
afterEach(() => vi.restoreAllMocks());

const nameOf = ({ email }: Person) => email.split('@')[0];
const say = (who: Person, content: string, parentId?: number) =>
  given.playComment(who, play.id, { content, ...(parentId && { parentId }) });
const star = (who: Person) => who.call(calls.plays.star, { playId: play.id }, { body: { isStarred: true } });
const bell = async (who: Person, query: object = { playComments: 'yes' }) =>
  (await who.call(calls.notifications.list, {}, { query: { ...query } })).body as Notifications;
const sentencesTo = async (who: Person) => (await bell(who)).notifications.map(notificationSentence);
const subjectsTo = async ({ email }: Person) => (await mailsTo(app, email)).map(({ subject }) => subject);
const textTo = async ({ email }: Person) => (await mailsTo(app, email)).at(-1)?.text ?? '';

describe('the bell', () => {
  it('tells the creator of the play and users who starred it of a comment, with an excerpt and a link to it', async () => {
    await star(team.admin);
    const { id } = await say(team.player, 'Which foot leads?');
    for (const who of [team.coach, team.admin])
      expect(await sentencesTo(who)).toEqual([`${nameOf(team.player)} commented on Crunch left`]);
    const { notifications, unread } = await bell(team.coach);
    expect(unread).toBe(1);
    expect(notifications[0]).toMatchObject({
      kind: 'play_comment',
      excerpt: 'Which foot leads?',
      page: null,
      play: { id: play.id, title: 'Crunch left' },
    });
    expect(notificationAddress(notifications[0]!)).toBe(`/plays/${play.id}#comment-${id}`);
    expect([...(await sentencesTo(team.player)), ...(await sentencesTo(team.superAdmin))]).toEqual([]);
  });

  it('sends clients of the build before the kind that they know', async () => {
    await say(team.player, 'Which foot leads?');
    expect((await bell(team.coach, {})).notifications).toMatchObject([
      { kind: 'comment', play: { id: play.id } },
    ]);
  });

  it('tells of mentions, also those added by an edit, and of replies', async () => {
    const first = await say(team.player, `Ask @${nameOf(team.admin)}`);
    await say(team.coach, 'The left one.', first.id);
    expect(await sentencesTo(team.admin)).toEqual([`${nameOf(team.player)} mentioned you on Crunch left`]);
    expect(await sentencesTo(team.player)).toEqual([`${nameOf(team.coach)} replied to you on Crunch left`]);
    const content = `Ask @${nameOf(team.admin)} or @${nameOf(team.superAdmin)} or @${nameOf(team.outsider)}`;
    await team.player.call(calls.playComments.edit, { commentId: first.id }, { body: { content } });
    expect(await sentencesTo(team.superAdmin)).toEqual([
      `${nameOf(team.player)} mentioned you on Crunch left`,
    ]);
    expect([await sentencesTo(team.outsider), (await bell(team.admin)).unread]).toEqual([[], 1]);
  });

  it.each<[string, () => Promise<unknown>, 'coach' | 'player']>([
    ['the play is in the bin', () => team.admin.call(calls.plays.remove, { playId: play.id }), 'coach'],
    ['the play is a draft', () => team.admin.call(calls.plays.unpublish, { playId: play.id }), 'player'],
    [
      'the comment is deleted',
      async () => {
        for (const { commentId } of (await bell(team.coach)).notifications)
          await team.admin.call(calls.playComments.remove, { commentId: commentId ?? 0 });
      },
      'coach',
    ],
  ])('lists nothing once %s', async (_, happens, reader) => {
    await star(team.player);
    await say(team.admin, 'Which foot leads?');
    expect((await bell(team[reader])).unread).toBe(1);
    await happens();
    expect(await bell(team[reader])).toEqual({ notifications: [], unread: 0, nextCursor: null });
  });
});

describe('the mail about comments of a play', () => {
  it('is sent once to its creator and to users of the thread, with a link to the play, not to users who starred it', async () => {
    await star(team.admin);
    const first = await say(team.player, 'Which foot leads?');
    await say(team.superAdmin, 'The left one.', first.id);
    await doJobs(app);
    expect(await subjectsTo(team.coach)).toEqual(['Comments on Crunch left']);
    expect(await textTo(team.coach)).toMatch(
      /commented on this play[^]*Which foot leads\?[^]*The left one\./,
    );
    expect((await linkTo(app, team.coach.email)).pathname).toBe(`/plays/${play.id}`);
    expect(await subjectsTo(team.player)).toEqual(['Comments on Crunch left']);
    expect(await subjectsTo(team.admin)).toEqual([]);
  });

  it('is another one than that of a page with the same number', async () => {
    const twins = await given.twins(app, team.coach, team.teamId);
    play = twins.play;
    await given.comment(team.player, twins.page.id, { content: 'On the page' });
    await say(team.player, 'On the play');
    expect(await doJobs(app)).toBe(2);
    expect((await subjectsTo(team.coach)).sort()).toEqual([
      `Comments on ${play.name}`,
      `Comments on ${twins.page.title}`,
    ]);
  });

  it('is not sent to users who unsubscribed from comments, nor for a play in the bin or a draft', async () => {
    await team.coach.call(calls.accounts.changeNotifications, {}, { body: { comments: false } });
    const first = await say(team.player, 'Which foot leads?');
    expect(await doJobs(app)).toBe(0);
    await say(team.admin, 'The left one.', first.id);
    await team.admin.call(calls.plays.unpublish, { playId: play.id });
    expect(await doJobs(app)).toBe(1);
    expect(await subjectsTo(team.player)).toEqual([]);
    await team.coach.call(calls.accounts.changeNotifications, {}, { body: { comments: true } });
    await say(team.admin, 'Right?');
    await team.admin.call(calls.plays.remove, { playId: play.id });
    await doJobs(app);
    expect(await subjectsTo(team.coach)).toEqual([]);
  });
});

describe('other records of a comment of a play', () => {
  const activities = async (who: Person) =>
    ((await who.call(calls.activities.ofTeam, { teamId: team.teamId })).body as Activity[])
      .filter(({ targetType }) => targetType === 'comment')
      .map(({ action, targetName }) => `${action} ${targetName}`);

  it('are activities of the team, for editors only while the play is a draft', async () => {
    const { id: commentId } = await say(team.player, 'Which foot?');
    await say(team.coach, 'Left', commentId);
    await team.coach.call(calls.playComments.resolve, { commentId }, { body: { isResolved: true } });
    const all = ['resolved Which foot?', `replied to ${play.name}`, `commented on ${play.name}`];
    expect(await activities(team.player)).toEqual(all);
    await team.coach.call(calls.plays.unpublish, { playId: play.id });
    await say(team.admin, 'Hidden');
    expect(await activities(team.player)).toEqual([]);
    expect(await activities(team.coach)).toEqual([`commented on ${play.name}`, ...all]);
  });

  it('are live updates that name the play, to users who see it', async () => {
    const draft = await given.play(team.coach, team.teamId, { draft: true });
    const origin = await originOf(app);
    const [coach, player, outsider] = await Promise.all(
      [team.coach, team.player, team.outsider].map(({ cookie }) => new Listener(origin, cookie).start()),
    );
    const { id: commentId } = await say(team.admin, 'Which foot?');
    const change = (id: number) => ({ what: 'comments', teamId: team.teamId, id, kind: 'play' });
    await waitFor(() => expect(player!.changes).toContainEqual(change(play.id)));
    await given.playComment(team.admin, draft.id);
    await waitFor(() => expect(coach!.changes).toContainEqual(change(draft.id)));
    await team.admin.call(calls.playComments.remove, { commentId });
    await waitFor(() =>
      expect(player!.changes.filter(({ what }) => what === 'comments')).toEqual([
        change(play.id),
        change(play.id),
      ]),
    );
    expect(JSON.stringify(outsider!.changes)).not.toContain('comments');
    for (const listener of [coach, player, outsider]) listener!.stop();
  });

  it('are rows of Today: an open question to its creator, a mention and a reply until they are read or answered', async () => {
    const forYou = async (who: Person) => {
      const { forYou: onPages, forYouOnPlays = [] } = (await who.call(calls.today.read)).body as Today;
      expect(onPages).toEqual([]);
      return forYouOnPlays.map(({ kind, commentId, play: { title } }) => [kind, commentId, title]);
    };
    const question = await say(team.player, 'Which foot?');
    expect(await forYou(team.coach)).toEqual([['question', question.id, 'Crunch left']]);
    const reply = await say(team.coach, 'The left one.', question.id);
    expect(await forYou(team.coach)).toEqual([]);
    expect(await forYou(team.player)).toEqual([['reply', reply.id, 'Crunch left']]);
    const mention = await say(team.admin, `@${nameOf(team.player)}`);
    expect((await forYou(team.player)).map(([kind]) => kind)).toEqual(['mention', 'reply']);
    await say(team.player, 'Thanks', reply.id);
    expect(await forYou(team.player)).toEqual([['mention', mention.id, 'Crunch left']]);
    await team.coach.call(calls.plays.unpublish, { playId: play.id });
    expect(await forYou(team.player)).toEqual([]);
  });
});

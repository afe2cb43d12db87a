import {
  calls,
  limits,
  notificationAddress,
  notificationSentence,
  type Notifications,
  type Play,
} from '@touchline/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { doJobs, endSittings, jobsIn, linkTo, mailsTo } from '../../../test/jobs';
import { Listener, originOf } from '../../../test/listener';
import { joinTeam, useTeam, type Person } from '../../../test/people';
import { waitFor } from '../../../test/wait-for';
import { Clock } from '../../platform/clock';
import { Outbox } from '../../platform/jobs';
import { EndedSittings } from '../lifecycle';
import { endedPlaySitting } from './ended-play-sitting';

const app = useApp();
const team = useTeam(app, beforeEach);
const other = useTeam(app, beforeEach);
let play: Play;

beforeEach(async () => {
  await doJobs(app);
  play = await given.play(team.coach, team.teamId, { name: 'Falcon' });
  await star(team.player);
});
afterEach(() => vi.restoreAllMocks());

const star = (who: Person) => who.call(calls.plays.star, { playId: play.id }, { body: { isStarred: true } });
const rename = (who: Person, name: string) =>
  who.call(calls.plays.change, { playId: play.id }, { body: { name } });
const nameOf = ({ email }: Person) => email.split('@')[0];
const bellOf = async (who: Person) =>
  ((await who.call(calls.notifications.list)).body as Notifications).notifications;
const sentencesTo = async (who: Person) => (await bellOf(who)).map(notificationSentence);
const subjectsTo = async ({ email }: Person) => (await mailsTo(app, email)).map(({ subject }) => subject);
const query = (text: string, values: unknown[]) => app.database.transaction((tx) => tx.query(text, values));
const runAfter = async (milliseconds: number) => {
  vi.spyOn(app.app.get(Clock), 'now').mockReturnValue(new Date(Date.now() + milliseconds));
  await app.app.get(EndedSittings).handle();
};
const leave = ({ id: userId }: Person) =>
  team.admin.call(calls.members.remove, { teamId: team.teamId, userId });
const silence = (who: Person) =>
  who.call(calls.accounts.changeNotifications, {}, { body: { pageUpdates: false } });
const deactivate = ({ id }: Person) => query('update users set is_active = false where id = $1', [id]);
const takeBack = () => team.coach.call(calls.plays.unpublish, { playId: play.id });

describe('the sitting of a play', () => {
  it('notifies its author and users who starred it once, ten minutes after the last save', async () => {
    await rename(team.admin, 'One');
    await runAfter(limits.sittingPauseMs - 5000);
    expect(await sentencesTo(team.coach)).toEqual([]);
    await rename(team.admin, 'Two');
    await runAfter(limits.sittingPauseMs);
    await runAfter(limits.sittingPauseMs);
    for (const follower of [team.coach, team.player])
      expect(await sentencesTo(follower)).toEqual([`${nameOf(team.admin)} updated Two`]);
    for (const who of [team.admin, team.outsider, team.superAdmin])
      expect(await sentencesTo(who)).toEqual([]);
    const [news] = await bellOf(team.player);
    expect(news).toMatchObject({ page: null, play: { id: play.id, title: 'Two' }, commentId: null });
    expect(notificationAddress(news!)).toBe(`/plays/${play.id}`);
  });

  it('sends them one mail, unless they unsubscribed from Page Updates', async () => {
    await silence(team.player);
    await rename(team.admin, 'Falcon, left');
    await endSittings(app);
    expect(await doJobs(app)).toBe(1);
    const [mail, ...others] = await mailsTo(app, team.coach.email);
    expect([mail?.subject, others]).toEqual(['Falcon, left was updated', []]);
    expect(mail?.text).toContain(`${nameOf(team.admin)} updated this play in Harbour RFC.`);
    expect((await linkTo(app, team.coach.email)).pathname).toBe(`/plays/${play.id}`);
    expect(await subjectsTo(team.player)).toEqual([]);
    expect(await sentencesTo(team.player)).toHaveLength(1);
  });

  it('leads from the bell and the mail to the changes since the user read the play', async () => {
    await team.player.call(calls.plays.setLastRead, { playId: play.id }, { body: { version: 1 } });
    await rename(team.admin, 'One');
    await endSittings(app);
    await doJobs(app);
    const addresses = async (who: Person) => {
      const [news] = await bellOf(who);
      const { pathname, search } = await linkTo(app, who.email);
      return [notificationAddress(news!), pathname + search];
    };
    const marked = `/plays/${play.id}?changes=1`;
    expect(await addresses(team.player)).toEqual([marked, marked]);
    const plain = `/plays/${play.id}`;
    expect(await addresses(team.coach)).toEqual([plain, plain]);
  });

  it('moves an unread notification up, and is a new one once that is read', async () => {
    await rename(team.admin, 'One');
    await endSittings(app);
    await given.playComment(team.admin, play.id);
    await rename(team.coach, 'Two');
    await endSittings(app);
    expect(await sentencesTo(team.player)).toEqual([
      `${nameOf(team.coach)} updated Two`,
      `${nameOf(team.admin)} commented on Two`,
    ]);
    const [{ id: notificationId } = { id: 0 }] = await bellOf(team.player);
    await team.player.call(calls.notifications.change, { notificationId }, { body: { isRead: true } });
    await rename(team.coach, 'Three');
    await endSittings(app);
    expect(await sentencesTo(team.player)).toHaveLength(3);
    expect(await sentencesTo(team.coach)).not.toContain(`${nameOf(team.coach)} updated Three`);
  });

  it('is a live update for all who see the play, so that their Today shows the change', async () => {
    const origin = await originOf(app);
    await rename(team.admin, 'One');
    const [player, stranger] = (await Promise.all(
      [team.player, team.outsider].map(({ cookie }) => new Listener(origin, cookie).start()),
    )) as [Listener, Listener];
    await endSittings(app);
    const ended = { what: 'plays', teamId: team.teamId, id: play.id };
    await waitFor(() => expect(player.changes).toContainEqual(ended));
    expect(player.changes).toContainEqual({ what: 'notifications', teamId: null, id: team.player.id });
    expect(stranger.changes).toEqual([]);
    for (const listener of [player, stranger]) listener.stop();
  });
});

describe('nobody is notified', () => {
  const expectNothingFor = async (...people: Person[]) => {
    await endSittings(app);
    const mailed = (await jobsIn(app)).filter(({ job }) => job === 'email.page-updated');
    for (const { id } of people) {
      expect(mailed.map(({ payload }) => payload['userId'])).not.toContain(id);
      // The list leaves out what a user does not see.
      const text = `select from notifications where user_id = $1 and kind = 'page'`;
      expect(await query(text, [id])).toEqual([]);
    }
  };

  it('of a play that they changed themselves', async () => {
    await rename(team.coach, 'My own words');
    await expectNothingFor(team.coach);
  });

  it('of a draft that they do not see', async () => {
    await takeBack();
    await rename(team.admin, 'Secret');
    await expectNothingFor(team.player);
    expect(await sentencesTo(team.coach)).toEqual([`${nameOf(team.admin)} updated Secret`]);
  });

  it('of what was saved before the play was published', async () => {
    await takeBack();
    await rename(team.admin, 'Secret');
    await team.admin.call(calls.plays.publish, { playId: play.id }, { body: {} });
    await expectNothingFor(team.player, team.coach);
  });

  it('of a play in the bin', async () => {
    await rename(team.admin, 'Gone');
    await team.admin.call(calls.plays.remove, { playId: play.id });
    await expectNothingFor(team.player, team.coach);
  });

  it('of a move to another category, or to another team', async () => {
    const { id: categoryId } = await given.category(team.coach, team.teamId);
    await team.admin.call(calls.plays.change, { playId: play.id }, { body: { categoryId } });
    for (const who of [team.player, team.admin]) {
      const role = who === team.admin ? 'coach' : 'player';
      await joinTeam(app, who, { teamId: other.teamId, role });
    }
    const body = { playIds: [play.id], toTeamId: other.teamId };
    const moved = await team.admin.call(calls.contentMoves.move, { teamId: team.teamId }, { body });
    expect(moved.status).toBe(204);
    await expectNothingFor(team.player, team.coach);
  });

  it.each([
    ['left the team', leave],
    ['was deactivated', deactivate],
  ])('who %s', async (_, happens) => {
    await rename(team.admin, 'One');
    await happens(team.player);
    await expectNothingFor(team.player);
    expect(await sentencesTo(team.coach)).toEqual([`${nameOf(team.admin)} updated One`]);
  });

  it.each([
    ['left the team', leave],
    ['unsubscribed', silence],
    ['was deactivated', deactivate],
  ])('by a waiting mail who %s', async (_, happens) => {
    await rename(team.admin, 'One');
    await endSittings(app);
    await happens(team.player);
    expect(await doJobs(app)).toBe(2);
    expect(await subjectsTo(team.player)).toEqual([]);
  });
});

it('a job of the build before, which waited for the end of a sitting, notifies users whom the play mentions', async () => {
  const content = `<p data-id="block-1">Ask @${nameOf(team.player)}</p>`;
  await team.coach.call(calls.plays.change, { playId: play.id }, { body: { content } });
  await query('update plays set told_version = version where id = $1', [play.id]);
  const entries = [{ payload: { playId: play.id }, dedupeKey: String(play.id) }];
  await app.database.transaction((tx) =>
    app.app.get(Outbox).addDebounced(tx, endedPlaySitting, { entries, delayMs: limits.sittingPauseMs }),
  );
  await doJobs(app);
  const news = (await team.player.call(calls.notifications.list, {}, { query: { pageMentions: 'yes' } }))
    .body as Notifications;
  expect(news.notifications.map(notificationSentence)).toEqual([
    `${nameOf(team.coach)} mentioned you in Falcon`,
  ]);
});

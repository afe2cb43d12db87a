import {
  calls,
  notificationAddress,
  notificationSentence,
  type CommonTags,
  type Notifications,
  type Play,
  type PublishedPlay,
  type StarredList,
  type Today,
  type PlayVersions,
} from '@touchline/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { doJobs, mailsTo } from '../../../test/jobs';
import { Listener, originOf } from '../../../test/listener';
import { joinTeam, person, staffedTeam, useTeam, type Person } from '../../../test/people';
import { waitFor } from '../../../test/wait-for';

const app = useApp();
const team = useTeam(app, beforeEach);

const draftOf = (name = 'Falcon', more = {}) =>
  given.play(team.coach, team.teamId, { name, draft: true, ...more });
const publish = (who: Person, playId: number, body: object = {}) =>
  who.call(calls.plays.publish, { playId }, { body });
const publishAll = (playIds: number[], note?: string) =>
  team.coach.call(calls.plays.publishAll, { teamId: team.teamId }, { body: { playIds, note } });
const unpublish = (playId: number) => team.coach.call(calls.plays.unpublish, { playId });
const read = (who: Person, playId: number) => who.call(calls.plays.read, { playId });
const list = async (who: Person, query: object = {}) =>
  (await who.call(calls.plays.list, { teamId: team.teamId }, { query: { ...query } })).body as Play[];
const bellOf = async (who: Person) =>
  ((await who.call(calls.notifications.list)).body as Notifications).notifications;
const todayOf = async (who: Person) => (await who.call(calls.today.read)).body as Today;
const nameOf = ({ email }: Person) => email.split('@')[0];

describe('a play', () => {
  it('is published at once unless it is created as a draft', async () => {
    const published = await given.play(team.coach, team.teamId);
    expect(published).toMatchObject({ isDraft: false, publishedAt: expect.any(String) });
    expect(await draftOf()).toMatchObject({ isDraft: true, publishedAt: null });
    expect(await bellOf(team.player)).toEqual([]);
  });

  it('that is a draft exists for editors only', async () => {
    const { id } = await draftOf();
    const coachAsPlayer = await person(app, 'coach');
    await joinTeam(app, coachAsPlayer, { teamId: team.teamId, role: 'player' });
    for (const who of [team.coach, team.admin, team.superAdmin, coachAsPlayer]) {
      expect((await read(who, id)).status).toBe(200);
      expect(await list(who)).toMatchObject([{ id, isDraft: true }]);
    }
    expect((await read(team.player, id)).status).toBe(404);
    expect(await list(team.player)).toEqual([]);
  });

  it('that is a draft is in no tag, tag count or own order of players', async () => {
    const { id: categoryId } = await given.category(team.coach, team.teamId);
    await given.play(team.coach, team.teamId, { name: 'One', tags: ['shared'], categoryId });
    await draftOf('Two', { tags: ['shared', 'secret'], categoryId });
    const tagsOf = async (who: Person) =>
      (await who.call(calls.pages.commonTags, { teamId: team.teamId }, { query: { view: 'common' } }))
        .body as CommonTags;
    expect(await tagsOf(team.player)).toEqual({ tags: ['shared'], counts: [1], total: 1 });
    expect(await tagsOf(team.coach)).toEqual({ tags: ['secret', 'shared'], counts: [1, 2], total: 2 });
    const query = { category: categoryId, order: 'own' };
    expect((await list(team.player, query)).map(({ name }) => name)).toEqual(['One']);
    expect((await list(team.coach, query)).map(({ name }) => name)).toEqual(['One', 'Two']);
  });

  it('is marked as a draft in stars, pins and Today', async () => {
    const { id: playId } = await draftOf('Heron');
    await team.coach.call(calls.plays.star, { playId }, { body: { isStarred: true } });
    await team.coach.call(calls.pins.pinPlay, { playId }, { body: { isPinned: true } });
    const starred = await team.coach.call(calls.starred.list);
    const pins = await team.coach.call(calls.pins.list, { teamId: team.teamId });
    const today = await todayOf(team.coach);
    const mark = { kind: 'play', id: playId, isDraft: true };
    expect((starred.body as StarredList).items).toMatchObject([mark]);
    expect(pins.body).toMatchObject([mark]);
    expect(today.continue).toMatchObject([mark]);
    expect(today.starred).toMatchObject([mark]);
  });

  it('stays a draft in the bin and after restoring', async () => {
    const { id: playId } = await draftOf();
    await team.coach.call(calls.plays.remove, { playId });
    expect((await team.player.call(calls.plays.restore, { playId })).status).toBe(404);
    const { body } = await team.coach.call(calls.plays.restore, { playId });
    expect(body).toMatchObject({ isDraft: true });
  });
});

describe('publishing the draft of a play', () => {
  it('shows it to the team and notifies every other member, with the note', async () => {
    const { id } = await draftOf('Falcon');
    const { body } = await publish(team.coach, id, { note: ' For Saturday ' });
    expect(body).toMatchObject({ notified: 2, play: { isDraft: false } });
    expect((await read(team.player, id)).status).toBe(200);
    for (const who of [team.player, team.admin]) {
      const [news] = await bellOf(who);
      expect(notificationSentence(news!)).toBe(`${nameOf(team.coach)} published Falcon`);
      expect(notificationAddress(news!)).toBe(`/plays/${id}`);
      expect(news).toMatchObject({ kind: 'published', excerpt: 'For Saturday', page: null });
    }
    expect(await bellOf(team.coach)).toEqual([]);
  });

  it('puts it into Today with the note, until it is opened', async () => {
    const { id } = await draftOf('Falcon');
    expect((await todayOf(team.player)).toRead).toEqual([]);
    await publish(team.coach, id, { note: 'For Saturday' });
    expect((await todayOf(team.player)).toRead).toMatchObject([
      { kind: 'play', id, state: 'new', note: 'For Saturday' },
    ]);
    expect((await todayOf(team.coach)).toRead).toEqual([]);
    await read(team.player, id);
    await team.player.call(calls.plays.setLastRead, { playId: id }, { body: { version: 1 } });
    expect((await todayOf(team.player)).toRead).toEqual([]);
  });

  it('sends a mail with the note, but not to users who unsubscribed', async () => {
    const { id } = await draftOf('Falcon');
    await team.admin.call(calls.accounts.changeNotifications, {}, { body: { pageUpdates: false } });
    await publish(team.coach, id, { note: 'For Saturday' });
    await doJobs(app);
    const [mail] = await mailsTo(app, team.player.email);
    expect(mail?.subject).toBe('Falcon was published');
    expect(mail?.text).toContain('published this play in');
    expect(mail?.text).toContain(`/plays/${id}`);
    expect(mail?.text).toContain('“For Saturday”');
    for (const who of [team.admin, team.coach]) expect(await mailsTo(app, who.email)).toEqual([]);
  });

  it('is one notification and one mail for several drafts', async () => {
    const ids = [(await draftOf('One')).id, (await draftOf('Two')).id];
    expect((await publishAll(ids, 'This week')).body).toMatchObject({ playIds: ids, notified: 2 });
    const [news, ...others] = await bellOf(team.player);
    expect(others).toEqual([]);
    expect(notificationSentence(news!)).toBe(`${nameOf(team.coach)} published Two and 1 other play`);
    expect(notificationAddress(news!)).toBe(`/teams/${team.teamId}`);
    await doJobs(app);
    const mails = await mailsTo(app, team.player.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['2 plays were published in Harbour RFC']);
  });

  it('within ten minutes of the publication of a page extends its unread notification and mail', async () => {
    const page = await given.page(team.coach, team.teamId, { title: 'Week plan', draft: true });
    await team.coach.call(calls.pages.publish, { pageId: page.id }, { body: {} });
    await publishAll([(await draftOf('One')).id, (await draftOf('Two')).id]);
    expect((await bellOf(team.player)).map(notificationSentence)).toEqual([
      `${nameOf(team.coach)} published Week plan and 2 plays`,
    ]);
    await doJobs(app);
    const mails = await mailsTo(app, team.player.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['3 pages and plays were published in Harbour RFC']);
  });

  it('refuses all of them when one is not in the team, and a note that is too long', async () => {
    const { id } = await draftOf();
    const other = await staffedTeam(app);
    const foreign = await given.play(other.coach, other.teamId, { draft: true });
    expect((await publishAll([id, foreign.id])).status).toBe(404);
    expect((await read(team.player, id)).status).toBe(404);
    expect((await publish(team.coach, id, { note: 'x'.repeat(141) })).status).toBe(400);
  });

  it('does nothing to a play that is published', async () => {
    const { id } = await given.play(team.coach, team.teamId);
    expect((await publish(team.coach, id)).body).toMatchObject({ notified: 0, play: { isDraft: false } });
  });

  it('is a live update, and so is unpublishing, without the id of the draft', async () => {
    const { id } = await draftOf();
    const origin = await originOf(app);
    const [coach, player] = (await Promise.all(
      [team.coach, team.player].map(({ cookie }) => new Listener(origin, cookie).start()),
    )) as [Listener, Listener];
    const isChanged = { what: 'plays', teamId: team.teamId, id };
    await team.coach.call(calls.plays.change, { playId: id }, { body: { name: 'Changed' } });
    await waitFor(() => expect(coach.changes).toContainEqual(isChanged));
    expect(player.changes).not.toContainEqual(isChanged);
    await publish(team.coach, id);
    await waitFor(() => expect(player.changes).toContainEqual(isChanged));
    await unpublish(id);
    const takenBack = { what: 'categories', teamId: team.teamId, id: 0 };
    await waitFor(() => expect(player.changes).toContainEqual(takenBack));
    expect(player.changes.filter((change) => change.id === id)).toHaveLength(1);
    coach.stop();
    player.stop();
  });
});

describe('unpublishing a play', () => {
  it('keeps its stars, comments and history, and hides its activities from players', async () => {
    const { id } = await given.play(team.coach, team.teamId, { name: 'Secret' });
    await given.playComment(team.player, id);
    await team.coach.call(calls.plays.change, { playId: id }, { body: { content: '<p>Back pod</p>' } });
    await team.player.call(calls.plays.star, { playId: id }, { body: { isStarred: true } });
    expect((await unpublish(id)).body).toMatchObject({ isDraft: true, publishedAt: null });
    expect((await read(team.player, id)).status).toBe(404);
    const seenBy = async (who: Person) =>
      JSON.stringify((await who.call(calls.activities.ofTeam, { teamId: team.teamId })).body);
    expect(await seenBy(team.player)).not.toContain('Secret');
    expect(await seenBy(team.admin)).toContain('Secret');
    const { body } = await publish(team.coach, id);
    expect((body as PublishedPlay).play.isDraft).toBe(false);
    expect((await read(team.player, id)).body as Play).toMatchObject({ isStarred: true });
    expect((await team.player.call(calls.playComments.list, { playId: id })).body).toHaveLength(1);
    const history = (await team.coach.call(calls.plays.versions, { playId: id })).body as PlayVersions;
    expect(history.versions.map(({ version }) => version)).toEqual([2, 1]);
  });

  it('hides versions that were saved while it was a draft from players', async () => {
    const { id: playId } = await draftOf();
    await team.coach.call(calls.plays.change, { playId }, { body: { content: '<p>Secret</p>' } });
    await team.coach.call(calls.plays.change, { playId }, { body: { content: '<p>Open</p>' } });
    await publish(team.coach, playId);
    await team.player.call(calls.plays.setLastRead, { playId }, { body: { version: 3 } });
    const changes = (who: Person, since: number) =>
      who.call(calls.plays.changes, { playId }, { query: { since } });
    expect((await changes(team.player, 2)).status).toBe(404);
    expect((await changes(team.player, 3)).status).toBe(200);
    expect((await changes(team.coach, 2)).status).toBe(200);
  });
});

describe('a file', () => {
  it('that only the draft of a play shows exists for editors only', async () => {
    const { id: fileId, filename, url } = await given.file(app, team.coach, team.teamId);
    const { id } = await draftOf('Falcon', { diagramUrl: url });
    const open = async () => (await team.player.call(calls.media.download, { fileId, filename })).status;
    expect(await open()).toBe(404);
    await publish(team.coach, id);
    expect(await open()).toBe(200);
  });
});

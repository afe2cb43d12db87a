import {
  calls,
  notificationAddress,
  notificationSentence,
  type Notifications,
  type Page,
  type PublishedPage,
  type SearchResults,
  type StarredList,
  type PageVersions,
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

const draftOf = (title = 'Plan', more = {}) =>
  given.page(team.coach, team.teamId, { title, draft: true, ...more });
const publish = (who: Person, pageId: number, body: object = {}) =>
  who.call(calls.pages.publish, { pageId }, { body });
const publishAll = (pageIds: number[], note?: string) =>
  team.coach.call(calls.pages.publishAll, { teamId: team.teamId }, { body: { pageIds, note } });
const unpublish = (pageId: number) => team.coach.call(calls.pages.unpublish, { pageId });
const read = (who: Person, pageId: number) => who.call(calls.pages.read, { pageId });
const bellOf = async (who: Person) =>
  ((await who.call(calls.notifications.list)).body as Notifications).notifications;
const nameOf = ({ email }: Person) => email.split('@')[0];

describe('a page', () => {
  it('is published at once unless it is created as a draft', async () => {
    const published = await given.page(team.coach, team.teamId);
    expect(published).toMatchObject({ isDraft: false, publishedAt: expect.any(String) });
    expect(await draftOf()).toMatchObject({ isDraft: true, publishedAt: null });
    expect(await bellOf(team.player)).toEqual([]);
  });

  it('that is a draft exists for editors only', async () => {
    const { id } = await draftOf();
    for (const who of [team.coach, team.admin, team.superAdmin])
      expect((await read(who, id)).status).toBe(200);
    expect((await read(team.player, id)).status).toBe(404);
  });

  it('is a draft when it is the copy of one', async () => {
    const { id: pageId } = await draftOf();
    const { body } = await team.coach.call(calls.pages.duplicate, { pageId });
    expect(body).toMatchObject({ isDraft: true });
  });

  it('is a draft when a published page is duplicated as a draft', async () => {
    const { id: pageId } = await given.page(team.coach, team.teamId);
    const { body } = await team.coach.call(calls.pages.duplicate, { pageId }, { body: { draft: true } });
    expect(body).toMatchObject({ isDraft: true });
    expect((await read(team.player, (body as Page).id)).status).toBe(404);
  });

  it('is marked as a draft in search results, stars and pins', async () => {
    const { id: pageId } = await draftOf('Heron lineout');
    await team.coach.call(calls.pages.star, { pageId }, { body: { isStarred: true } });
    await team.coach.call(calls.pins.pinPage, { pageId }, { body: { isPinned: true } });
    const found = await team.coach.call(calls.search.everything, {}, { query: { q: 'Heron' } });
    const starred = await team.coach.call(calls.starred.list);
    const pins = await team.coach.call(calls.pins.list, { teamId: team.teamId });
    expect((found.body as SearchResults).pages).toMatchObject([{ id: pageId, isDraft: true }]);
    expect((starred.body as StarredList).items).toMatchObject([{ id: pageId, isDraft: true }]);
    expect(pins.body).toMatchObject([{ id: pageId, isDraft: true }]);
  });
});

describe('publishing a draft', () => {
  it('shows it to the team and notifies every other member, with the note', async () => {
    const { id } = await draftOf('Lineout calls');
    const other = await person(app);
    await joinTeam(app, other, { teamId: team.teamId, role: 'player' });
    const { body } = await publish(team.coach, id, { note: ' For Saturday ' });
    expect(body).toMatchObject({ notified: 3, page: { isDraft: false } });
    expect((await read(team.player, id)).status).toBe(200);
    for (const who of [team.player, other, team.admin]) {
      const [news] = await bellOf(who);
      expect(notificationSentence(news!)).toBe(`${nameOf(team.coach)} published Lineout calls`);
      expect(notificationAddress(news!)).toBe(`/pages/${id}`);
      expect(news).toMatchObject({ kind: 'published', excerpt: 'For Saturday' });
    }
    expect(await bellOf(team.coach)).toEqual([]);
    expect(await bellOf(team.superAdmin)).toEqual([]);
  });

  it('sends a mail with the note, but not to users who unsubscribed', async () => {
    const { id } = await draftOf('Lineout calls');
    await team.admin.call(calls.accounts.changeNotifications, {}, { body: { pageUpdates: false } });
    await publish(team.coach, id, { note: 'For Saturday' });
    await doJobs(app);
    const [mail] = await mailsTo(app, team.player.email);
    expect(mail?.subject).toBe('Lineout calls was published');
    expect(mail?.text).toContain('“For Saturday”');
    for (const who of [team.admin, team.coach]) expect(await mailsTo(app, who.email)).toEqual([]);
  });

  it('sends nothing of a page that was taken back before the mail', async () => {
    const { id } = await draftOf();
    await publish(team.coach, id);
    await unpublish(id);
    await doJobs(app);
    expect(await mailsTo(app, team.player.email)).toEqual([]);
    expect(await bellOf(team.player)).toEqual([]);
  });

  it('is one notification and one mail for several drafts', async () => {
    const drafts = [await draftOf('One'), await draftOf('Two'), await draftOf('Three')];
    const { body } = await publishAll(
      drafts.map(({ id }) => id),
      'This week',
    );
    expect(body).toMatchObject({ pageIds: drafts.map(({ id }) => id), notified: 2 });
    const [news, ...others] = await bellOf(team.player);
    expect(others).toEqual([]);
    expect(notificationSentence(news!)).toBe(`${nameOf(team.coach)} published Three and 2 other pages`);
    expect(notificationAddress(news!)).toBe(`/teams/${team.teamId}`);
    await doJobs(app);
    const [mail, ...more] = await mailsTo(app, team.player.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('3 pages were published in Harbour RFC');
  });

  it('within ten minutes of another one extends the unread notification and the mail', async () => {
    await publish(team.coach, (await draftOf('One')).id);
    await publish(team.admin, (await draftOf('Two')).id);
    expect((await bellOf(team.player)).map(notificationSentence)).toEqual([
      `${nameOf(team.admin)} published Two and 1 other page`,
    ]);
    await doJobs(app);
    expect((await mailsTo(app, team.player.email)).map(({ subject }) => subject)).toEqual([
      '2 pages were published in Harbour RFC',
    ]);
  });

  it('tells only the pages of a notification that are still published', async () => {
    const drafts = [await draftOf('One'), await draftOf('Two')];
    await publishAll(drafts.map(({ id }) => id));
    await unpublish(drafts[1]!.id);
    expect((await bellOf(team.player)).map(notificationSentence)).toEqual([
      `${nameOf(team.coach)} published One`,
    ]);
  });

  it('does nothing to a page that is published', async () => {
    const { id } = await given.page(team.coach, team.teamId);
    expect((await publish(team.coach, id)).body).toMatchObject({ notified: 0, page: { isDraft: false } });
    expect(await bellOf(team.player)).toEqual([]);
  });

  it('refuses all of them when one is not in the team, and a note that is too long', async () => {
    const { id } = await draftOf();
    const other = await staffedTeam(app);
    const foreign = await given.page(other.coach, other.teamId, { draft: true });
    expect((await publishAll([id, foreign.id])).status).toBe(404);
    expect((await read(team.player, id)).status).toBe(404);
    expect((await publish(team.coach, id, { note: 'x'.repeat(141) })).status).toBe(400);
  });

  it('is a live update, and so is taking the page back, without the id of the draft', async () => {
    const { id } = await draftOf();
    const origin = await originOf(app);
    const [coach, player] = (await Promise.all(
      [team.coach, team.player].map(({ cookie }) => new Listener(origin, cookie).start()),
    )) as [Listener, Listener];
    const isChanged = { what: 'page', teamId: team.teamId, id };
    await team.coach.call(calls.pages.change, { pageId: id }, { body: { title: 'Changed' } });
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

describe('taking a page back', () => {
  it('keeps its stars, comments and history', async () => {
    const { id } = await given.page(team.coach, team.teamId);
    await team.player.call(calls.pages.star, { pageId: id }, { body: { isStarred: true } });
    await given.comment(team.player, id);
    await team.coach.call(calls.pages.change, { pageId: id }, { body: { content: '<p>Back pod</p>' } });
    const versions = async () =>
      ((await team.coach.call(calls.pages.versions, { pageId: id })).body as PageVersions).versions.map(
        ({ version }) => version,
      );
    expect(await versions()).toEqual([2, 1]);
    expect((await unpublish(id)).body).toMatchObject({ isDraft: true, publishedAt: null });
    expect((await read(team.player, id)).status).toBe(404);
    await publish(team.coach, id);
    expect((await read(team.player, id)).body as Page).toMatchObject({ isStarred: true });
    expect((await team.player.call(calls.comments.list, { pageId: id })).body).toHaveLength(1);
    expect(await versions()).toEqual([2, 1]);
  });

  it('hides what its activities say from players, and keeps it for editors', async () => {
    const { id } = await given.page(team.coach, team.teamId, { title: 'Secret' });
    await given.comment(team.coach, id, { content: 'Secret words' });
    await unpublish(id);
    const seenBy = async (who: Person) =>
      JSON.stringify([
        (await who.call(calls.activities.ofTeam, { teamId: team.teamId })).body,
        (await who.call(calls.activities.recent)).body,
      ]);
    expect(await seenBy(team.player)).not.toContain('Secret');
    expect(await seenBy(team.admin)).toContain('Secret');
  });
});

describe('a file', () => {
  it('that only a draft shows exists for editors only, until the draft is published', async () => {
    const file = await given.file(app, team.coach, team.teamId);
    const content = `<figure data-type="file"><a href="${file.url}" download="">notes</a></figure>`;
    const { id } = await draftOf('Plan', { content });
    const filesOf = async (who: Person) =>
      ((await who.call(calls.media.list, { teamId: team.teamId })).body as { id: number }[]).map(
        (each) => each.id,
      );
    const open = (who: Person) =>
      who.call(calls.media.download, { fileId: file.id, filename: file.filename });
    expect(await filesOf(team.player)).toEqual([]);
    expect((await open(team.player)).status).toBe(404);
    expect(await filesOf(team.coach)).toEqual([file.id]);
    expect((await open(team.coach)).status).toBe(200);
    const { body } = await publish(team.coach, id);
    expect((body as PublishedPage).page.isDraft).toBe(false);
    expect(await filesOf(team.player)).toEqual([file.id]);
    expect((await open(team.player)).status).toBe(200);
    await team.coach.call(calls.pages.change, { pageId: id }, { body: { content: '<p>No file</p>' } });
    expect((await open(team.player)).status).toBe(404);
  });

  it('that a play shows exists for the whole team', async () => {
    const file = await given.file(app, team.coach, team.teamId);
    await given.play(team.coach, team.teamId, { diagramUrl: file.url });
    const { body } = await team.player.call(calls.media.list, { teamId: team.teamId });
    expect(body).toHaveLength(1);
  });
});

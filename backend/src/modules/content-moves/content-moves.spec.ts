import {
  calls,
  type Activity,
  type AuditList,
  type Category,
  type ContentComment,
  type ContentMove,
  type MediaFile,
  type Notifications,
  type Page,
  type PageVersion,
  type Play,
  type StarredList,
} from '@touchline/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { aPicture, fetchBytes, sendFiles } from '../../../test/media';
import { codeOf, joinTeam, person, useTeam, type Person } from '../../../test/people';

const app = useApp();
const team = useTeam(app, beforeEach);
/** The team that content is moved to; the coach edits both. */
const other = useTeam(app, beforeEach);

beforeEach(() => joinTeam(app, team.coach, { teamId: other.teamId, role: 'coach' }));

const move = (who: Person, body: Omit<ContentMove, 'toTeamId'>, from = team.teamId, to = other.teamId) =>
  who.call(calls.contentMoves.move, { teamId: from }, { body: { ...body, toTeamId: to } });
const movePage = (who: Person, { id }: Page) => move(who, { pageIds: [id] });
const moveBack = (who: Person, { id }: Page, categoryId: number) =>
  move(who, { pageIds: [id], categories: [{ categoryId, pageIds: [id] }] }, other.teamId, team.teamId);
const readPage = (who: Person, { id: pageId }: Page) => who.call(calls.pages.read, { pageId });
const read = async (who: Person, page: Page) => (await readPage(who, page)).body as Page;

async function pictureOf(): Promise<MediaFile> {
  const { body } = await sendFiles(app, team.coach, {
    teamId: team.teamId,
    files: [['grid.png', aPicture]],
  });
  return (body as MediaFile[])[0]!;
}
const showing = ({ url }: MediaFile) => `<p data-id="block-1">Grid</p><img src="${url}" data-id="block-2">`;
const activitiesOf = async (who: Person, teamId: number) =>
  (await who.call(calls.activities.ofTeam, { teamId })).body as Activity[];
const fileIn = (html: string) => Number(/\/api\/media\/(\d+)\//.exec(html)?.[1]);

describe('moving a page to another team', () => {
  it('keeps its address: the new team reads it, users of the old one alone get 404', async () => {
    const category = await given.category(team.coach, team.teamId);
    const page = await given.page(team.coach, team.teamId, {
      title: 'Lineout calls',
      tags: ['attack'],
      categoryId: category.id,
    });
    expect((await movePage(team.coach, page)).status).toBe(204);
    expect(await read(other.player, page)).toMatchObject({
      id: page.id,
      teamId: other.teamId,
      title: 'Lineout calls',
      tags: ['attack'],
      categoryId: null,
      isDraft: false,
      version: 2,
    });
    for (const who of [team.player, team.admin]) expect((await readPage(who, page)).status).toBe(404);
    const { body } = await other.player.call(calls.pages.list, { teamId: other.teamId });
    expect((body as Page[]).map(({ id }) => id)).toEqual([page.id]);
    expect((await team.player.call(calls.pages.list, { teamId: team.teamId })).body).toEqual([]);
  });

  it('copies the files of all versions, so that a restored one shows its picture', async () => {
    const picture = await pictureOf();
    const page = await given.page(team.coach, team.teamId, { content: showing(picture) });
    await team.coach.call(calls.pages.change, { pageId: page.id }, { body: { content: '<p>None</p>' } });
    await movePage(team.coach, page);
    const { body } = await other.coach.call(calls.pages.version, { pageId: page.id, version: 1 });
    const copyId = fileIn((body as PageVersion).content);
    expect(copyId).not.toBe(picture.id);
    const restore = { pageId: page.id, version: 1 };
    expect((await other.coach.call(calls.pages.restoreVersion, restore)).status).toBe(200);
    const content = (await read(other.player, page)).content;
    expect(fileIn(content)).toBe(copyId);
    const url = /src="([^"]+)"/.exec(content)![1]!;
    expect(((await fetchBytes(app, other.player, { url })).body as Buffer).equals(aPicture)).toBe(true);
    expect((await fetchBytes(app, team.player, { url })).status).toBe(404);
    expect((await fetchBytes(app, team.coach, { url: picture.url })).status).toBe(200);
  });

  it('takes comments along, and keeps stars and the version read last of users who see the new team only', async () => {
    await joinTeam(app, team.player, { teamId: other.teamId, role: 'player' });
    const page = await given.page(team.coach, team.teamId, { title: 'Plan' });
    await given.comment(team.player, page.id);
    for (const who of [team.player, team.admin]) {
      await who.call(calls.pages.star, { pageId: page.id }, { body: { isStarred: true } });
      await who.call(calls.pages.setLastRead, { pageId: page.id }, { body: { version: 1 } });
    }
    await movePage(team.coach, page);
    const comments = (await other.player.call(calls.comments.list, { pageId: page.id })).body;
    expect(comments as ContentComment[]).toHaveLength(1);
    expect(await read(team.player, page)).toMatchObject({ isStarred: true, lastReadVersion: 2 });
    const rows = await app.database.transaction((tx) =>
      tx.query<{ user_id: number }>(
        `select user_id from page_stars where page_id = $1 union select user_id from page_views where page_id = $1 and user_id = $2`,
        [page.id, team.admin.id],
      ),
    );
    expect(rows).toEqual([{ user_id: team.player.id }]);
    expect(((await team.admin.call(calls.starred.list)).body as StarredList).items).toEqual([]);
  });

  it('leaves its pin behind, and no title of it in the notifications of the old team', async () => {
    const page = await given.page(team.coach, team.teamId, { title: 'Secret plan', draft: true });
    await team.coach.call(calls.pages.publish, { pageId: page.id }, { body: {} });
    await team.coach.call(calls.pins.pinPage, { pageId: page.id }, { body: { isPinned: true } });
    const bell = async (who: Person) => {
      const { body, text } = await who.call(calls.notifications.list);
      return { body: body as Notifications, text };
    };
    expect((await bell(team.player)).text).toContain('Secret plan');
    await movePage(team.coach, page);
    expect((await bell(team.player)).text).not.toContain('Secret plan');
    expect((await other.player.call(calls.pins.list, { teamId: other.teamId })).body).toEqual([]);
  });

  it('of a draft stays unseen by the players of both teams', async () => {
    const draft = await given.page(team.coach, team.teamId, { title: 'Secret lineup', draft: true });
    await movePage(team.coach, draft);
    expect(await read(other.coach, draft)).toMatchObject({ isDraft: true });
    for (const who of [team.player, other.player]) {
      expect((await readPage(who, draft)).status).toBe(404);
      expect((await who.call(calls.activities.recent)).text).not.toContain('Secret lineup');
    }
  });

  it('is told in the activities of both teams and in the audit log', async () => {
    const page = await given.page(team.coach, team.teamId, { title: 'Plan' });
    await movePage(team.coach, page);
    const moved = { targetType: 'page', targetId: page.id, targetName: 'Plan' };
    expect((await activitiesOf(team.player, team.teamId))[0]).toMatchObject({
      ...moved,
      action: 'moved to another team:',
    });
    expect((await activitiesOf(other.player, other.teamId))[0]).toMatchObject({
      ...moved,
      action: 'moved here from another team:',
    });
    const { body } = await team.superAdmin.call(calls.audit.list, {}, { query: { act: 'content_moved' } });
    expect((body as AuditList).entries[0]).toMatchObject({
      act: 'content_moved',
      about: 'Plan',
      actor: { id: team.coach.id },
    });
  });

  it('keeps mentions of it working for users who see the new team', async () => {
    const page = await given.page(team.coach, team.teamId, { title: 'Plan' });
    const link = `<p data-id="block-1"><a href="/pages/${page.id}" data-page="${page.id}">Plan</a></p>`;
    const naming = await given.page(team.coach, team.teamId, { content: link });
    await movePage(team.coach, page);
    expect((await read(team.coach, naming)).content).toBe(link);
    expect((await read(team.player, naming)).content).not.toContain('href');
  });

  it('makes a save of the content from before a conflict', async () => {
    const page = await given.page(team.coach, team.teamId, { title: 'Plan' });
    await movePage(team.coach, page);
    const body = { content: '<p>Late</p>', version: page.version };
    const answer = await team.coach.call(calls.pages.change, { pageId: page.id }, { body });
    expect([answer.status, codeOf(answer)]).toEqual([409, 'page_changed']);
  });

  it('is found by the search in the new team only', async () => {
    const page = await given.page(team.coach, team.teamId, { title: 'Zebra drill' });
    const find = async (who: Person) =>
      (await who.call(calls.search.everything, {}, { query: { q: 'zebra' } })).text;
    expect(await find(team.player)).toContain('Zebra drill');
    await movePage(team.coach, page);
    expect(await find(team.player)).not.toContain('Zebra drill');
    expect(await find(other.player)).toContain('Zebra drill');
  });

  it('needs an editor of both teams, and does nothing within its own', async () => {
    const page = await given.page(team.coach, team.teamId, { title: 'Plan' });
    expect((await movePage(team.player, page)).status).toBe(403);
    expect((await movePage(other.coach, page)).status).toBe(404);
    expect((await movePage(team.admin, page)).status).toBe(404);
    const reader = await person(app, 'player');
    await joinTeam(app, reader, { teamId: team.teamId, role: 'coach' });
    await joinTeam(app, reader, { teamId: other.teamId, role: 'player' });
    expect((await movePage(reader, page)).status).toBe(403);
    expect((await move(team.coach, { pageIds: [page.id] }, team.teamId, team.teamId)).status).toBe(204);
    expect(await read(team.player, page)).toMatchObject({ teamId: team.teamId, version: 1 });
  });

  it('moves back to its category, with its picture', async () => {
    const picture = await pictureOf();
    const { id: categoryId } = await given.category(team.coach, team.teamId);
    const page = await given.page(team.coach, team.teamId, { content: showing(picture), categoryId });
    await movePage(team.coach, page);
    expect((await moveBack(team.coach, page, categoryId)).status).toBe(204);
    const back = await read(team.player, page);
    expect(back).toMatchObject({ teamId: team.teamId, version: 3, categoryId });
    const url = /src="([^"]+)"/.exec(back.content)![1]!;
    expect((await fetchBytes(app, team.player, { url })).status).toBe(200);
    expect((await readPage(other.player, page)).status).toBe(404);
  });

  it('ignores a category of another team', async () => {
    const { id: categoryId } = await given.category(team.coach, team.teamId, { name: 'Attack' });
    const { id } = await given.page(team.coach, team.teamId, { categoryId });
    await move(team.coach, { pageIds: [id], categories: [{ categoryId, pageIds: [id] }] });
    expect((await other.player.call(calls.pages.read, { pageId: id })).body).toMatchObject({
      categoryId: null,
    });
  });

  it('gets the category of the same path, however its name is capitalised', async () => {
    const under = async (teamId: number, names: readonly string[]): Promise<Category> => {
      let parent: Category | undefined;
      for (const name of names)
        parent = await given.category(team.coach, teamId, { name, parentId: parent?.id });
      return parent!;
    };
    const { id: categoryId } = await under(team.teamId, ['Attack', 'Set pieces']);
    await under(other.teamId, ['Set pieces']);
    const page = await given.page(team.coach, team.teamId, { categoryId });
    const like = await under(other.teamId, ['attack', 'Set Pieces']);
    await movePage(team.coach, page);
    expect((await read(other.player, page)).categoryId).toBe(like.id);
  });
});

describe('moving several pages and plays', () => {
  it('moves all of them, with one activity in each team', async () => {
    const titles = ['Kick-off', 'Lineout', 'Scrum'];
    const pages = await Promise.all(titles.map((title) => given.page(team.coach, team.teamId, { title })));
    const play = await given.play(team.coach, team.teamId, { name: 'Overlap' });
    const before = (await activitiesOf(other.player, other.teamId)).length;
    const body = { pageIds: pages.map(({ id }) => id), playIds: [play.id] };
    expect((await move(team.coach, body)).status).toBe(204);
    for (const page of pages) expect((await readPage(other.player, page)).status).toBe(200);
    expect((await other.player.call(calls.plays.read, { playId: play.id })).status).toBe(200);
    const [activity, ...earlier] = await activitiesOf(other.player, other.teamId);
    expect(activity!.targetName).toMatch(/^\S+, \S+ and 2 more$/);
    expect(earlier).toHaveLength(before);
  });

  it('tells players of the published ones only', async () => {
    const shown = await given.page(team.coach, team.teamId, { title: 'Shown' });
    const secret = await given.page(team.coach, team.teamId, { title: 'Secret', draft: true });
    await move(team.coach, { pageIds: [shown.id, secret.id] });
    for (const [player, teamId] of [
      [team.player, team.teamId],
      [other.player, other.teamId],
    ] as const) {
      const [first] = await activitiesOf(player, teamId);
      expect(first).toMatchObject({ targetName: 'Shown' });
      expect((await player.call(calls.activities.ofTeam, { teamId })).text).not.toContain('Secret');
    }
  });

  it('moves none when one is in the bin, or of another team', async () => {
    const page = await given.page(team.coach, team.teamId, { content: showing(await pictureOf()) });
    const binned = await given.page(team.coach, team.teamId);
    await team.coach.call(calls.pages.remove, { pageId: binned.id });
    const refused = await move(team.coach, { pageIds: [page.id, binned.id] });
    expect([refused.status, codeOf(refused)]).toEqual([404, 'page_not_found']);
    const foreign = await given.play(other.coach, other.teamId);
    const without = await move(team.coach, { pageIds: [page.id], playIds: [foreign.id] });
    expect([without.status, codeOf(without)]).toEqual([404, 'play_not_found']);
    expect(await read(team.player, page)).toMatchObject({ teamId: team.teamId, version: 1 });
    const { body } = await other.coach.call(calls.media.list, { teamId: other.teamId });
    expect(body).toEqual([]);
  });

  it('sends live updates to both teams', async () => {
    const pages = [await given.page(team.coach, team.teamId), await given.page(team.coach, team.teamId)];
    await move(team.coach, { pageIds: pages.map(({ id }) => id) });
    const rows = await app.database.transaction((tx) =>
      tx.query<{ team_id: number; target_id: number }>(
        `select distinct team_id, target_id from changes where what = 'page' and target_id = any($1) and team_id = any($2)`,
        [pages.map(({ id }) => id), [team.teamId, other.teamId]],
      ),
    );
    const expected = pages.flatMap(({ id }) => [team.teamId, other.teamId].map((teamId) => [teamId, id]));
    expect(new Set(rows.map((row) => `${row.team_id} ${row.target_id}`))).toEqual(
      new Set(expected.map((each) => each.join(' '))),
    );
  });

  it('keeps a publication of the old team for what stays', async () => {
    const moving = await given.page(team.coach, team.teamId, { title: 'Moving', draft: true });
    const play = await given.play(team.coach, team.teamId, { name: 'Staying', draft: true });
    await team.coach.call(calls.plays.publish, { playId: play.id }, { body: {} });
    await team.coach.call(calls.pages.publish, { pageId: moving.id }, { body: {} });
    await movePage(team.coach, moving);
    const { text } = await team.player.call(calls.notifications.list);
    expect(text).toContain('Staying');
    expect(text).not.toContain('Moving');
  });
});

describe('moving a play to another team', () => {
  it('takes its versions, diagram and comments along', async () => {
    const picture = await pictureOf();
    const { id: playId } = await given.play(team.coach, team.teamId, {
      name: 'Overlap',
      content: showing(picture),
      diagramUrl: picture.url,
    });
    await given.playComment(team.player, playId);
    expect((await move(team.coach, { playIds: [playId] })).status).toBe(204);
    const play = (await other.player.call(calls.plays.read, { playId })).body as Play;
    expect(play).toMatchObject({ teamId: other.teamId, name: 'Overlap', version: 2 });
    const copyId = fileIn(play.content);
    expect(copyId).not.toBe(picture.id);
    expect(fileIn(play.diagramUrl!)).toBe(copyId);
    expect((await fetchBytes(app, other.player, { url: play.diagramUrl! })).status).toBe(200);
    const comments = (await other.player.call(calls.playComments.list, { playId })).body;
    expect(comments as ContentComment[]).toHaveLength(1);
    expect((await team.player.call(calls.plays.read, { playId })).status).toBe(404);
  });
});

import { calls, type BinnedItem, type Page, type PageVersions } from '@touchline/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { Listener, originOf } from '../../../test/listener';
import { codeOf, useTeam } from '../../../test/people';
import { waitFor } from '../../../test/wait-for';

const app = useApp();
const team = useTeam(app, beforeEach);

const duplicate = (pageId: number, who = team.coach) => who.call(calls.pages.duplicate, { pageId });
const copyOf = async (page: Page) => (await duplicate(page.id)).body as Page;
const count = async (table: string, column: string, id: number) => {
  const query = `select count(*)::integer as rows from ${table} where ${column} = $1`;
  const [row] = await app.database.transaction((tx) => tx.query<{ rows: number }>(query, [id]));
  return row?.rows;
};

describe('duplicating a page', () => {
  it('answers 201 with a page of the same content, tags and category, by the user who duplicated it', async () => {
    const { id: categoryId } = await given.category(team.admin, team.teamId);
    const content = '<h2 data-id="block-1">Calls</h2><p data-id="block-2">Front pod</p>';
    const page = await given.page(team.admin, team.teamId, { content, tags: ['attack'], categoryId });
    const { status, body } = await duplicate(page.id);
    expect(status).toBe(201);
    expect(body).toMatchObject({ title: 'Copy of Lineout calls', content, tags: ['attack'], categoryId });
    expect(body).toMatchObject({ teamId: team.teamId, createdBy: team.coach.id });
    const read = await team.player.call(calls.pages.read, { pageId: (body as Page).id });
    expect(read.body).toMatchObject({ title: 'Copy of Lineout calls', content });
  });

  it('leaves comments, stars, views and history with the original', async () => {
    const page = await given.page(team.coach, team.teamId);
    await team.coach.call(calls.pages.change, { pageId: page.id }, { body: { title: 'Second' } });
    await team.coach.call(calls.pages.star, { pageId: page.id }, { body: { isStarred: true } });
    await team.player.call(calls.pages.read, { pageId: page.id });
    await given.comment(team.player, page.id);
    const copy = await copyOf(page);
    expect(copy).toMatchObject({ title: 'Copy of Second', version: 1, views: 0, isStarred: false });
    const history = await team.coach.call(calls.pages.versions, { pageId: copy.id });
    expect((history.body as PageVersions).versions.map(({ version }) => version)).toEqual([1]);
    expect(await count('comments', 'page_id', copy.id)).toBe(0);
    expect(await count('comments', 'page_id', page.id)).toBe(1);
  });

  it('numbers copies whose title the team has already, without piling up prefixes', async () => {
    const page = await given.page(team.coach, team.teamId, { title: 'Exits' });
    const first = await copyOf(page);
    const second = await copyOf(page);
    const third = await copyOf(first);
    expect([first, second, third].map(({ title }) => title)).toEqual([
      'Copy of Exits',
      'Copy of Exits (2)',
      'Copy of Exits (3)',
    ]);
  });

  it('keeps the title within its limit', async () => {
    const page = await given.page(team.coach, team.teamId, { title: 'x'.repeat(200) });
    const { title } = await copyOf(page);
    expect(title).toMatch(/^Copy of x+…$/);
    expect(title).toHaveLength(200);
  });

  it('copies the page as it is saved, not as it was', async () => {
    const page = await given.page(team.coach, team.teamId);
    const content = '<p data-id="block-1">Back pod</p>';
    await team.coach.call(calls.pages.change, { pageId: page.id }, { body: { content } });
    expect((await copyOf(page)).content).toBe(content);
  });

  it('is for editors of the team: a player gets 403, and who does not see the page gets 404', async () => {
    const page = await given.page(team.coach, team.teamId);
    const refused = await Promise.all(
      [team.player, team.outsider, team.signedOut].map((who) => duplicate(page.id, who)),
    );
    expect(refused.map(({ status }) => status)).toEqual([403, 404, 401]);
  });

  it('refuses a page in the bin, until it is restored', async () => {
    const page = await given.page(team.coach, team.teamId);
    await team.coach.call(calls.pages.remove, { pageId: page.id });
    const refused = await duplicate(page.id);
    expect([refused.status, codeOf(refused)]).toEqual([404, 'page_not_found']);
    await team.coach.call(calls.pages.restore, { pageId: page.id });
    expect((await duplicate(page.id)).status).toBe(201);
  });

  it('makes a page that is independent of the original: either can be deleted without the other', async () => {
    const file = await given.file(app, team.coach, team.teamId);
    const content = `<figure data-id="block-1" data-type="file"><a href="${file.url}" download="" data-mime="text/plain" data-size="14">notes.txt</a></figure>`;
    const page = await given.page(team.coach, team.teamId, { content });
    const copy = await copyOf(page);
    await team.coach.call(calls.pages.remove, { pageId: page.id });
    await app.database.transaction((tx) => tx.query('delete from pages where id = $1', [page.id]));
    const read = await team.player.call(calls.pages.read, { pageId: copy.id });
    expect((read.body as Page).content).toBe(content);
    const { id: fileId, filename } = file;
    const download = await team.player.call(calls.media.download, { fileId, filename });
    expect(download.status).toBe(200);
  });

  it('is recorded as a created page, sends a live update to the team and notifies nobody', async () => {
    const page = await given.page(team.coach, team.teamId);
    const listener = await new Listener(await originOf(app), team.player.cookie).start();
    const copy = await copyOf(page);
    const update = { what: 'page', teamId: team.teamId, id: copy.id };
    await waitFor(() => expect(listener.changes).toContainEqual(update));
    listener.stop();
    const { body: activities } = await team.coach.call(calls.activities.ofTeam, { teamId: team.teamId });
    expect(activities).toContainEqual(
      expect.objectContaining({ action: 'created', targetType: 'page', targetName: copy.title }),
    );
    expect(await count('notifications', 'team_id', team.teamId)).toBe(0);
    const { body: bin } = await team.coach.call(calls.pages.bin, { teamId: team.teamId });
    expect(bin as BinnedItem[]).toEqual([]);
  });

  it('is found by the next search for its title', async () => {
    const page = await given.page(team.coach, team.teamId, { title: 'Maul defence' });
    const copy = await copyOf(page);
    const { body } = await team.player.call(calls.search.everything, {}, { query: { q: 'copy of maul' } });
    const { pages } = body as { pages: { id: number }[] };
    expect(pages.map(({ id }) => id)).toContain(copy.id);
  });
});

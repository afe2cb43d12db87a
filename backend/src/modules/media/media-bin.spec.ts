import { calls, limits, type BinnedItem, type MediaFile, type MediaFiles } from '@touchline/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { aPicture, fetchBytes, filesOnDisk, sendFiles } from '../../../test/media';
import { staffedTeam, useTeam, type Person } from '../../../test/people';
import { Clock } from '../../platform/clock';
import { ExpiredFiles } from './media-cleanup';
import { Media } from './media.service';

const app = useApp();
const team = useTeam(app, beforeEach);
let file: MediaFile;
let pageId: number;

const showing = (url: string) =>
  `<figure data-type="image" data-cols="6"><img src="${url}" alt="The grid"></figure>`;

beforeEach(async () => {
  const { body } = await sendFiles(app, team.coach, { teamId: team.teamId, files: [['grid.png', aPicture]] });
  file = (body as MediaFile[])[0]!;
  const page = await given.page(team.coach, team.teamId, { title: 'Grid', content: showing(file.url) });
  pageId = page.id;
});
afterEach(() => vi.restoreAllMocks());

const params = () => ({ teamId: team.teamId, fileId: file.id });
const remove = (who: Person = team.coach) => who.call(calls.media.remove, params());
const restore = (who: Person = team.coach) => who.call(calls.bin.restoreFile, { fileId: file.id });
const bin = async (query = { files: 'yes' }) =>
  (await team.admin.call(calls.pages.bin, { teamId: team.teamId }, { query })).body as BinnedItem[];
const open = (who: Person, url = file.url) => fetchBytes(app, who, { url });
const bytesOnDisk = () => filesOnDisk(app, team.teamId);
const after = (ms: number) =>
  vi.spyOn(app.app.get(Clock), 'now').mockReturnValue(new Date(Date.now() + limits.binRetentionMs + ms));
const cleanUp = () => app.app.get(ExpiredFiles).delete();

describe('a file in the bin', () => {
  it('is deleted by editors only, is in no list and answers 404 to everyone, and its content is kept', async () => {
    const kept = bytesOnDisk();
    expect(kept).toHaveLength(3);
    expect((await remove(team.player)).status).toBe(403);
    expect((await remove(team.outsider)).status).toBe(404);
    expect((await remove()).status).toBe(204);

    const { teamId } = team;
    const paged = await team.coach.call(calls.media.files, { teamId }, { query: { view: 'paged' } });
    expect((await team.coach.call(calls.media.list, { teamId })).body).toEqual([]);
    expect((paged.body as MediaFiles).files).toEqual([]);
    for (const who of [team.player, team.coach, team.superAdmin])
      for (const url of [file.url, file.renditions!.small]) expect((await open(who, url)).status).toBe(404);
    const copied = await team.coach.call(calls.media.copy, { teamId }, { body: { fileIds: [file.id] } });
    expect(copied.body).toEqual([{ fileId: file.id, file: null }]);
    expect(await app.app.get(Media).openPicture(teamId, file.id, 100)).toBeUndefined();
    expect((await team.coach.call(calls.media.uses, params())).body.code).toBe('media_not_found');
    expect((await remove()).body.code).toBe('media_not_found');
    expect(bytesOnDisk()).toEqual(kept);
  });

  it('is listed with its name, the user who deleted it and its last day, and only for clients that ask for files', async () => {
    await remove();
    const [item, ...others] = await bin();
    expect(others).toEqual([]);
    expect(item).toMatchObject({ kind: 'file', id: file.id, title: 'grid.png' });
    expect(item!.deletedBy!.username).toBe(
      (await team.coach.call(calls.accounts.currentUser, {})).body.username,
    );
    expect(Date.parse(item!.goneAt) - Date.parse(item!.deletedAt)).toBe(limits.binRetentionMs);
    const ofEarlierClients = await team.admin.call(calls.pages.bin, { teamId: team.teamId });
    expect(ofEarlierClients.body).toEqual([]);
  });

  it('comes back under the same address, with its thumbnails, when an editor restores it', async () => {
    expect((await restore()).status).toBe(404);
    await remove();
    expect((await restore(team.player)).status).toBe(403);
    expect((await restore(team.outsider)).status).toBe(404);
    expect((await restore(team.admin)).body).toEqual(file);
    for (const url of [file.url, file.renditions!.medium])
      expect((await open(team.player, url)).status).toBe(200);
    expect(await bin()).toEqual([]);
    expect((await restore()).status).toBe(404);
  });

  it('loses its row, its content and its thumbnails after 30 days', async () => {
    const other = await given.file(app, team.coach, team.teamId);
    await remove();
    after(-60_000);
    expect(await cleanUp()).toBe(0);
    after(60_000);
    expect(await cleanUp()).toBeGreaterThan(0);
    vi.restoreAllMocks();
    expect([await bin(), (await restore()).status]).toEqual([[], 404]);
    expect(bytesOnDisk()).toEqual([other.filename.split('/').pop()]);
  });

  it('is recorded in the activities of the team when it is deleted and when it is restored', async () => {
    await remove();
    await restore();
    const { body } = await team.player.call(calls.activities.ofTeam, { teamId: team.teamId });
    const actions = (body as { targetType: string; action: string }[])
      .filter(({ targetType }) => targetType === 'media')
      .map(({ action }) => action);
    // The upload came before the page that shows the file, so that it is for editors only.
    expect(actions).toEqual(['restored', 'deleted']);
  });

  it('cannot be deleted or restored through another team', async () => {
    const other = await staffedTeam(app);
    const through = { teamId: other.teamId, fileId: file.id };
    expect((await other.admin.call(calls.media.remove, through)).status).toBe(404);
    expect((await team.superAdmin.call(calls.media.remove, through)).status).toBe(404);
    await remove();
    expect((await restore(other.admin)).status).toBe(404);
    expect((await other.admin.call(calls.bin.removeFile, { fileId: file.id })).status).toBe(404);
  });
});

describe('the uses of a file', () => {
  const uses = async () => (await team.coach.call(calls.media.uses, params())).body as unknown;

  it('count pages and plays that show it now, drafts included, and none in the bin', async () => {
    expect(await uses()).toEqual({ pages: 1, plays: 0 });
    await given.page(team.coach, team.teamId, { content: showing(file.renditions!.medium), draft: true });
    await given.play(team.coach, team.teamId, { content: showing(file.url) });
    await given.play(team.coach, team.teamId, { diagramUrl: file.url });
    expect(await uses()).toEqual({ pages: 2, plays: 2 });
    await team.coach.call(calls.pages.change, { pageId }, { body: { content: '<p>None</p>' } });
    expect(await uses()).toEqual({ pages: 1, plays: 2 });
  });

  it('are counted for editors only', async () => {
    expect((await team.player.call(calls.media.uses, params())).status).toBe(403);
    expect((await team.outsider.call(calls.media.uses, params())).status).toBe(404);
  });
});

describe('an item that is deleted permanently', () => {
  it('leaves the bin at once, cannot be restored, and loses its data at the next cleanup', async () => {
    await remove();
    expect((await team.player.call(calls.bin.removeFile, { fileId: file.id })).status).toBe(403);
    expect((await team.coach.call(calls.bin.removeFile, { fileId: file.id })).status).toBe(204);
    expect([await bin(), (await restore()).status]).toEqual([[], 404]);
    expect((await team.coach.call(calls.bin.removeFile, { fileId: file.id })).status).toBe(404);
    expect(await cleanUp()).toBeGreaterThan(0);
    expect(bytesOnDisk()).toEqual([]);
  });

  it('is a page or play of the bin, and never one outside of it', async () => {
    const play = await given.play(team.coach, team.teamId);
    const permanently = async () => [
      (await team.coach.call(calls.bin.removePage, { pageId })).status,
      (await team.coach.call(calls.bin.removePlay, { playId: play.id })).status,
    ];
    expect(await permanently()).toEqual([404, 404]);
    await team.coach.call(calls.pages.remove, { pageId });
    await team.coach.call(calls.plays.remove, { playId: play.id });
    expect(await bin()).toHaveLength(2);
    expect(await permanently()).toEqual([204, 204]);
    expect(await bin()).toEqual([]);
    expect((await team.coach.call(calls.pages.restore, { pageId })).status).toBe(404);
  });

  it('is named in the activities of players only if it was published', async () => {
    const draft = await given.page(team.coach, team.teamId, { title: 'Hidden plan', draft: true });
    for (const id of [pageId, draft.id]) {
      await team.coach.call(calls.pages.remove, { pageId: id });
      await team.coach.call(calls.bin.removePage, { pageId: id });
    }
    const { body } = await team.player.call(calls.activities.ofTeam, { teamId: team.teamId });
    const named = (body as { action: string; targetName: string }[])
      .filter(({ action }) => action === 'permanently deleted')
      .map(({ targetName }) => targetName);
    expect(named).toEqual(['Grid']);
  });
});

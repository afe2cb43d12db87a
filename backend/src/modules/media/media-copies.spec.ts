import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { calls, limits, mediaTexts, type MediaCopy, type MediaFile } from '@touchline/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { aPicture, fetchBytes, filesOnDisk, sendFiles } from '../../../test/media';
import { codeOf, joinTeam, staffedTeam, useTeam, type Person, type StaffedTeam } from '../../../test/people';
import { MediaStorage } from '../../platform/storage';

const app = useApp();
/** The team of the page into which files are pasted. */
const team = useTeam(app, beforeEach);
/** The team that files are copied from; the coach is a player there. */
const source = useTeam(app, beforeEach);

beforeEach(async () => {
  await joinTeam(app, team.coach, { teamId: source.teamId, role: 'player' });
});

const upload = async ({ coach, teamId }: StaffedTeam, name = 'grid.png', content = aPicture) => {
  const { body } = await sendFiles(app, coach, { teamId, files: [[name, content]] });
  return (body as MediaFile[])[0]!;
};
const copy = (who: Person, fileIds: unknown, { teamId }: StaffedTeam = team) =>
  who.call(calls.media.copy, { teamId }, { body: { fileIds } });
const copied = async (...fileIds: number[]) => (await copy(team.coach, fileIds)).body as MediaCopy[];
const list = async ({ coach, teamId }: StaffedTeam) =>
  (await coach.call(calls.media.list, { teamId })).body as MediaFile[];

describe('copies of media', () => {
  it('are files of the team, byte for byte, with their smaller pictures', async () => {
    const [picture, notes] = [
      await upload(source),
      await upload(source, 'notes.txt', Buffer.from('Be early')),
    ];
    const { status, body } = await copy(team.coach, [picture.id, notes.id]);
    expect(status).toBe(201);
    const [first, second] = body as MediaCopy[];
    expect([first!.fileId, second!.fileId]).toEqual([picture.id, notes.id]);
    expect(first!.file).toMatchObject({
      teamId: team.teamId,
      originalName: 'grid.png',
      mimeType: 'image/png',
      size: aPicture.length,
      width: picture.width,
      height: picture.height,
      uploadedBy: team.coach.id,
    });
    expect(first!.file!.id).not.toBe(picture.id);
    expect(second!.file).toMatchObject({ originalName: 'notes.txt', renditions: null });
    expect((await list(team)).map(({ id }) => id)).toEqual([second!.file!.id, first!.file!.id]);

    const bytes = await fetchBytes(app, team.coach, { url: first!.file!.url });
    expect((bytes.body as Buffer).equals(aPicture)).toBe(true);
    for (const size of ['small', 'medium'] as const) {
      const [before, after] = [
        await fetchBytes(app, source.coach, { url: picture.renditions![size] }),
        await fetchBytes(app, team.coach, { url: first!.file!.renditions![size] }),
      ];
      expect(after.status).toBe(200);
      expect((after.body as Buffer).equals(before.body as Buffer)).toBe(true);
    }
    expect((await fetchBytes(app, source.coach, { url: first!.file!.url })).status).toBe(404);
  });

  it('stay when the file that they were copied from is deleted', async () => {
    const { id } = await upload(source);
    const [{ file }] = (await copied(id)) as [MediaCopy];
    await source.coach.call(calls.media.remove, { teamId: source.teamId, fileId: id });
    expect((await fetchBytes(app, team.coach, { url: file!.url })).status).toBe(200);
  });

  it('are made by editors of the team only', async () => {
    const { id } = await upload(team);
    for (const [who, status] of [
      [team.signedOut, 401],
      [team.outsider, 404],
      [source.coach, 404],
      [team.player, 403],
      [team.coach, 201],
      [team.admin, 201],
      [team.superAdmin, 201],
    ] as const)
      expect((await copy(who, [id])).status).toBe(status);
  });

  it('are made of files that the user sees: files of other teams and unknown ids get the same response', async () => {
    const [seen, own] = [await upload(source), await upload(team)];
    const hidden = await upload(await staffedTeam(app));
    const gone = await upload(source);
    await source.coach.call(calls.media.remove, { teamId: source.teamId, fileId: gone.id });
    const answer = await copied(hidden.id, seen.id, 999_999, gone.id, own.id);
    expect(answer.map(({ fileId, file }) => [fileId, file?.originalName ?? null])).toEqual([
      [hidden.id, null],
      [seen.id, 'grid.png'],
      [999_999, null],
      [gone.id, null],
      [own.id, 'grid.png'],
    ]);
    expect((await copy(team.superAdmin, [hidden.id])).body[0].file).not.toBeNull();
  });

  it('end with the membership in the team that they come from', async () => {
    const { id } = await upload(source);
    const params = { teamId: source.teamId, userId: team.coach.id };
    await source.admin.call(calls.members.remove, params);
    expect(await copied(id)).toEqual([{ fileId: id, file: null }]);
  });

  it('are not made of the files of the team itself, which are answered as they are', async () => {
    const own = await upload(team);
    expect(await copied(own.id)).toEqual([{ fileId: own.id, file: own }]);
    expect(await list(team)).toHaveLength(1);
  });

  it('are made once of a file that is listed twice', async () => {
    const { id } = await upload(source);
    const [first, second] = (await copied(id, id)) as [MediaCopy, MediaCopy];
    expect(first.file!.id).toBe(second.file!.id);
    expect(await list(team)).toHaveLength(1);
  });

  it('are refused when the content is lost, and the others are made', async () => {
    const [lost, whole] = [await upload(source, 'lost.png'), await upload(source, 'whole.png')];
    rmSync(join(app.dataDir, 'media', lost.filename));
    expect((await copied(lost.id, whole.id)).map(({ file }) => file?.originalName)).toEqual([
      undefined,
      'whole.png',
    ]);
    expect(filesOnDisk(app, team.teamId)).toHaveLength(3);
  });

  it('are recorded like uploads', async () => {
    const { id } = await upload(source);
    await copied(id);
    const { body } = await team.coach.call(calls.activities.ofTeam, { teamId: team.teamId });
    expect(body[0]).toMatchObject({ action: 'uploaded', targetType: 'media', targetName: 'grid.png' });
  });

  it('are limited to a hundred files', async () => {
    const { id } = await upload(source, 'notes.txt', Buffer.from('Be early'));
    const files = await Promise.all(
      Array.from({ length: limits.mediaCopies - 1 }, (_, at) =>
        upload(source, `${at}.txt`, Buffer.from(`Note ${at}`)),
      ),
    );
    const ids = [id, ...files.map((file) => file.id)];
    const answer = await copied(...ids);
    expect(answer.filter(({ file }) => file !== null)).toHaveLength(limits.mediaCopies);
    const refused = await copy(team.coach, [...ids, id]);
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      [{ field: 'fileIds', message: mediaTexts.tooManyCopies(limits.mediaCopies) }],
    ]);
  });

  it.each([[undefined], [[]], ['7'], [[0]], [['7']], [[1.5]], [[2 ** 31]], [[null]]])(
    'are refused for the ids %j',
    async (fileIds) => {
      const { status, body } = await copy(team.coach, fileIds);
      expect([status, body.fields[0]]).toEqual([400, { field: 'fileIds', message: mediaTexts.copiedIds }]);
    },
  );

  it('leave nothing when the storage is full', async () => {
    const files = [await upload(source, 'one.png'), await upload(source, 'two.png')];
    const storage = app.app.get(MediaStorage);
    const copyBytes = storage.copy.bind(storage);
    storage.copy = (from, to) =>
      from === files[1]!.filename
        ? Promise.reject(Object.assign(new Error('Full'), { code: 'ENOSPC' }))
        : copyBytes(from, to);
    const answer = await copy(
      team.coach,
      files.map(({ id }) => id),
    ).finally(() => (storage.copy = copyBytes));
    expect([answer.status, codeOf(answer)]).toEqual([507, 'no_room']);
    expect(await list(team)).toEqual([]);
    expect(filesOnDisk(app, team.teamId)).toEqual([]);
  });
});

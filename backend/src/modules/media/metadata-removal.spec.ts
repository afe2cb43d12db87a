import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls, type MediaFile } from '@touchline/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { fetchBytes, filesOnDisk, sendFiles } from '../../../test/media';
import { useTeam } from '../../../test/people';
import { aPhoto, filmed, photographed, secrets, tagsOf } from '../../../test/photographed';
import { Database, statement } from '../../platform/database';
import { MetadataOfStoredFiles } from './metadata-removal-job';

const app = useApp();
const team = useTeam(app, beforeEach);

const upload = async (name: string, content: Buffer) => {
  const { body } = await sendFiles(app, team.coach, { teamId: team.teamId, files: [[name, content]] });
  return (body as MediaFile[])[0]!;
};
const download = async ({ url }: MediaFile, headers = {}) => {
  const { body, headers: sent, status } = await fetchBytes(app, team.coach, { url, headers });
  return { content: body as Buffer, etag: String(sent.etag), length: Number(sent['content-length']), status };
};
const listed = async (id: number) => {
  const { body } = await team.coach.call(calls.media.list, { teamId: team.teamId });
  return (body as MediaFile[]).find((file) => file.id === id)!;
};
const expectNoSecret = async (content: Buffer) => {
  expect(Object.keys(await tagsOf(content)).filter((tag) => /GPS/.test(tag))).toEqual([]);
  expect(secrets.filter((secret) => content.includes(secret))).toEqual([]);
};

const asBefore = statement(
  'test_file_as_before',
  'update media_files set metadata = null, size = $2 where id = $1',
);
const loseContent = statement(
  'test_lose_content',
  `update media_files set filename = filename || 'x' where id = $1`,
);

const withoutRenditions = statement(
  'test_without_renditions',
  'update media_files set width = null, height = null, small_size = null, medium_size = null where id = $1',
);

/** Makes a stored file one of a build that did not remove metadata. */
async function storeAsBefore(file: MediaFile, content: Buffer): Promise<void> {
  writeFileSync(join(app.dataDir, 'media', file.filename), content);
  await app.app.get(Database).execute(asBefore, [file.id, content.length]);
}

describe('the location of an uploaded file', () => {
  it('is removed before the file is stored, from photos and films', async () => {
    const photo = await photographed('photo.jpg', await aPhoto().jpeg().toBuffer());
    for (const [name, content] of [
      ['photo.jpg', photo],
      ['film.mp4', await filmed('film.mp4')],
    ] as const) {
      const file = await upload(name, content);
      const { content: stored, length } = await download(file);
      await expectNoSecret(stored);
      expect([file.mayHaveLocation, file.size, length]).toEqual([false, stored.length, stored.length]);
    }
    expect(filesOnDisk(app, team.teamId).filter((name) => !/-(small|medium)$/.test(name))).toHaveLength(2);
  });

  it('cannot be ruled out in a film that cannot be parsed, which is offered for download with a note', async () => {
    const film = await filmed('film.mp4');
    const file = await upload('torn.mp4', film.subarray(0, film.length - 50));
    expect(file).toMatchObject({
      mimeType: 'application/octet-stream',
      mayHaveLocation: true,
      size: film.length - 50,
    });
  });
});

describe('the location of a file that was stored by an earlier build', () => {
  it('is removed by the job, under the same address and for copies in caches too', async () => {
    const photo = await photographed('photo.jpg', await aPhoto(400, 300).jpeg().toBuffer());
    const file = await upload('photo.jpg', photo);
    await storeAsBefore(file, photo);
    expect((await listed(file.id)).mayHaveLocation).toBe(true);
    const before = await download(file);
    expect(before.content.equals(photo)).toBe(true);

    await app.app.get(MetadataOfStoredFiles).remove();

    const after = await download(file, { 'if-none-match': before.etag });
    expect(after.status).toBe(200);
    await expectNoSecret(after.content);
    const now = await listed(file.id);
    expect(now).toMatchObject({
      url: file.url,
      width: file.width,
      mayHaveLocation: false,
      size: after.content.length,
    });
    const small = await fetchBytes(app, team.coach, { url: now.renditions!.small });
    expect(small.headers['content-type']).toBe('image/webp');
    expect(filesOnDisk(app, team.teamId)).toHaveLength(3);
  });

  it('is removed from files in the bin, and a file whose content is lost does not stop the job', async () => {
    const photo = await photographed('photo.jpg', await aPhoto().jpeg().toBuffer());
    const [lost, binned] = [await upload('lost.jpg', photo), await upload('binned.jpg', photo)];
    for (const file of [lost, binned]) await storeAsBefore(file, photo);
    await app.app.get(Database).execute(loseContent, [lost.id]);
    await team.coach.call(calls.media.remove, { teamId: team.teamId, fileId: binned.id });

    await app.app.get(MetadataOfStoredFiles).remove();

    await team.coach.call(calls.bin.restoreFile, { fileId: binned.id });
    await expectNoSecret((await download(binned)).content);
    expect((await listed(lost.id)).mayHaveLocation).toBe(true);
  });

  it('is removed, and renditions are drawn that the earlier build did not draw', async () => {
    const photo = await photographed('photo.jpg', await aPhoto(400, 300).jpeg().toBuffer());
    const file = await upload('photo.jpg', photo);
    await storeAsBefore(file, photo);
    await app.app.get(Database).execute(withoutRenditions, [file.id]);
    expect((await listed(file.id)).renditions).toBeNull();
    await app.app.get(MetadataOfStoredFiles).remove();
    const { renditions, width } = await listed(file.id);
    expect(width).toBe(300);
    expect((await fetchBytes(app, team.coach, { url: renditions!.medium })).headers['content-type']).toBe(
      'image/webp',
    );
  });

  it('is removed once: a second run changes nothing', async () => {
    const photo = await photographed('photo.jpg', await aPhoto().jpeg().toBuffer());
    const file = await upload('photo.jpg', photo);
    await storeAsBefore(file, photo);
    await app.app.get(MetadataOfStoredFiles).remove();
    const { filename } = await listed(file.id);
    await app.app.get(MetadataOfStoredFiles).remove();
    expect((await listed(file.id)).filename).toBe(filename);
  });
});

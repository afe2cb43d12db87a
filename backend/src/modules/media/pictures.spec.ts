import { calls, type MediaFile } from '@touchline/contract';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { filmBomb, pictureBomb } from '../../../test/decompression-bombs';
import { fetchBytes, filesOnDisk, sendFiles } from '../../../test/media';
import { useTeam, type Person } from '../../../test/people';
import { ExpiredFiles } from './media-cleanup';

const app = useApp();
const team = useTeam(app, beforeEach);

const get = (who: Person, url: string) => fetchBytes(app, who, { url });
const bytesOnDisk = () => filesOnDisk(app, team.teamId);

describe('a picture', () => {
  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#0b7a43' } });
  const uploadOne = async (name: string, content: Buffer) => {
    const { body } = await sendFiles(app, team.coach, { teamId: team.teamId, files: [[name, content]] });
    return (body as MediaFile[])[0]!;
  };

  it('has its dimensions, and renditions for lists and phones', async () => {
    const file = await uploadOne('pitch.jpg', await drawn(2000, 1000).jpeg().toBuffer());
    expect(file).toMatchObject({ width: 2000, height: 1000 });
    for (const [size, width, height] of [
      ['small', 320, 160],
      ['medium', 1280, 640],
    ] as const) {
      const { status, headers, body } = await get(team.coach, file.renditions![size]);
      expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
      expect(await sharp(body as Buffer).metadata()).toMatchObject({ width, height });
    }
    expect((await get(team.outsider, file.renditions!.small)).status).toBe(404);
    expect((await get(team.coach, `${file.url}?size=huge`)).status).toBe(400);
  });

  it('is rotated by its EXIF orientation', async () => {
    const sideways = await drawn(800, 400)
      .withExif({ IFD0: { Orientation: '6' } })
      .jpeg()
      .toBuffer();
    const oriented = await sharp(sideways).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await uploadOne('phone.jpg', oriented)).toMatchObject({ width: 400, height: 800 });
  });

  it('is not enlarged', async () => {
    const file = await uploadOne('icon.png', await drawn(32, 16).png().toBuffer());
    const { body } = await get(team.coach, file.renditions!.medium);
    expect(await sharp(body as Buffer).metadata()).toMatchObject({ width: 32, height: 16 });
  });

  it('that cannot be decoded is stored without renditions', async () => {
    const whole = await drawn(600, 600).png().toBuffer();
    const file = await uploadOne('torn.png', whole.subarray(0, 60));
    expect(file).toMatchObject({ mimeType: 'image/png', renditions: null, width: null });
    expect((await get(team.coach, file.url)).status).toBe(200);
  });

  it.each([
    ['as large as a town, in a few bytes', pictureBomb(60_000, 60_000)],
    ['of a line that goes round the earth', pictureBomb(2 ** 31 - 1, 1)],
    ['without any size', pictureBomb(0, 0)],
  ])('is stored without renditions when it is %s', async (_, bomb) => {
    const file = await uploadOne('bomb.png', bomb);
    expect(file).toMatchObject({ size: bomb.length, renditions: null, width: null });
  });

  it('of thousands of frames is rendered from the first one', async () => {
    const film = await filmBomb();
    const file = await uploadOne('film.gif', film);
    expect(file).toMatchObject({ width: 64, height: 64, renditions: { small: expect.any(String) } });
  });

  it('is deleted with its renditions when it is deleted permanently', async () => {
    const file = await uploadOne('gone.png', await drawn(64, 64).png().toBuffer());
    expect(bytesOnDisk()).toHaveLength(3);
    await team.coach.call(calls.media.remove, { teamId: team.teamId, fileId: file.id });
    await team.coach.call(calls.bin.removeFile, { fileId: file.id });
    await app.app.get(ExpiredFiles).delete();
    expect(bytesOnDisk()).toEqual([]);
  });

  it('is deleted with its team', async () => {
    await uploadOne('gone.png', await drawn(64, 64).png().toBuffer());
    expect((await team.superAdmin.call(calls.teams.remove, { teamId: team.teamId })).status).toBe(204);
    expect(bytesOnDisk()).toEqual([]);
  });
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calls, type MediaFile } from '@touchline/contract';
import sharp, { type Sharp } from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { filmBomb, pictureBomb } from '../../../test/decompression-bombs';
import { fetchBytes, filesOnDisk, sendFiles } from '../../../test/media';
import { useTeam, type Person } from '../../../test/people';
import { heic, inFolder, program } from '../../../test/photographed';
import { Database, statement } from '../../platform/database';
import { ExpiredFiles } from './media-cleanup';

const app = useApp();
const team = useTeam(app, beforeEach);

const get = (who: Person, url: string) => fetchBytes(app, who, { url });
const withoutRenditions = statement(
  'test_pictures_without_renditions',
  'update media_files set width = null, height = null, small_size = null, medium_size = null where id = $1',
);
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

  it('of 200 megapixels has renditions', async () => {
    const [width, height] = [16_320, 12_240];
    const file = await uploadOne('large.jpg', await drawn(width, height).jpeg().toBuffer());
    expect(file).toMatchObject({ width, height, renditions: { medium: expect.any(String) } });
    const { body } = await get(team.coach, file.renditions!.medium);
    expect(await sharp(body as Buffer).metadata()).toMatchObject({ width: 1280, height: 960 });
  });

  const severalHeic = (...images: Sharp[]) =>
    inFolder(async (folder) => {
      const names = images.map((_, index) => join(folder, `${index}.png`));
      for (const [index, image] of images.entries()) await image.toFile(names[index]!);
      await program('heif-enc', ...names, '-o', join(folder, 'out.heic'));
      return readFile(join(folder, 'out.heic'));
    });
  /** The pages are of the same size. */
  const pages = async (...images: Sharp[]) => {
    const files = await Promise.all(images.map((image) => image.png().toBuffer()));
    return sharp(files, { join: { animated: true } })
      .tiff()
      .toBuffer();
  };
  const cmyk = () => drawn(600, 400).toColourspace('cmyk').tiff({ compression: 'jpeg' }).toBuffer();
  const deep = () => drawn(600, 400).toColourspace('rgb16').tiff({ compression: 'lzw' }).toBuffer();

  it.each([
    ['HEIC', 'photo.heic', async () => heic(await drawn(600, 400).png().toBuffer())],
    ['HEIC in 10 bits', 'deep.heic', async () => heic(await drawn(600, 400).png().toBuffer(), '-b', '10')],
    ['HEIC of several images', 'burst.heic', () => severalHeic(drawn(600, 400), drawn(300, 300))],
    ['TIFF', 'scan.tif', () => drawn(600, 400).tiff().toBuffer()],
    ['TIFF of several pages', 'pages.tif', () => pages(drawn(600, 400), drawn(600, 400))],
    ['TIFF in CMYK', 'cmyk.tif', cmyk],
    ['TIFF in 16 bits', 'deep.tif', deep],
  ])('in %s has renditions that browsers show', async (_, name, draw) => {
    const file = await uploadOne(name, await draw());
    expect(file).toMatchObject({ width: 600, height: 400 });
    for (const [size, width] of [
      ['small', 320],
      ['medium', 600],
    ] as const) {
      const { headers, body } = await get(team.coach, file.renditions![size]);
      expect(headers['content-type']).toBe('image/webp');
      expect((await sharp(body as Buffer).metadata()).width).toBe(width);
      const { data } = await sharp(body as Buffer)
        .resize(1, 1)
        .raw()
        .toBuffer({ resolveWithObject: true });
      for (const [channel, value] of [0x0b, 0x7a, 0x43].entries())
        expect(Math.abs(data[channel]! - value)).toBeLessThan(50);
    }
  });

  it('in HEIC with the colors of a phone has the same colors in its renditions', async () => {
    const red = sharp({ create: { width: 64, height: 48, channels: 3, background: '#e01010' } });
    const photo = await heic(await red.withIccProfile('p3').png().toBuffer());
    const { renditions } = await uploadOne('red.heic', photo);
    const { body } = await get(team.coach, renditions!.medium);
    const [r = 0, g = 0, b = 0] = await sharp(body as Buffer)
      .resize(1, 1)
      .raw()
      .toBuffer();
    expect(Math.max(Math.abs(r - 0xe0), Math.abs(g - 0x10), Math.abs(b - 0x10))).toBeLessThan(15);
  });

  it('in HEIC is shown by pages that name the file itself, and downloaded from there', async () => {
    const { url } = await uploadOne('photo.heic', await heic(await drawn(600, 400).png().toBuffer()));
    const shown = await fetchBytes(app, team.coach, {
      url,
      headers: { accept: 'image/webp,image/*,*/*;q=0.8' },
    });
    expect(shown.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'Cookie, Accept' });
    for (const accept of ['text/html,image/webp,*/*;q=0.8', '*/*']) {
      const { headers } = await fetchBytes(app, team.coach, { url, headers: { accept } });
      expect(headers).toMatchObject({ 'content-type': 'image/heic', vary: 'Cookie, Accept' });
    }
  });

  it('without renditions gets them when an editor tries again', async () => {
    const { id } = await uploadOne('photo.heic', await heic(await drawn(600, 400).png().toBuffer()));
    await app.app.get(Database).execute(withoutRenditions, [id]);
    const { body } = await team.coach.call(calls.media.list, { teamId: team.teamId });
    expect((body as MediaFile[])[0]).toMatchObject({ id, renditions: null, isUndrawn: true });
    const again = await team.coach.call(calls.media.draw, { teamId: team.teamId, fileId: id });
    const file = again.body as MediaFile;
    expect(file).toMatchObject({ width: 600, height: 400, isUndrawn: false });
    expect((await get(team.coach, file.renditions!.small)).headers['content-type']).toBe('image/webp');
  });

  it('in HEIC that cannot be decoded is stored as a file', async () => {
    const photo = await heic(await drawn(600, 400).png().toBuffer());
    const file = await uploadOne('torn.heic', photo.subarray(0, photo.length - 60));
    expect(file).toMatchObject({ mimeType: 'image/heic', size: photo.length - 60, renditions: null });
    const again = await team.coach.call(calls.media.draw, { teamId: team.teamId, fileId: file.id });
    expect(again).toMatchObject({ status: 201, body: { renditions: null, isUndrawn: true } });
    expect((await get(team.coach, file.url)).status).toBe(200);
  });

  it('in HEIC is upright, as the phone was held', async () => {
    const photo = await heic(await drawn(600, 400).png().toBuffer());
    // heif-enc writes no rotation: it takes the place of the depth of the pixels, which decoders also find in the image.
    const at = photo.indexOf('pixi');
    expect(at).toBeGreaterThan(0);
    photo.write('irot', at, 'latin1');
    photo[at + 4] = 1;
    const file = await uploadOne('held.heic', photo);
    expect(file).toMatchObject({ width: 400, height: 600 });
    const { body } = await get(team.coach, file.renditions!.medium);
    expect(await sharp(body as Buffer).metadata()).toMatchObject({ width: 400, height: 600 });
  });

  const startingWith = (...bytes: number[]) => Buffer.concat([Buffer.from(bytes), Buffer.alloc(5000)]);
  it.each([
    ['JPEG XL', 'photo.jxl', 'image/jxl', startingWith(0xff, 0x0a)],
    [
      'the raw format of a camera',
      'photo.nef',
      'image/x-nikon-nef',
      startingWith(0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 0x1c, 0, 0xfe, 0),
    ],
    ['PSD', 'layers.psd', 'image/vnd.adobe.photoshop', startingWith(0x38, 0x42, 0x50, 0x53, 0, 1)],
  ])('in %s, which no browser shows, is stored as a named file', async (_, name, mimeType, bytes) => {
    const file = await uploadOne(name, bytes);
    expect(file).toMatchObject({ originalName: name, mimeType, renditions: null });
    expect((await get(team.coach, file.url)).status).toBe(200);
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

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  aPhoto,
  filmed,
  heic,
  inFolder,
  packetsOf,
  photographed,
  program,
  secrets,
  tagsOf,
} from '../../../test/photographed';
import { withEdits } from './edits';
import { CachedSource } from './file-source';
import { findMetadata } from './find-metadata';

/** Removes the metadata of a file, reading it in chunks that no structure is aligned with. */
async function cleaned(mimeType: string, content: Buffer): Promise<Buffer> {
  const source = new CachedSource(content.length, ({ start, end }) =>
    Promise.resolve(content.subarray(start, end + 1)),
  );
  const edits = await findMetadata(mimeType, source);
  return buffer(Readable.from(withEdits(chunksOf(content), edits ?? []), { objectMode: false }));
}

async function* chunksOf(content: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += 1021)
    yield await Promise.resolve(content.subarray(at, at + 1021));
}

/** Descriptions of color profiles and of the structure of films. */
const structureTag = /^ICC|HandlerDescription$|SampleGroupDescription$/;
const personalTag = /GPS|Location|City|Artist|Creator|Author|Serial|Comment|Description|Title|Owner/;

async function expectNothingPersonal(content: Buffer): Promise<Record<string, unknown>> {
  const tags = await tagsOf(content);
  const found = Object.keys(tags).filter((tag) => personalTag.test(tag) && !structureTag.test(tag));
  expect(found).toEqual([]);
  const text = content.toString('latin1');
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect(Object.keys(tags).some((tag) => tag.endsWith('Error'))).toBe(false);
  return tags;
}

const pixelsOf = (content: Buffer) => sharp(content).raw().toBuffer();

describe('location and personal metadata', () => {
  it.each([
    ['jpg', 'image/jpeg', () => aPhoto().withIccProfile('p3').jpeg().toBuffer()],
    ['png', 'image/png', () => aPhoto().withIccProfile('p3').png().toBuffer()],
    ['webp', 'image/webp', () => aPhoto().withIccProfile('p3').webp().toBuffer()],
    ['tif', 'image/tiff', () => aPhoto().withIccProfile('p3').tiff({ compression: 'lzw' }).toBuffer()],
  ])(
    'are removed from %s; orientation, color profile, capture time and pixels stay',
    async (ending, type, draw) => {
      const given = await photographed(`photo.${ending}`, await draw());
      expect(Object.keys(await tagsOf(given)).join()).toMatch(/GPSLatitude/);
      const clean = await cleaned(type, given);
      const tags = await expectNothingPersonal(clean);
      const named = Object.fromEntries(
        Object.entries(tags).map(([tag, value]) => [tag.split(':')[1], value]),
      );
      expect(named).toMatchObject({
        Orientation: 6,
        DateTimeOriginal: '2026:05:04 15:30:00',
        OffsetTimeOriginal: '+02:00',
      });
      expect(Object.keys(tags).join()).toMatch(/ICC_Profile|ICC-header/);
      expect((await pixelsOf(clean)).equals(await pixelsOf(given))).toBe(true);
      expect((await cleaned(type, clean)).equals(clean)).toBe(true);
    },
  );

  it('are removed from HEIC without moving its pictures', async () => {
    const given = await photographed('photo.heic', await heic(await aPhoto().png().toBuffer()));
    const clean = await cleaned('image/heic', given);
    const tags = await expectNothingPersonal(clean);
    expect(tags).toMatchObject({ 'ExifIFD:DateTimeOriginal': '2026:05:04 15:30:00' });
    expect(clean).toHaveLength(given.length);
    expect((await decodedHeic(clean)).equals(await decodedHeic(given))).toBe(true);
  });

  it.each([
    ['mp4', 'video/mp4', []],
    ['mp4', 'video/mp4', ['-movflags', '+faststart']],
    ['mp4', 'video/mp4', ['-movflags', '+frag_keyframe+empty_moov']],
    ['mp4', 'video/mp4', ['-movflags', '+use_metadata_tags']],
    ['mov', 'video/quicktime', []],
    ['mov', 'video/quicktime', ['-movflags', '+use_metadata_tags']],
    ['m4a', 'audio/x-m4a', []],
  ])('are removed from %s (%s, %j); picture, sound and length stay', async (ending, type, options) => {
    const name = `film.${ending}`;
    const given = await filmed(name, ...options);
    const clean = await cleaned(type, given);
    const tags = await expectNothingPersonal(clean);
    expect(clean).toHaveLength(given.length);
    expect(await packetsOf(name, clean)).toBe(await packetsOf(name, given));
    expect(tags).toMatchObject({ 'QuickTime:CreateDate': '2026:05:04 13:30:00' });
  });

  it('of QuickTime keys and user data are removed, and the local capture time stays', async () => {
    const given = await photographed('film.mov', await filmed('film.mov'), [
      ...['-Keys:GPSCoordinates=51.5007 -0.1246', '-Keys:CreationDate=2026:05:04 15:30:00+02:00'],
      ...['-UserData:GPSCoordinates=51.5007 -0.1246', '-Keys:Author=Sam Okafor'],
    ]);
    expect(Object.keys(await tagsOf(given)).join()).toMatch(/GPSCoordinates.*Keys:Author/);
    const clean = await cleaned('video/quicktime', given);
    const tags = await expectNothingPersonal(clean);
    expect(tags).toMatchObject({ 'Keys:CreationDate': '2026:05:04 15:30:00+02:00' });
    expect(await packetsOf('film.mov', clean)).toBe(await packetsOf('film.mov', given));
  });

  it('of a track that records the location are removed with its samples', async () => {
    const text = '1\n00:00:00,000 --> 00:00:01,000\nGPS (51.5007, -0.1246) Harbourtown\n';
    const given = await inFolder(async (folder) => {
      const [film, words, path] = ['film.mp4', 'words.srt', 'both.mp4'].map((name) => join(folder, name));
      await writeFile(film!, await filmed('film.mp4'));
      await writeFile(words!, text);
      await program(
        'ffmpeg',
        '-v',
        'error',
        '-i',
        film!,
        '-i',
        words!,
        '-c',
        'copy',
        '-c:s',
        'mov_text',
        path!,
      );
      return readFile(path!);
    });
    expect(given.includes('GPS (51.5007')).toBe(true);
    const clean = await cleaned('video/mp4', given);
    expect(clean.includes('GPS (51.5007')).toBe(false);
    await expectNothingPersonal(clean);
    expect(await packetsOf('film.mp4', clean)).toBe(await packetsOf('film.mp4', given));
  });

  it('of a motion photo are removed with its film', async () => {
    const photo = await photographed('photo.jpg', await aPhoto().jpeg().toBuffer());
    const clean = await cleaned('image/jpeg', Buffer.concat([photo, await filmed('film.mp4')]));
    await expectNothingPersonal(clean);
    expect(clean.includes('ftyp')).toBe(false);
    expect((await pixelsOf(clean)).equals(await pixelsOf(photo))).toBe(true);
  });

  it('are removed from the second picture of a JPEG, which is still found by the index', async () => {
    const first = await photographed('first.jpg', await aPhoto().jpeg().toBuffer());
    const second = await photographed('second.jpg', await aPhoto(48, 32).jpeg().toBuffer());
    const clean = await cleaned('image/jpeg', pictures(first, second));
    const tags = await expectNothingPersonal(clean);
    const [start, length] = [Number(tags['MPImage2:MPImageStart']), Number(tags['MPImage2:MPImageLength'])];
    expect(start + length).toBe(clean.length);
    const found = clean.subarray(start, start + length);
    expect((await pixelsOf(found)).equals(await pixelsOf(second))).toBe(true);
    await expectNothingPersonal(found);
  });

  it.each(['jpg', 'png', 'webp', 'tif'])('are removed from a truncated %s', async (ending) => {
    const type = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp', tif: 'image/tiff' }[ending]!;
    const format = { jpg: 'jpeg', png: 'png', webp: 'webp', tif: 'tiff' }[ending] as 'jpeg';
    const whole = await photographed(`photo.${ending}`, await aPhoto().toFormat(format).toBuffer());
    for (let length = 40; length < whole.length; length += Math.ceil(whole.length / 60)) {
      const clean = await cleaned(type, whole.subarray(0, length)).catch(
        ({ constructor }: Error) => constructor.name,
      );
      const left = secrets.filter((secret) => clean.includes(secret));
      expect([length, left]).toEqual([length, []]);
    }
  });

  it.each([
    ['video/mp4', 'no boxes at all, but long enough'],
    ['image/png', '\x89PNG\r\n\x1a\n and then something that is no chunk'],
    ['image/tiff', 'II*\0\xff\xff\xff\x00'],
  ])('of %s that cannot be parsed are reported as unreadable', async (type, text) => {
    await expect(cleaned(type, Buffer.from(text, 'latin1'))).rejects.toThrow();
  });
});

const decodedHeic = (content: Buffer) =>
  inFolder(async (folder) => {
    await writeFile(join(folder, 'in.heic'), content);
    const decoder = (await program('which', 'heif-dec').catch(() => '')) ? 'heif-dec' : 'heif-convert';
    await program(decoder, join(folder, 'in.heic'), join(folder, 'out.png'));
    return pixelsOf(await readFile(join(folder, 'out.png')));
  });

/** Joins two pictures by an index (CIPA DC-007), as phones do for depth and gain maps. */
function pictures(first: Buffer, second: Buffer): Buffer {
  const entries = Buffer.alloc(32);
  const segmentBytes = 2 + 2 + 4 + 8 + 2 + 12 * 3 + 4 + 32;
  entries.writeUInt32LE(first.length + segmentBytes, 4);
  entries.writeUInt32LE(second.length, 20);
  // Counted from the header of the index, which follows eight bytes of the segment.
  entries.writeUInt32LE(first.length + segmentBytes - 2 - 8, 24);
  const directory = Buffer.alloc(2 + 12 * 3 + 4);
  directory.writeUInt16LE(3);
  const fields = [
    [0xb000, 7, 4, Buffer.from('0100').readUInt32LE()],
    [0xb001, 4, 1, 2],
    [0xb002, 7, 32, 8 + directory.length],
  ] as const;
  fields.forEach(([tag, type, count, value], place) => {
    directory.writeUInt16LE(tag, 2 + place * 12);
    directory.writeUInt16LE(type, 4 + place * 12);
    directory.writeUInt32LE(count, 6 + place * 12);
    directory.writeUInt32LE(value, 10 + place * 12);
  });
  const content = Buffer.concat([Buffer.from('MPF\0II*\0\x08\0\0\0', 'latin1'), directory, entries]);
  const head = Buffer.from([0xff, 0xe2, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([first.subarray(0, 2), head, content, first.subarray(2), second]);
}

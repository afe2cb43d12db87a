import { calls, limits, type MediaFile, type MediaFiles } from '@touchline/contract';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { pictureBomb } from '../../../test/decompression-bombs';
import { given } from '../../../test/given';
import { aPicture, fetchBytes, filesOnDisk, sendMultipart, type SentFile } from '../../../test/media';
import { useTeam, type Person } from '../../../test/people';

const app = useApp();
const team = useTeam(app, beforeEach);
const other = useTeam(app, beforeEach);

const setPoster = (who: Person, fileId: number, ...files: SentFile[]) =>
  sendMultipart(app, who, { call: calls.media.setPoster, params: { teamId: team.teamId, fileId }, files });
const frame = () =>
  sharp({ create: { width: 1920, height: 1080, channels: 3, background: '#0b7a43' } })
    .webp()
    .toBuffer();

describe('the poster frame of a film', () => {
  it('gives it a size and thumbnails, and is replaced by the next one', async () => {
    const film = await given.film(app, team.coach, team.teamId);
    expect(film).toMatchObject({ width: null, renditions: null, isUndrawn: false });
    expect((await fetchBytes(app, team.coach, { url: `${film.url}?size=medium` })).status).toBe(404);

    const { status, body } = await setPoster(team.coach, film.id, ['poster.webp', await frame()]);
    expect([status, body]).toMatchObject([
      200,
      { id: film.id, width: 1920, height: 1080, mimeType: 'video/webm' },
    ]);
    const poster = await fetchBytes(app, team.player, { url: (body as MediaFile).renditions!.medium });
    expect(poster.status).toBe(404);
    const shown = await fetchBytes(app, team.coach, { url: (body as MediaFile).renditions!.medium });
    expect(shown.headers['content-type']).toBe('image/webp');
    expect(await sharp(shown.body as Buffer).metadata()).toMatchObject({ width: 1280, height: 720 });

    const again = await setPoster(team.coach, film.id, ['poster.png', aPicture]);
    expect(again.body).toMatchObject({ width: 320, height: 200 });
    expect(filesOnDisk(app, team.teamId)).toHaveLength(3);
  });

  it('makes no picture of the film: the library of pictures leaves it out', async () => {
    const film = await given.film(app, team.coach, team.teamId);
    await setPoster(team.coach, film.id, ['poster.png', aPicture]);
    const { body } = await team.coach.call(
      calls.media.files,
      { teamId: team.teamId },
      { query: { view: 'paged', kind: 'pictures' } },
    );
    expect((body as MediaFiles).files).toEqual([]);
  });

  it('is copied with the film to another team', async () => {
    const film = await given.film(app, team.coach, team.teamId);
    await setPoster(team.coach, film.id, ['poster.png', aPicture]);
    const params = { teamId: other.teamId };
    const { body } = await team.superAdmin.call(calls.media.copy, params, { body: { fileIds: [film.id] } });
    const [copy] = body as { file: MediaFile }[];
    expect(copy!.file).toMatchObject({ width: 320, height: 200 });
    expect((await fetchBytes(app, team.superAdmin, { url: copy!.file.renditions!.small })).status).toBe(200);
  });

  it.each([
    ['a file that is no picture', [['a.txt', Buffer.from('Kick-off')]], 415],
    ['a picture that cannot be decoded', [['a.png', aPicture.subarray(0, 60)]], 415],
    ['a picture as large as a town', [['a.png', pictureBomb(60_000, 60_000)]], 415],
    [
      'two pictures',
      [
        ['a.png', aPicture],
        ['b.png', aPicture],
      ],
      400,
    ],
    ['nothing', [], 415],
    ['more bytes than a picture may have', [['a.png', Buffer.alloc(limits.posterBytes + 1)]], 413],
  ] satisfies [string, SentFile[], number][])('is not taken from %s', async (_, files, status) => {
    const film = await given.film(app, team.coach, team.teamId);
    expect((await setPoster(team.coach, film.id, ...files)).status).toBe(status);
    expect(filesOnDisk(app, team.teamId)).toHaveLength(1);
  });

  it('is only for films of the team', async () => {
    const notes = await given.file(app, team.coach, team.teamId);
    expect((await setPoster(team.coach, notes.id, ['poster.png', aPicture])).status).toBe(415);
    expect((await setPoster(team.coach, 999_999, ['poster.png', aPicture])).status).toBe(404);
    const film = await given.film(app, team.coach, team.teamId);
    expect((await setPoster(team.player, film.id, ['poster.png', aPicture])).status).toBe(403);
  });
});

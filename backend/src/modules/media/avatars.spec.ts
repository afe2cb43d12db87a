import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { calls, limits, mediaTexts, type Team, type User } from '@touchline/contract';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { pictureBomb } from '../../../test/decompression-bombs';
import { given } from '../../../test/given';
import { aPicture, fetchBytes, sendMultipart, type SentFile } from '../../../test/media';
import { useTeam, type Person } from '../../../test/people';

const app = useApp();
const team = useTeam(app, beforeEach);
let player: Person;

beforeEach(() => {
  ({ player } = team);
});

const send = (...files: SentFile[]) =>
  sendMultipart(app, player, { call: calls.media.changeAvatar, params: {}, files });
const me = async () => (await player.call(calls.accounts.currentUser)).body as User;
const kept = () => {
  const folder = join(app.dataDir, 'media', 'avatars');
  return existsSync(folder) ? readdirSync(folder).length : 0;
};

describe('the picture of a user', () => {
  it('is a small square without metadata', async () => {
    const photo = await sharp(aPicture)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Secret' } })
      .toBuffer();
    const { status, body } = await send(['me.jpg', photo]);
    expect(status).toBe(200);
    const { avatar } = body as User;
    expect((await me()).avatar).toBe(avatar);

    const comment = await given.comment(player, (await given.page(team.coach, team.teamId)).id);
    expect(comment.user?.avatar).toBe(avatar);
    const { members } = (await team.coach.call(calls.teams.read, { teamId: team.teamId })).body as Team;
    expect(members.find(({ userId }) => userId === player.id)?.user.avatar).toBe(avatar);

    const seen = await fetchBytes(app, team.coach, { url: avatar ?? '' });
    expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/webp']);
    const { width, height, exif } = await sharp(seen.body as Buffer).metadata();
    expect([width, height, exif]).toEqual([limits.avatarPx, limits.avatarPx, undefined]);
  });

  it('is deleted from the storage when it is replaced or removed, and with the account', async () => {
    const before = kept();
    const first = ((await send(['me.png', aPicture])).body as User).avatar ?? '';
    const second = ((await send(['me.png', aPicture])).body as User).avatar ?? '';
    expect((await fetchBytes(app, player, { url: first })).status).toBe(404);
    expect((await fetchBytes(app, player, { url: second })).status).toBe(200);
    expect((await player.call(calls.media.removeAvatar)).status).toBe(204);
    expect((await me()).avatar).toBeNull();
    expect(kept()).toBe(before);

    await send(['me.png', aPicture]);
    expect((await team.superAdmin.call(calls.admin.removeUser, { userId: player.id })).status).toBe(204);
    expect(kept()).toBe(before);
  });

  it.each<[string, SentFile[], number]>([
    ['a text', [['me.png', Buffer.from('Kick-off 14:30')]], 415],
    [
      'a drawing that can hold scripts',
      [['me.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]],
      415,
    ],
    ['a picture cut short', [['me.png', aPicture.subarray(0, 90)]], 415],
    ['a picture as large as a town', [['me.png', pictureBomb(60_000, 60_000)]], 415],
    ['more than a picture may have', [['me.png', Buffer.alloc(limits.avatarBytes + 1)]], 413],
    [
      'two pictures',
      [
        ['me.png', aPicture],
        ['you.png', aPicture],
      ],
      400,
    ],
  ])('cannot be %s, and the previous one stays', async (_what, files, expected) => {
    const { avatar } = (await send(['me.png', aPicture])).body as User;
    const before = kept();
    const { status } = await send(...files);
    expect(status).toBe(expected);
    expect((await me()).avatar).toBe(avatar);
    expect(kept()).toBe(before);
  });

  it('is refused when several files are sent', async () => {
    const { body } = await send(['me.png', aPicture], ['you.png', aPicture]);
    expect(body).toMatchObject({ fields: [{ field: 'files', message: mediaTexts.onePicture }] });
  });
});

import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { calls, fillPath, limits, type User } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Refusal, type CurrentUser } from '../../platform/http';
import { MediaStorage } from '../../platform/storage';
import { Tokens } from '../../platform/tokens';
import { Profile } from '../auth';
import { loadSharp } from './load-sharp';
import type { IncomingFile } from './media-intake.service';
import { onlyPicture } from './only-picture';
import { MAX_INPUT_PIXELS } from './renditions.service';

/** The pictures of users: one square picture each, in the storage beside the files of teams. */
@Injectable()
export class Avatars {
  constructor(
    private readonly profile: Profile,
    private readonly storage: MediaStorage,
    private readonly tokens: Tokens,
  ) {}

  async change(actor: CurrentUser, files: AsyncIterable<IncomingFile>): Promise<User> {
    const picture = await drawAvatar(await onlyPicture(files, limits.avatarBytes));
    const avatar = this.tokens.random();
    await this.storage.write(keyOf(avatar), Readable.from([picture]));
    const changed = await this.profile
      .changeAvatar(actor, addressOf(avatar))
      .catch(async (error: unknown) => {
        await this.storage.remove(keyOf(avatar));
        throw error;
      });
    await this.discard(changed.before);
    return changed.user;
  }

  async remove(actor: CurrentUser): Promise<void> {
    const { before } = await this.profile.changeAvatar(actor, null);
    await this.discard(before);
  }

  /** Deletes the picture that an account no longer uses. */
  async discard(address: string | null): Promise<void> {
    const avatar = address?.slice(addressOf('').length) ?? '';
    if (isAvatar(avatar)) await this.storage.remove(keyOf(avatar));
  }

  async open(avatar: string): Promise<Buffer> {
    if (!isAvatar(avatar)) throw new Refusal('media_not_found');
    return buffer(this.storage.open(keyOf(avatar))).catch(() => {
      throw new Refusal('media_not_found');
    });
  }
}

const keyOf = (avatar: string) => `avatars/${avatar}`;
const addressOf = (avatar: string) => fillPath(calls.media.avatar.path, { avatar });
const isAvatar = (avatar: string) => /^[\w-]{43}$/.test(avatar);

/** Crops the most salient part of a picture into a square WebP, without its metadata. */
async function drawAvatar(picture: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const edge = limits.avatarPx;
  const drawn = sharp(picture, { limitInputPixels: MAX_INPUT_PIXELS })
    .autoOrient()
    .resize(edge, edge, { fit: 'cover', position: sharp.strategy.attention })
    .webp({ quality: 82 });
  return drawn.toBuffer().catch(() => {
    throw new Refusal('wrong_type');
  });
}

import { calls, type User } from '@touchline/contract';
import { Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, Route } from '../../platform/http';
import { Avatars } from './avatars.service';
import { fixedHeaders } from './media-response';
import { filesOf } from './media-upload';

/** Changes the user's own picture, and serves those of all users. */
@Controller()
export class AvatarsController {
  constructor(private readonly avatars: Avatars) {}

  @Route(calls.media.changeAvatar)
  change(@CurrentUser() user: CurrentUser, @Req() request: FastifyRequest): Promise<User> {
    return this.avatars.change(user, filesOf(request));
  }

  @Route(calls.media.removeAvatar)
  remove(@CurrentUser() user: CurrentUser): Promise<void> {
    return this.avatars.remove(user);
  }

  @Route(calls.media.avatar)
  async open(@Param('avatar') avatar: string, @Res() reply: FastifyReply): Promise<void> {
    const picture = await this.avatars.open(avatar);
    return reply
      .headers({ ...fixedHeaders, 'accept-ranges': 'none', 'content-type': 'image/webp' })
      .send(picture);
  }
}

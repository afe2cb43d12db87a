import { calls, type Play, type PublishedPlay, type PublishedPlays } from '@touchline/contract';
import { Body, Controller, Headers, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentUser, IdParam, Route } from '../../platform/http';
import { OpenDto, PublicationDto, StarDto } from '../lifecycle';
import { PlayPublishing } from './play-publishing.service';
import { PlayStills } from './play-stills.service';
import { BulkPlayPublicationDto, NewPlayDto, PlayChangeDto, PlayFilterDto, StillDto } from './play.dto';
import { Plays } from './plays.service';

@Controller()
export class PlaysController {
  constructor(
    private readonly plays: Plays,
    private readonly publishing: PlayPublishing,
    private readonly stills: PlayStills,
  ) {}

  @Route(calls.plays.list)
  list(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @Query() query: PlayFilterDto,
  ): Promise<Play[]> {
    return this.plays.list(user, teamId, query);
  }

  @Route(calls.plays.create)
  create(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @Body() play: NewPlayDto,
  ): Promise<Play> {
    return this.plays.create(user, teamId, play);
  }

  @Route(calls.plays.publish)
  publish(
    @CurrentUser() user: CurrentUser,
    @IdParam('playId') playId: number,
    @Body() body: PublicationDto,
  ): Promise<PublishedPlay> {
    return this.publishing.publish(user, playId, body);
  }

  @Route(calls.plays.publishAll)
  publishAll(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @Body() body: BulkPlayPublicationDto,
  ): Promise<PublishedPlays> {
    return this.publishing.publishAll(user, teamId, body);
  }

  @Route(calls.plays.unpublish)
  unpublish(@CurrentUser() user: CurrentUser, @IdParam('playId') playId: number): Promise<Play> {
    return this.publishing.unpublish(user, playId);
  }

  @Route(calls.plays.read)
  read(
    @CurrentUser() user: CurrentUser,
    @IdParam('playId') playId: number,
    @Query() { ahead }: OpenDto,
  ): Promise<Play> {
    return this.plays.read(user, playId, { isOpened: !ahead });
  }

  @Route(calls.plays.still)
  async still(
    @CurrentUser() user: CurrentUser,
    @IdParam('playId') playId: number,
    @Query() { v: version }: StillDto,
    @Headers('if-none-match') ifNoneMatch: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { status, headers, content } = await this.stills.open(user, playId, { version, ifNoneMatch });
    return reply.status(status).headers(headers).send(content);
  }

  @Route(calls.plays.change)
  change(
    @CurrentUser() user: CurrentUser,
    @IdParam('playId') playId: number,
    @Body() change: PlayChangeDto,
  ): Promise<Play> {
    return this.plays.change(user, playId, change);
  }

  @Route(calls.plays.star)
  star(
    @CurrentUser() user: CurrentUser,
    @IdParam('playId') playId: number,
    @Body() { isStarred }: StarDto,
  ): Promise<Play> {
    return this.plays.star(user, playId, isStarred);
  }

  @Route(calls.plays.remove)
  remove(@CurrentUser() user: CurrentUser, @IdParam('playId') playId: number): Promise<void> {
    return this.plays.remove(user, playId);
  }
}

import { calls, type MediaCopy, type MediaFile, type MediaFiles, type MediaUses } from '@touchline/contract';
import { Body, Controller, Headers, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, IdParam, Route } from '../../platform/http';
import { CopiedFilesDto, MediaListDto, PictureDto } from './media.dto';
import type { MediaRequest } from './media-response';
import { filesOf } from './media-upload';
import { Media } from './media.service';

@Controller()
export class MediaController {
  constructor(private readonly media: Media) {}

  @Route(calls.media.list)
  list(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @Query() query: MediaListDto,
  ): Promise<MediaFile[] | MediaFiles> {
    return query.view ? this.media.listPart(user, teamId, query) : this.media.list(user, teamId);
  }

  @Route(calls.media.upload)
  upload(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @Req() request: FastifyRequest,
  ): Promise<MediaFile[]> {
    return this.media.upload(user, teamId, filesOf(request));
  }

  @Route(calls.media.copy)
  copy(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @Body() { fileIds }: CopiedFilesDto,
  ): Promise<MediaCopy[]> {
    return this.media.copy(user, teamId, fileIds);
  }

  @Route(calls.media.remove)
  remove(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @IdParam('fileId') fileId: number,
  ): Promise<void> {
    return this.media.remove(user, teamId, fileId);
  }

  @Route(calls.media.draw)
  draw(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @IdParam('fileId') fileId: number,
  ): Promise<MediaFile> {
    return this.media.draw(user, teamId, fileId);
  }

  @Route(calls.media.setPoster)
  setPoster(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @IdParam('fileId') fileId: number,
    @Req() request: FastifyRequest,
  ): Promise<MediaFile> {
    return this.media.setPoster(user, { teamId, fileId }, filesOf(request));
  }

  @Route(calls.media.uses)
  uses(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @IdParam('fileId') fileId: number,
  ): Promise<MediaUses> {
    return this.media.uses(user, teamId, fileId);
  }

  @Route(calls.bin.restoreFile)
  restore(@CurrentUser() user: CurrentUser, @IdParam('fileId') fileId: number): Promise<MediaFile> {
    return this.media.restore(user, fileId);
  }

  /** The file name in the URL is ignored; the id identifies the file. */
  @Route(calls.media.download)
  async download(
    @CurrentUser() user: CurrentUser,
    @IdParam('fileId') fileId: number,
    @Query() { size }: PictureDto,
    @Headers() requestHeaders: MediaRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { status, headers, content } = await this.media.download(user, { fileId, size }, requestHeaders);
    return reply.status(status).headers(headers).send(content);
  }
}

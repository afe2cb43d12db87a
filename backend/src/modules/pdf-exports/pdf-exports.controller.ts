import { calls, type PageFileJob } from '@touchline/contract';
import { Controller, Headers, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentUser, IdParam, Route } from '../../platform/http';
import type { MediaRequest } from '../media';
import { PdfExports } from './pdf-exports.service';

@Controller()
export class PdfExportsController {
  constructor(private readonly files: PdfExports) {}

  @Route(calls.pageFiles.create)
  create(@CurrentUser() user: CurrentUser, @IdParam('pageId') pageId: number): Promise<PageFileJob> {
    return this.files.create(user, { kind: 'page', id: pageId });
  }

  @Route(calls.pageFiles.createForPlay)
  createForPlay(@CurrentUser() user: CurrentUser, @IdParam('playId') playId: number): Promise<PageFileJob> {
    return this.files.create(user, { kind: 'play', id: playId });
  }

  @Route(calls.pageFiles.job)
  job(@CurrentUser() user: CurrentUser, @IdParam('jobId') jobId: number): Promise<PageFileJob> {
    return this.files.find(user, jobId);
  }

  /** The file name in the URL is ignored; the id identifies the file. */
  @Route(calls.pageFiles.download)
  async download(
    @CurrentUser() user: CurrentUser,
    @IdParam('jobId') jobId: number,
    @Headers() requestHeaders: MediaRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { status, headers, content } = await this.files.download(user, jobId, requestHeaders);
    return reply.status(status).headers(headers).send(content);
  }
}

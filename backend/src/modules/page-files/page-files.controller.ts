import { calls, type PageFileJob } from '@touchline/contract';
import { Controller, Headers, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Actor, CurrentActor, IdParam, Route } from '../../platform/http';
import type { MediaRequest } from '../media';
import { PageFiles } from './page-files.service';

@Controller()
export class PageFilesController {
  constructor(private readonly files: PageFiles) {}

  @Route(calls.pageFiles.create)
  create(@CurrentActor() actor: Actor, @IdParam('pageId') pageId: number): Promise<PageFileJob> {
    return this.files.create(actor, pageId);
  }

  @Route(calls.pageFiles.job)
  job(@CurrentActor() actor: Actor, @IdParam('jobId') jobId: number): Promise<PageFileJob> {
    return this.files.find(actor, jobId);
  }

  /** The name in the address is for people; the number alone says which file. */
  @Route(calls.pageFiles.download)
  async download(
    @CurrentActor() actor: Actor,
    @IdParam('jobId') jobId: number,
    @Headers() asked: MediaRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { status, headers, content } = await this.files.download(actor, jobId, asked);
    return reply.status(status).headers(headers).send(content);
  }
}

import { calls, type DataExport, type DeletionRequest, type OwnData } from '@touchline/contract';
import { Body, Controller, Headers, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentUser, IdParam, LimitAttempts, Route } from '../../platform/http';
import type { MediaRequest } from '../media';
import { DataExports } from './data-exports.service';
import { DeletionRequests } from './deletion-requests.service';
import { DeletionRequestDto } from './own-data.dto';

/** The user's own data: export and deletion. */
@Controller()
export class OwnDataController {
  constructor(
    private readonly exports: DataExports,
    private readonly deletions: DeletionRequests,
  ) {}

  @Route(calls.ownData.read)
  async read(@CurrentUser() user: CurrentUser): Promise<OwnData> {
    return { dataExport: await this.exports.findNewest(user), ...(await this.deletions.findOwn(user)) };
  }

  @Route(calls.ownData.createExport)
  createExport(@CurrentUser() user: CurrentUser): Promise<DataExport> {
    return this.exports.create(user);
  }

  /** The file name in the URL is ignored; the id identifies the archive. */
  @Route(calls.ownData.download)
  async download(
    @CurrentUser() user: CurrentUser,
    @IdParam('exportId') exportId: number,
    @Headers() requestHeaders: MediaRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { status, headers, content } = await this.exports.download(user, exportId, requestHeaders);
    return reply.status(status).headers(headers).send(content);
  }

  @Route(calls.ownData.requestDeletion)
  @LimitAttempts()
  requestDeletion(@CurrentUser() user: CurrentUser, @Body() { password }: DeletionRequestDto): Promise<void> {
    return this.deletions.create(user, password);
  }

  @Route(calls.ownData.withdrawDeletion)
  withdrawDeletion(@CurrentUser() user: CurrentUser): Promise<void> {
    return this.deletions.withdraw(user);
  }

  @Route(calls.ownData.deletionRequests)
  deletionRequests(@CurrentUser() user: CurrentUser): Promise<DeletionRequest[]> {
    return this.deletions.list(user);
  }

  @Route(calls.ownData.declineDeletion)
  declineDeletion(@CurrentUser() user: CurrentUser, @IdParam('userId') userId: number): Promise<void> {
    return this.deletions.decline(user, userId);
  }
}

import { calls, type BulkTagging } from '@touchline/contract';
import { Body, Controller } from '@nestjs/common';
import { CurrentUser, IdParam, Route } from '../../platform/http';
import { BulkPagesDto, BulkPlaysDto, BulkTaggingDto } from './bulk.dto';
import { BulkChanges } from './bulk.service';

@Controller()
export class BulkController {
  constructor(private readonly bulk: BulkChanges) {}

  @Route(calls.bulk.binPages)
  binPages(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @Body() { pageIds: ids }: BulkPagesDto,
  ): Promise<void> {
    return this.bulk.moveToBin(user, { kind: 'page', teamId, ids });
  }

  @Route(calls.bulk.binPlays)
  binPlays(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @Body() { playIds: ids }: BulkPlaysDto,
  ): Promise<void> {
    return this.bulk.moveToBin(user, { kind: 'play', teamId, ids });
  }

  @Route(calls.bulk.restorePages)
  restorePages(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @Body() { pageIds: ids }: BulkPagesDto,
  ): Promise<void> {
    return this.bulk.restore(user, { kind: 'page', teamId, ids });
  }

  @Route(calls.bulk.restorePlays)
  restorePlays(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @Body() { playIds: ids }: BulkPlaysDto,
  ): Promise<void> {
    return this.bulk.restore(user, { kind: 'play', teamId, ids });
  }

  @Route(calls.bulk.tagPages)
  tagPages(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @Body() { changes }: BulkTaggingDto,
  ): Promise<BulkTagging> {
    return this.bulk.tag(user, { kind: 'page', teamId, changes });
  }

  @Route(calls.bulk.tagPlays)
  tagPlays(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @Body() { changes }: BulkTaggingDto,
  ): Promise<BulkTagging> {
    return this.bulk.tag(user, { kind: 'play', teamId, changes });
  }
}

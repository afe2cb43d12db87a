import { calls, type BinnedItem } from '@touchline/contract';
import { Controller, Query } from '@nestjs/common';
import { CurrentUser, IdParam, Route } from '../../platform/http';
import { Bin } from './bin.service';
import { BinDto } from './lifecycle.dto';

@Controller()
export class BinController {
  constructor(private readonly bin: Bin) {}

  @Route(calls.pages.bin)
  list(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @Query() { files }: BinDto,
  ): Promise<BinnedItem[]> {
    return this.bin.list(user, teamId, { includesFiles: files === 'yes' });
  }

  @Route(calls.bin.removePage)
  removePage(@CurrentUser() user: CurrentUser, @IdParam('pageId') id: number): Promise<void> {
    return this.bin.deletePermanently(user, { kind: 'page', id });
  }

  @Route(calls.bin.removePlay)
  removePlay(@CurrentUser() user: CurrentUser, @IdParam('playId') id: number): Promise<void> {
    return this.bin.deletePermanently(user, { kind: 'play', id });
  }

  @Route(calls.bin.removeFile)
  removeFile(@CurrentUser() user: CurrentUser, @IdParam('fileId') id: number): Promise<void> {
    return this.bin.deletePermanently(user, { kind: 'file', id });
  }
}

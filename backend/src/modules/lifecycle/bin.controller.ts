import { calls, type BinnedItem } from '@touchline/contract';
import { Controller } from '@nestjs/common';
import { CurrentUser, IdParam, Route } from '../../platform/http';
import { Bin } from './bin.service';

@Controller()
export class BinController {
  constructor(private readonly bin: Bin) {}

  @Route(calls.pages.bin)
  list(@CurrentUser() user: CurrentUser, @IdParam('teamId') teamId: number): Promise<BinnedItem[]> {
    return this.bin.list(user, teamId);
  }
}

import { calls, type StarredList } from '@touchline/contract';
import { Controller, Query } from '@nestjs/common';
import { CurrentUser, Route } from '../../platform/http';
import { StarredDto } from './starred.dto';
import { Starred } from './starred.service';

@Controller()
export class StarredController {
  constructor(private readonly starred: Starred) {}

  @Route(calls.starred.list)
  list(@CurrentUser() user: CurrentUser, @Query() query: StarredDto): Promise<StarredList> {
    return this.starred.list(user, query);
  }
}

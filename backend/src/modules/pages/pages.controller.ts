import { calls } from '@touchline/contract';
import { Body, Controller, Query } from '@nestjs/common';
import { CurrentActor, IdParam, Route, type Actor } from '../../platform/http';
import { CurrentCaller, type Caller } from '../auth';
import { PageLists } from './page-lists.service';
import { PageReading } from './page-reading.service';
import { NewPageDto, PageChangeDto, PageListQueryDto, ReadQueryDto, StarDto } from './page.dto';
import { Pages } from './pages.service';

@Controller()
export class PagesController {
  constructor(
    private readonly pages: Pages,
    private readonly reading: PageReading,
    private readonly lists: PageLists,
  ) {}

  @Route(calls.pages.list)
  list(@CurrentCaller() caller: Caller, @IdParam('teamId') teamId: number, @Query() query: PageListQueryDto) {
    const { view, ...rest } = query;
    return view
      ? this.lists.summaries(caller, teamId, { view, ...rest })
      : this.lists.whole(caller, teamId, rest);
  }

  @Route(calls.pages.tags)
  tags(@CurrentActor() actor: Actor, @IdParam('teamId') teamId: number) {
    return this.lists.tags(actor, teamId);
  }

  @Route(calls.pages.create)
  create(@CurrentActor() actor: Actor, @IdParam('teamId') teamId: number, @Body() page: NewPageDto) {
    return this.pages.create(actor, teamId, page);
  }

  @Route(calls.pages.read)
  read(@CurrentCaller() caller: Caller, @IdParam('pageId') pageId: number, @Query() { ahead }: ReadQueryDto) {
    return this.reading.open(caller, pageId, { isOpened: !ahead });
  }

  @Route(calls.pages.change)
  change(@CurrentCaller() caller: Caller, @IdParam('pageId') pageId: number, @Body() change: PageChangeDto) {
    return this.pages.change(caller, pageId, change);
  }

  @Route(calls.pages.star)
  star(@CurrentActor() actor: Actor, @IdParam('pageId') pageId: number, @Body() { isStarred }: StarDto) {
    return this.reading.star(actor, pageId, isStarred);
  }

  @Route(calls.pages.remove)
  remove(@CurrentActor() actor: Actor, @IdParam('pageId') pageId: number) {
    return this.pages.remove(actor, pageId);
  }
}

import { calls } from '@touchline/contract';
import { Body, Controller, Query } from '@nestjs/common';
import { bodyPipe, CurrentUser, idOf, IdParam, Route } from '../../platform/http';
import { Joined, JoinWithSession, type ReadRequest } from '../auth';
import { OpenDto, PublicationDto, StarDto } from '../lifecycle';
import { PageDuplication } from './page-duplication.service';
import { PageLists, type FoundList } from './page-lists.service';
import { PageReading, type FoundPage } from './page-reading.service';
import { PagePublishing } from './page-publishing.service';
import {
  BulkPublicationDto,
  DuplicationDto,
  NewPageDto,
  PageChangeDto,
  PageListDto,
  TagListDto,
} from './page.dto';
import { Pages, type FoundPageToChange } from './pages.service';
import { TagLists } from './tag-lists.service';

@Controller()
export class PagesController {
  constructor(
    private readonly pages: Pages,
    private readonly reading: PageReading,
    private readonly lists: PageLists,
    private readonly tagLists: TagLists,
    private readonly duplication: PageDuplication,
    private readonly publishing: PagePublishing,
  ) {}

  @Route(calls.pages.list)
  @JoinWithSession(PageLists, async (lists, key, request) =>
    lists.find(key, idOf(request.params.teamId), {
      ...(await listQueryOf(request)),
      isPublished: request.viewsAsPlayer,
    }),
  )
  list(@CurrentUser() user: CurrentUser, @Joined() found: FoundList, @Query() query: PageListDto) {
    return this.lists.present(user, found, query);
  }

  @Route(calls.pages.tags)
  tags(@CurrentUser() user: CurrentUser, @IdParam('teamId') teamId: number, @Query() query: TagListDto) {
    return this.tagLists.find(user, teamId, query);
  }

  @Route(calls.pages.create)
  create(@CurrentUser() user: CurrentUser, @IdParam('teamId') teamId: number, @Body() page: NewPageDto) {
    return this.pages.create(user, teamId, page);
  }

  @Route(calls.pages.publish)
  publish(@CurrentUser() user: CurrentUser, @IdParam('pageId') pageId: number, @Body() body: PublicationDto) {
    return this.publishing.publish(user, pageId, body);
  }

  @Route(calls.pages.publishAll)
  publishAll(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @Body() body: BulkPublicationDto,
  ) {
    return this.publishing.publishAll(user, teamId, body);
  }

  @Route(calls.pages.unpublish)
  unpublish(@CurrentUser() user: CurrentUser, @IdParam('pageId') pageId: number) {
    return this.publishing.unpublish(user, pageId);
  }

  @Route(calls.pages.duplicate)
  @JoinWithSession(Pages, (pages, key, { params }) => pages.findToChange(key, idOf(params.pageId)))
  duplicate(
    @CurrentUser() user: CurrentUser,
    @Joined() found: FoundPageToChange,
    @Body() body: DuplicationDto,
  ) {
    return this.duplication.duplicate(user, found, body);
  }

  @Route(calls.pages.read)
  @JoinWithSession(PageReading, (reading, key, { params }) => reading.find(key, idOf(params.pageId)))
  read(@CurrentUser() user: CurrentUser, @Joined() found: FoundPage, @Query() { ahead }: OpenDto) {
    return this.reading.open(user, found, { isOpened: !ahead });
  }

  @Route(calls.pages.change)
  @JoinWithSession(Pages, (pages, key, { params }) => pages.findToChange(key, idOf(params.pageId)))
  change(
    @CurrentUser() user: CurrentUser,
    @Joined() found: FoundPageToChange,
    @Body() change: PageChangeDto,
  ) {
    return this.pages.change(user, found, change);
  }

  @Route(calls.pages.star)
  star(@CurrentUser() user: CurrentUser, @IdParam('pageId') pageId: number, @Body() { isStarred }: StarDto) {
    return this.reading.star(user, pageId, isStarred);
  }

  @Route(calls.pages.remove)
  remove(@CurrentUser() user: CurrentUser, @IdParam('pageId') pageId: number) {
    return this.pages.remove(user, pageId);
  }
}

/** An invalid query is refused after the session is resolved; until then this reads as little as possible. */
const listQueryOf = ({ query }: ReadRequest): Promise<PageListDto> =>
  bodyPipe
    .transform(query, { type: 'query', metatype: PageListDto })
    .then((parsed) => (parsed instanceof PageListDto ? parsed : smallest))
    .catch(() => smallest);

const smallest: PageListDto = { view: 'summary', limit: 1 };

import { calls, type SearchPart, type SearchResults } from '@touchline/contract';
import { Controller, Query } from '@nestjs/common';
import { CurrentUser, Route } from '../../platform/http';
import { SearchDto, SearchListDto } from './search.dto';
import { Search } from './search.service';

@Controller()
export class SearchController {
  constructor(private readonly search: Search) {}

  @Route(calls.search.everything)
  everything(@CurrentUser() user: CurrentUser, @Query() query: SearchDto): Promise<SearchResults> {
    return this.search.everything(user, query);
  }

  @Route(calls.search.list)
  list(@CurrentUser() user: CurrentUser, @Query() query: SearchListDto): Promise<SearchPart> {
    return this.search.list(user, query);
  }
}

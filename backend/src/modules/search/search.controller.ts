import { calls, type SearchResults } from '@touchline/contract';
import { Controller, Query } from '@nestjs/common';
import { CurrentUser, Route } from '../../platform/http';
import { SearchDto } from './search.dto';
import { Search } from './search.service';

@Controller()
export class SearchController {
  constructor(private readonly search: Search) {}

  @Route(calls.search.everything)
  everything(@CurrentUser() user: CurrentUser, @Query() { q }: SearchDto): Promise<SearchResults> {
    return this.search.everything(user, q);
  }
}

import { calls, type SearchResults } from '@touchline/contract';
import { Controller, Query } from '@nestjs/common';
import { CurrentActor, Route, type Actor } from '../../platform/http';
import { SearchQueryDto } from './search.dto';
import { Search } from './search.service';

@Controller()
export class SearchController {
  constructor(private readonly search: Search) {}

  @Route(calls.search.everything)
  everything(@CurrentActor() actor: Actor, @Query() { q }: SearchQueryDto): Promise<SearchResults> {
    return this.search.everything(actor, q);
  }
}

import { Module } from '@nestjs/common';
import { FoundPageRepository } from './found-page.repository';
import { HaystackUpkeep } from './haystack-upkeep';
import { HaystackRepository } from './haystack.repository';
import { Haystacks } from './haystacks.service';
import { IndexSavedPages } from './index-saved-pages';
import { PageSearch } from './page-search.service';
import { SearchController } from './search.controller';
import { SearchIndexSchedule } from './search-index-schedule';
import { SearchRepository } from './search.repository';
import { Search } from './search.service';
import { WordUpkeep } from './word-upkeep';

@Module({
  controllers: [SearchController],
  providers: [
    ...[FoundPageRepository, HaystackRepository, Haystacks, HaystackUpkeep],
    ...[IndexSavedPages, PageSearch, Search, SearchIndexSchedule, SearchRepository, WordUpkeep],
  ],
  exports: [Haystacks, SearchIndexSchedule],
})
export class SearchModule {}

import { Module } from '@nestjs/common';
import { PageSearchRepository } from './page-search.repository';
import { SearchIndexMerge } from './search-index-merge';
import { SearchIndexRepository } from './search-index.repository';
import { SearchIndex } from './search-index.service';
import { IndexSavedPages } from './index-saved-pages';
import { PageSearch } from './page-search.service';
import { SearchController } from './search.controller';
import { SearchIndexSchedule } from './search-index-schedule';
import { SearchRepository } from './search.repository';
import { Search } from './search.service';
import { SearchTermCleanup } from './search-term-cleanup';

@Module({
  controllers: [SearchController],
  providers: [
    PageSearchRepository,
    SearchIndexRepository,
    SearchIndex,
    SearchIndexMerge,
    IndexSavedPages,
    PageSearch,
    Search,
    SearchIndexSchedule,
    SearchRepository,
    SearchTermCleanup,
  ],
  exports: [SearchIndex, SearchIndexSchedule],
})
export class SearchModule {}

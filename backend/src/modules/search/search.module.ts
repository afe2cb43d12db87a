import { Module } from '@nestjs/common';
import { CommentSearchRepository } from './comment-search.repository';
import { CommentSearch } from './comment-search.service';
import { ContentSearchRepository } from './content-search.repository';
import { ContentSearch } from './content-search.service';
import { FoldedTexts } from './folded-texts';
import { SearchIndexMerge } from './search-index-merge';
import { SearchIndexRepository } from './search-index.repository';
import { SearchIndex } from './search-index.service';
import { IndexSavedPages } from './index-saved-pages';
import { SearchController } from './search.controller';
import { SearchIndexSchedule } from './search-index-schedule';
import { SearchScopeRepository } from './search-scope.repository';
import { SearchRepository } from './search.repository';
import { Search } from './search.service';
import { SearchTermCleanup } from './search-term-cleanup';

@Module({
  controllers: [SearchController],
  providers: [
    CommentSearchRepository,
    CommentSearch,
    ContentSearchRepository,
    SearchIndexRepository,
    SearchIndex,
    SearchIndexMerge,
    IndexSavedPages,
    ContentSearch,
    FoldedTexts,
    Search,
    SearchIndexSchedule,
    SearchRepository,
    SearchScopeRepository,
    SearchTermCleanup,
  ],
  exports: [FoldedTexts, SearchIndex, SearchIndexSchedule],
})
export class SearchModule {}

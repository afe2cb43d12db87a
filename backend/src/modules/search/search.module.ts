import { Module } from '@nestjs/common';
import { FoundPageRepository } from './found-page.repository';
import { HaystackUpkeep } from './haystack-upkeep';
import { HaystackRepository } from './haystack.repository';
import { Haystacks } from './haystacks.service';
import { PageSearch } from './page-search.service';
import { SearchController } from './search.controller';
import { SearchRepository } from './search.repository';
import { Search } from './search.service';
import { WordUpkeep } from './word-upkeep';

@Module({
  controllers: [SearchController],
  providers: [
    ...[FoundPageRepository, HaystackRepository, Haystacks, HaystackUpkeep],
    ...[PageSearch, Search, SearchRepository, WordUpkeep],
  ],
  exports: [Haystacks],
})
export class SearchModule {}

import { Module } from '@nestjs/common';
import { FoundPageRepository } from './found-page.repository';
import { PageSearch } from './page-search.service';
import { SearchController } from './search.controller';
import { SearchRepository } from './search.repository';
import { Search } from './search.service';

@Module({
  controllers: [SearchController],
  providers: [FoundPageRepository, PageSearch, Search, SearchRepository],
})
export class SearchModule {}

import { Module } from '@nestjs/common';
import { SearchController } from './search.controller';
import { SearchRepository } from './search.repository';
import { Search } from './search.service';

@Module({ controllers: [SearchController], providers: [Search, SearchRepository] })
export class SearchModule {}

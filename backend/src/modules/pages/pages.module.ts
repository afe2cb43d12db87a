import { Module } from '@nestjs/common';
import { ActivitiesModule } from '../activities';
import { CategoriesModule } from '../categories';
import { BinRepository } from './bin.repository';
import { BinEmptying } from './bin-emptying.service';
import { Bin } from './bin.service';
import { PageArchiveController } from './page-archive.controller';
import { PageHistoryRepository } from './page-history.repository';
import { PageHistory } from './page-history.service';
import { PageListRepository } from './page-list.repository';
import { PageLists } from './page-lists.service';
import { PageRepository } from './page.repository';
import { PagesController } from './pages.controller';
import { Pages } from './pages.service';

@Module({
  imports: [ActivitiesModule, CategoriesModule],
  controllers: [PagesController, PageArchiveController],
  providers: [
    Bin,
    BinEmptying,
    BinRepository,
    PageHistory,
    PageHistoryRepository,
    Pages,
    PageLists,
    PageRepository,
    PageListRepository,
  ],
  exports: [Bin, Pages],
})
export class PagesModule {}

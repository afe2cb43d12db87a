import { Module } from '@nestjs/common';
import { ActivitiesModule } from '../activities';
import { PageListRepository } from './page-list.repository';
import { PageLists } from './page-lists.service';
import { PageRepository } from './page.repository';
import { PagesController } from './pages.controller';
import { Pages } from './pages.service';

@Module({
  imports: [ActivitiesModule],
  controllers: [PagesController],
  providers: [Pages, PageLists, PageRepository, PageListRepository],
  exports: [Pages],
})
export class PagesModule {}

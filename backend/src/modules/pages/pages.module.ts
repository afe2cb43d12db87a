import { Module } from '@nestjs/common';
import { ActivitiesModule } from '../activities';
import { AuthModule } from '../auth';
import { CategoriesModule } from '../categories';
import { LifecycleModule } from '../lifecycle';
import { NotificationsModule } from '../notifications';
import { SearchModule } from '../search';
import { DigestMail } from './digest-mail';
import { DigestRepository } from './digest.repository';
import { PageArchiveController } from './page-archive.controller';
import { PageDuplication } from './page-duplication.service';
import { PageHistory } from './page-history.service';
import { PageImportRepository } from './page-import.repository';
import { PageImport } from './page-import.service';
import { PageListRepository } from './page-list.repository';
import { PageLists } from './page-lists.service';
import { PageReading } from './page-reading.service';
import { PageRepository } from './page.repository';
import { PagesController } from './pages.controller';
import { PagePublishing } from './page-publishing.service';
import { Pages } from './pages.service';
import { TagListRepository } from './tag-list.repository';
import { TagLists } from './tag-lists.service';
import { WeeklyDigest } from './weekly-digest';

@Module({
  imports: [
    ActivitiesModule,
    AuthModule,
    CategoriesModule,
    LifecycleModule,
    NotificationsModule,
    SearchModule,
  ],
  controllers: [PagesController, PageArchiveController],
  providers: [
    DigestMail,
    DigestRepository,
    PageDuplication,
    PageHistory,
    PageImport,
    PageImportRepository,
    Pages,
    PageLists,
    PageReading,
    PageRepository,
    PageListRepository,
    PagePublishing,
    TagListRepository,
    TagLists,
    WeeklyDigest,
  ],
  exports: [PageImport, PageReading, Pages],
})
export class PagesModule {}

import { Module } from '@nestjs/common';
import { ActivitiesModule } from '../activities';
import { AuthModule } from '../auth';
import { CategoriesModule } from '../categories';
import { NotificationsModule } from '../notifications';
import { SearchModule } from '../search';
import { BinRepository } from './bin.repository';
import { BinCleanup } from './bin-cleanup';
import { Bin } from './bin.service';
import { DigestMail } from './digest-mail';
import { LastReadRepository } from './last-read.repository';
import { LastRead } from './last-read.service';
import { PageArchiveController } from './page-archive.controller';
import { PageDuplication } from './page-duplication.service';
import { PageFollowers } from './page-followers.service';
import { PageHistoryRepository } from './page-history.repository';
import { PageHistory } from './page-history.service';
import { PageImportRepository } from './page-import.repository';
import { PageImport } from './page-import.service';
import { PageListRepository } from './page-list.repository';
import { PageLists } from './page-lists.service';
import { PageMailRepository } from './page-mail.repository';
import { PageUpdatedMail } from './page-updated-mail';
import { PageReading } from './page-reading.service';
import { PageRepository } from './page.repository';
import { PagesController } from './pages.controller';
import { Pages } from './pages.service';
import { StarsAndViews } from './stars-and-views.repository';
import { TagListRepository } from './tag-list.repository';
import { TagLists } from './tag-lists.service';
import { WeeklyDigest } from './weekly-digest';

@Module({
  imports: [ActivitiesModule, AuthModule, CategoriesModule, NotificationsModule, SearchModule],
  controllers: [PagesController, PageArchiveController],
  providers: [
    Bin,
    BinCleanup,
    BinRepository,
    DigestMail,
    LastRead,
    LastReadRepository,
    PageDuplication,
    PageFollowers,
    PageHistory,
    PageHistoryRepository,
    PageImport,
    PageImportRepository,
    Pages,
    PageLists,
    PageReading,
    PageRepository,
    PageListRepository,
    PageMailRepository,
    PageUpdatedMail,
    StarsAndViews,
    TagListRepository,
    TagLists,
    WeeklyDigest,
  ],
  exports: [Bin, PageImport, PageReading, Pages, StarsAndViews],
})
export class PagesModule {}

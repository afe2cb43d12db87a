import { Module } from '@nestjs/common';
import { ActivitiesModule } from '../activities';
import { AuthModule } from '../auth';
import { NotificationsModule } from '../notifications';
import { BinCleanup } from './bin-cleanup';
import { BinController } from './bin.controller';
import { BinRepository } from './bin.repository';
import { Bin } from './bin.service';
import { CategoryOrderController } from './category-order.controller';
import { CategoryOrderRepository } from './category-order.repository';
import { CategoryOrder } from './category-order.service';
import { HistoryRepository } from './history.repository';
import { History } from './history.service';
import { LastReadRepository } from './last-read.repository';
import { LastRead } from './last-read.service';
import { PublicationNotifier } from './publication-notifier';
import { PublicationRepository } from './publication.repository';
import { PublishedMail } from './published-mail';
import { Publishing } from './publishing.service';
import { StarsAndViews } from './stars-and-views.repository';

/** Drafts, versions, history, bin, order, stars and views: the mechanism that pages and plays share. */
@Module({
  imports: [ActivitiesModule, AuthModule, NotificationsModule],
  controllers: [BinController, CategoryOrderController],
  providers: [
    Bin,
    BinCleanup,
    BinRepository,
    CategoryOrder,
    CategoryOrderRepository,
    History,
    HistoryRepository,
    LastRead,
    LastReadRepository,
    PublicationNotifier,
    PublicationRepository,
    PublishedMail,
    Publishing,
    StarsAndViews,
  ],
  exports: [Bin, CategoryOrderRepository, History, LastRead, Publishing, StarsAndViews],
})
export class LifecycleModule {}

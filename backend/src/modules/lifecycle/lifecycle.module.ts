import { Module } from '@nestjs/common';
import { ActivitiesModule } from '../activities';
import { AuthModule } from '../auth';
import { NotificationsModule } from '../notifications';
import { SearchModule } from '../search';
import { BinCleanup } from './bin-cleanup';
import { BinController } from './bin.controller';
import { BulkController } from './bulk.controller';
import { BulkRepository } from './bulk.repository';
import { BulkChanges } from './bulk.service';
import { BinRepository } from './bin.repository';
import { Bin } from './bin.service';
import { CategoryOrderController } from './category-order.controller';
import { CategoryOrderRepository } from './category-order.repository';
import { CategoryOrder } from './category-order.service';
import { EndedSittings } from './ended-sittings';
import { FollowerRepository } from './follower.repository';
import { Followers } from './followers';
import { HistoryRepository } from './history.repository';
import { History } from './history.service';
import { LastReadRepository } from './last-read.repository';
import { LastRead } from './last-read.service';
import { MentionedInController } from './mentioned-in.controller';
import { MentionedInRepository } from './mentioned-in.repository';
import { MentionedInLists } from './mentioned-in.service';
import { MentionMail } from './mention-mail';
import { PeopleMentionRepository } from './people-mention.repository';
import { PeopleMentions } from './people-mentions';
import { PublicationNotifier } from './publication-notifier';
import { PublicationRepository } from './publication.repository';
import { PublishedMail } from './published-mail';
import { Publishing } from './publishing.service';
import { StarsAndViews } from './stars-and-views.repository';
import { UpdatedMail } from './updated-mail';
import { UpdatedMailRepository } from './updated-mail.repository';

/** Drafts, versions, history, bin, order, stars and views: the mechanism that pages and plays share. */
@Module({
  imports: [ActivitiesModule, AuthModule, NotificationsModule, SearchModule],
  controllers: [BinController, BulkController, CategoryOrderController, MentionedInController],
  providers: [
    Bin,
    BinCleanup,
    BinRepository,
    BulkChanges,
    BulkRepository,
    CategoryOrder,
    CategoryOrderRepository,
    EndedSittings,
    FollowerRepository,
    Followers,
    History,
    HistoryRepository,
    LastRead,
    LastReadRepository,
    MentionedInLists,
    MentionedInRepository,
    MentionMail,
    PeopleMentionRepository,
    PeopleMentions,
    PublicationNotifier,
    PublicationRepository,
    PublishedMail,
    Publishing,
    StarsAndViews,
    UpdatedMail,
    UpdatedMailRepository,
  ],
  exports: [Bin, CategoryOrderRepository, History, LastRead, PeopleMentions, Publishing, StarsAndViews],
})
export class LifecycleModule {}

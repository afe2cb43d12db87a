import { Module } from '@nestjs/common';
import { ActivitiesModule } from '../activities';
import { BinCleanup } from './bin-cleanup';
import { BinController } from './bin.controller';
import { BinRepository } from './bin.repository';
import { Bin } from './bin.service';
import { HistoryRepository } from './history.repository';
import { History } from './history.service';
import { StarsAndViews } from './stars-and-views.repository';

/** Versions, history, bin, stars and views: the mechanism that pages and plays share. */
@Module({
  imports: [ActivitiesModule],
  controllers: [BinController],
  providers: [Bin, BinCleanup, BinRepository, History, HistoryRepository, StarsAndViews],
  exports: [Bin, History, StarsAndViews],
})
export class LifecycleModule {}

import { Module } from '@nestjs/common';
import { ForYouRepository } from './for-you.repository';
import { TodayController } from './today.controller';
import { TodayRepository } from './today.repository';
import { ToReadRepository } from './to-read.repository';
import { TodayService } from './today.service';

@Module({
  controllers: [TodayController],
  providers: [TodayService, TodayRepository, ToReadRepository, ForYouRepository],
})
export class TodayModule {}

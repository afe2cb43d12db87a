import { Module } from '@nestjs/common';
import { ActivitiesController } from './activities.controller';
import { Activities } from './activities.service';
import { ActivityRepository } from './activity.repository';

@Module({
  controllers: [ActivitiesController],
  providers: [Activities, ActivityRepository],
  exports: [Activities],
})
export class ActivitiesModule {}

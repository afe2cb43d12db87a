import { Module } from '@nestjs/common';
import { ActivitiesController } from './activities.controller';
import { Activities } from './activities.service';
import { ActivityRepository } from './activity.repository';
import { TimeSpentRepository } from './time-spent.repository';
import { TimeSpent } from './time-spent.service';

@Module({
  controllers: [ActivitiesController],
  providers: [Activities, ActivityRepository, TimeSpent, TimeSpentRepository],
  exports: [Activities],
})
export class ActivitiesModule {}

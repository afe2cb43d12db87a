import { Module } from '@nestjs/common';
import { ActivitiesModule } from '../activities';
import { TeamRepository } from './team.repository';
import { TeamsController } from './teams.controller';
import { Teams } from './teams.service';

@Module({
  imports: [ActivitiesModule],
  controllers: [TeamsController],
  providers: [Teams, TeamRepository],
  exports: [Teams],
})
export class TeamsModule {}

import { Module } from '@nestjs/common';
import { ActivitiesModule } from '../activities';
import { AuthModule } from '../auth';
import { BulkUploadRepository } from './bulk-upload.repository';
import { BulkUpload } from './bulk-upload.service';
import { MemberRepository } from './member.repository';
import { MembersController } from './members.controller';
import { Members } from './members.service';
import { TeamRepository } from './team.repository';
import { TeamsController } from './teams.controller';
import { Teams } from './teams.service';

@Module({
  imports: [ActivitiesModule, AuthModule],
  controllers: [TeamsController, MembersController],
  providers: [BulkUpload, BulkUploadRepository, MemberRepository, Members, Teams, TeamRepository],
  exports: [Members, Teams],
})
export class TeamsModule {}

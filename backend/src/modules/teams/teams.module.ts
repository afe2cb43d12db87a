import { Module } from '@nestjs/common';
import { ActivitiesModule } from '../activities';
import { AuthModule } from '../auth';
import { NotificationsModule } from '../notifications';
import { SearchModule } from '../search';
import { AddedToTeamMail } from './added-to-team-mail';
import { BulkUploadRepository } from './bulk-upload.repository';
import { BulkUpload } from './bulk-upload.service';
import { FirstPasswordMail } from './first-password-mail';
import { MemberListRepository } from './member-list.repository';
import { MemberLists } from './member-lists.service';
import { MemberRepository } from './member.repository';
import { MembersController } from './members.controller';
import { Members } from './members.service';
import { NewMembersMail } from './new-members-mail';
import { NewMembers } from './new-members.service';
import { TeamMailRepository } from './team-mail.repository';
import { TeamPreferencesRepository } from './team-preferences.repository';
import { TeamPreferences } from './team-preferences.service';
import { TeamRepository } from './team.repository';
import { TeamsController } from './teams.controller';
import { Teams } from './teams.service';

@Module({
  imports: [ActivitiesModule, AuthModule, NotificationsModule, SearchModule],
  controllers: [TeamsController, MembersController],
  providers: [
    AddedToTeamMail,
    BulkUpload,
    BulkUploadRepository,
    FirstPasswordMail,
    MemberListRepository,
    MemberLists,
    MemberRepository,
    Members,
    NewMembersMail,
    NewMembers,
    TeamMailRepository,
    TeamPreferences,
    TeamPreferencesRepository,
    TeamRepository,
    Teams,
  ],
  exports: [Members, NewMembers, Teams],
})
export class TeamsModule {}

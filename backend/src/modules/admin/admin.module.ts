import { Module } from '@nestjs/common';
import { AuthModule } from '../auth';
import { MediaModule } from '../media';
import { TeamsModule } from '../teams';
import { AccountListRepository } from './account-list.repository';
import { AddressConflicts } from './address-conflicts.service';
import { AdminUserRepository } from './admin-user.repository';
import { AdminUsers } from './admin-users.service';
import { AdminController } from './admin.controller';
import { TeamsWithAdmin } from './teams-with-admin.service';
import { WelcomeMail } from './welcome-mail';

@Module({
  imports: [AuthModule, MediaModule, TeamsModule],
  controllers: [AdminController],
  providers: [
    AccountListRepository,
    AddressConflicts,
    AdminUserRepository,
    AdminUsers,
    TeamsWithAdmin,
    WelcomeMail,
  ],
})
export class AdminModule {}

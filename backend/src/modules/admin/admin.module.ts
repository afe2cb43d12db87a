import { Module } from '@nestjs/common';
import { AuthModule } from '../auth';
import { TeamsModule } from '../teams';
import { AdminUserRepository } from './admin-user.repository';
import { AdminUsers } from './admin-users.service';
import { AdminController } from './admin.controller';
import { TeamsWithAdmin } from './teams-with-admin.service';

@Module({
  imports: [AuthModule, TeamsModule],
  controllers: [AdminController],
  providers: [AdminUserRepository, AdminUsers, TeamsWithAdmin],
})
export class AdminModule {}

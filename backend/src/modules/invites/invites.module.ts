import { Module } from '@nestjs/common';
import { ActivitiesModule } from '../activities';
import { AuthModule } from '../auth';
import { InviteLinkRepository } from './invite-link.repository';
import { InviteLinks } from './invite-links.service';
import { InvitesController } from './invites.controller';
import { Invites } from './invites.service';
import { Registration } from './registration.service';

@Module({
  imports: [ActivitiesModule, AuthModule],
  controllers: [InvitesController],
  providers: [InviteLinkRepository, InviteLinks, Invites, Registration],
  exports: [InviteLinks, Invites],
})
export class InvitesModule {}

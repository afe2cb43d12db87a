import { Module } from '@nestjs/common';
import { ActivitiesModule } from '../activities';
import { AuthModule } from '../auth';
import { InvitationRepository } from './invitation.repository';
import { InvitationsController } from './invitations.controller';
import { Invitations } from './invitations.service';
import { InviteLinkRepository } from './invite-link.repository';
import { InviteLinks } from './invite-links.service';
import { InvitesController } from './invites.controller';
import { Invites } from './invites.service';
import { MembershipRepository } from './membership.repository';
import { Registration } from './registration.service';

@Module({
  imports: [ActivitiesModule, AuthModule],
  controllers: [InvitesController, InvitationsController],
  providers: [
    InvitationRepository,
    Invitations,
    InviteLinkRepository,
    InviteLinks,
    Invites,
    MembershipRepository,
    Registration,
  ],
  exports: [Invitations, InviteLinks, Invites],
})
export class InvitesModule {}

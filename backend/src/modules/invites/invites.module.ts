import { Module } from '@nestjs/common';
import { ActivitiesModule } from '../activities';
import { AuthModule } from '../auth';
import { TeamsModule } from '../teams';
import { InvitationMail } from './invitation-mail';
import { InvitationCleanup } from './invitation-cleanup';
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
  imports: [ActivitiesModule, AuthModule, TeamsModule],
  controllers: [InvitesController, InvitationsController],
  providers: [
    InvitationMail,
    InvitationCleanup,
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

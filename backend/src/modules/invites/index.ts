export { InviteLinks } from './invite-links.service';
export { Invitations } from './invitations.service';
export { Invites } from './invites.service';
export { InvitesModule } from './invites.module';

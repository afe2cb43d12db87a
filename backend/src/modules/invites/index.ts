export { InviteLinks } from './invite-links.service';
export { Invites } from './invites.service';
export { InvitesModule } from './invites.module';

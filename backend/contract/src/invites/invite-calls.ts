import { del, get, patch, post } from '../call';
import type { PagedQuery } from '../lists/paged-list';
import type {
  Invitation,
  Invitations,
  InviteDetails,
  InviteLink,
  InviteLinks,
  NewInvitation,
  NewInviteLink,
} from './invite';

export const inviteCalls = {
  /** Those that are still open. */
  invitations: get('/api/teams/:teamId/invitations').answers<Invitation[]>(),
  /** The same call with `view=paged`: 100 at a time. */
  openInvitations: get('/api/teams/:teamId/invitations').asks<PagedQuery>().answers<Invitations>(),
  /** Inviting an address again renews its invitation. */
  invite: post('/api/teams/:teamId/invitations')
    .takes<NewInvitation>()
    .answers<Invitation>()
    .refuses('already_member'),
  cancelInvitation: del('/api/teams/:teamId/invitations/:invitationId'),
  links: get('/api/teams/:teamId/invite-links').answers<InviteLink[]>(),
  /** The same call with `view=paged`: 100 at a time. */
  linkList: get('/api/teams/:teamId/invite-links').asks<PagedQuery>().answers<InviteLinks>(),
  createLink: post('/api/teams/:teamId/invite-links').takes<NewInviteLink>().answers<InviteLink>(),
  deactivateLink: patch('/api/invite-links/:linkId/deactivate').answers<InviteLink>(),
  removeLink: del('/api/invite-links/:linkId'),
  details: get('/api/invite/:token')
    .answers<InviteDetails>()
    .open()
    .refuses('invite_inactive', 'invite_expired', 'invite_used_up', 'too_many'),
  join: post('/api/invite/:token/join')
    .withStatus(200)
    .answers<{ teamId: number }>()
    .refuses('invite_inactive', 'invite_expired', 'invite_used_up', 'invite_for_another'),
};

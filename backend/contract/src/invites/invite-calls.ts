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
  /** Returns pending invitations. */
  invitations: get('/api/teams/:teamId/invitations').response<Invitation[]>(),
  /** `view=paged` of the same path: 100 per page, searched by address and name. */
  openInvitations: get('/api/teams/:teamId/invitations')
    .query<PagedQuery & { search?: string }>()
    .response<Invitations>(),
  /** Inviting the same email again renews the pending invitation. */
  invite: post('/api/teams/:teamId/invitations')
    .body<NewInvitation>()
    .response<Invitation>()
    .withErrors('already_member'),
  cancelInvitation: del('/api/teams/:teamId/invitations/:invitationId'),
  links: get('/api/teams/:teamId/invite-links').response<InviteLink[]>(),
  /** `view=paged` of the same path: 100 per page. */
  linkList: get('/api/teams/:teamId/invite-links').query<PagedQuery>().response<InviteLinks>(),
  createLink: post('/api/teams/:teamId/invite-links').body<NewInviteLink>().response<InviteLink>(),
  deactivateLink: patch('/api/invite-links/:linkId/deactivate').response<InviteLink>(),
  removeLink: del('/api/invite-links/:linkId'),
  details: get('/api/invite/:token')
    .response<InviteDetails>()
    .public()
    .withErrors('invite_inactive', 'invite_expired', 'invite_used_up', 'too_many'),
  join: post('/api/invite/:token/join')
    .withStatus(200)
    .response<{ teamId: number }>()
    .withErrors('invite_inactive', 'invite_expired', 'invite_used_up', 'invite_for_another'),
};

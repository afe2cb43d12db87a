import { del, get, patch, post } from '../call';
import type { InviteDetails, InviteLink, NewInviteLink } from './invite';

export const inviteCalls = {
  links: get('/api/teams/:teamId/invite-links').answers<InviteLink[]>(),
  createLink: post('/api/teams/:teamId/invite-links').takes<NewInviteLink>().answers<InviteLink>(),
  deactivateLink: patch('/api/invite-links/:linkId/deactivate').answers<InviteLink>(),
  removeLink: del('/api/invite-links/:linkId'),
  details: get('/api/invite/:token').answers<InviteDetails>(),
  join: post('/api/invite/:token/join').answers<{ teamId: number }>(),
};

import { inviteLinkStatus, type InviteLinkStatus, type RefusalCode } from '@touchline/contract';
import { presentInviteLink } from './invite-link.presenter';
import type { InviteLinkRow } from './invite-link.repository';

const reasons: Record<InviteLinkStatus, RefusalCode | undefined> = {
  Active: undefined,
  Inactive: 'invite_inactive',
  Expired: 'invite_expired',
  'Max Uses Reached': 'invite_used_up',
};

/** Returns the reason why a link is invalid; undefined for a valid one. */
export function unusableReason(link: InviteLinkRow | undefined, now: Date): RefusalCode | undefined {
  return link ? reasons[inviteLinkStatus(presentInviteLink(link), now)] : 'invite_not_found';
}

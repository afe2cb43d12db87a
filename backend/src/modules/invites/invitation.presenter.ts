import type { Invitation } from '@touchline/contract';
import { shownEmail } from '../../platform/email-addresses';
import type { InvitationRow } from './invitation.repository';

export function presentInvitation(row: InvitationRow): Invitation {
  return {
    id: row.id,
    teamId: row.team_id,
    email: shownEmail(row.email),
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role,
    status: 'pending',
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}

/** Returns first and last name, empty if the invitation has neither. */
export const invitedName = ({ first_name, last_name }: InvitationRow): string =>
  [first_name, last_name].filter(Boolean).join(' ');

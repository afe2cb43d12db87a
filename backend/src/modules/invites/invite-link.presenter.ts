import type { InviteLink } from '@touchline/contract';
import type { InviteLinkRow } from './invite-link.repository';

export function presentInviteLink(row: InviteLinkRow): InviteLink {
  return {
    id: row.id,
    token: row.token,
    teamId: row.team_id,
    role: row.role,
    createdBy: row.created_by,
    maxUses: row.max_uses,
    usedCount: row.used_count,
    expiresAt: row.expires_at?.toISOString() ?? null,
    isActive: row.is_active,
    createdAt: row.created_at.toISOString(),
  };
}

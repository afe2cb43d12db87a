import type { User } from '@touchline/contract';
import { shownEmail } from '../../../platform/email-addresses';
import type { UserRow } from './user.repository';

/** An account for super admins, without what only its owner may see. */
export function presentUser(row: Omit<UserRow, 'time_zone' | 'news_seen'>): User {
  return {
    id: row.id,
    username: row.username,
    email: shownEmail(row.email),
    firstName: row.first_name,
    lastName: row.last_name,
    displayName: row.display_name,
    avatar: row.avatar,
    role: row.role,
    teamId: row.team_id,
    teamName: row.team_name,
    isActive: row.is_active,
    hasSetPassword: row.has_set_password,
    twoFactor: row.two_factor_since ? 'on' : 'off',
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** An account for its owner. */
export const presentOwnAccount = (row: UserRow): User => ({
  ...presentUser(row),
  timeZone: row.time_zone,
  newsSeen: row.news_seen,
});

import type { MemberSubject, TeamUser } from '@touchline/contract';
import type { MemberRow } from './member.repository';

export function presentTeamUser(row: MemberRow): TeamUser {
  return {
    id: row.user_id,
    username: row.username,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    displayName: row.display_name,
    avatar: row.avatar,
    role: row.role,
    accountRole: row.account_role,
    isTeamAdmin: row.is_team_admin,
    hasSetPassword: row.has_set_password,
    lastLogin: row.last_login_at?.toISOString() ?? null,
    joinedAt: row.joined_at.toISOString(),
  };
}

export const memberSubject = (row: MemberRow): MemberSubject => ({
  userId: row.user_id,
  role: row.role,
  isTeamAdmin: row.is_team_admin,
});

import {
  canSeeMemberEmails,
  type MemberSubject,
  type Standing,
  type TeamMember,
  type TeamUser,
} from '@touchline/contract';
import { shownEmail } from '../../platform/email-addresses';
import type { MemberRow } from './member.repository';

export function presentTeamUser(row: MemberRow): TeamUser {
  return {
    id: row.user_id,
    username: row.username,
    email: shownEmail(row.email),
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
    number: row.number,
    positions: row.positions,
  };
}

/** Returns the member as a user with this standing may see it. */
export function presentMember(row: MemberRow, standing: Standing): TeamMember {
  const { id, team_id: teamId, user_id: userId, role, joined_at: joinedAt, number, positions } = row;
  const { username, display_name: displayName, first_name: firstName, last_name: lastName, avatar } = row;
  const email = userId === standing.userId || canSeeMemberEmails(standing) ? shownEmail(row.email) : null;
  const user = { id: userId, username, displayName, firstName, lastName, avatar, email };
  return { id, teamId, userId, role, joinedAt: joinedAt.toISOString(), number, positions, user };
}

export const memberSubject = (row: MemberRow): MemberSubject => ({
  userId: row.user_id,
  role: row.role,
  isTeamAdmin: row.is_team_admin,
});

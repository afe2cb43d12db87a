import {
  canSeeMemberEmails,
  playerStanding,
  type Standing,
  type Team,
  type TeamMember,
  type TeamSummary,
} from '@touchline/contract';
import { shownEmail } from '../../platform/email-addresses';
import type { TeamRow, TeamSummaryRow, TeamWithMembersRow } from './team.repository';

/** Returns the team as the user may see it. */
export function presentTeam(row: TeamWithMembersRow, viewer: Viewer): Team {
  return { ...fieldsOf(row), members: presentMembers(row, viewer) };
}

export function presentTeamSummary(row: TeamSummaryRow): TeamSummary {
  return {
    ...fieldsOf(row),
    teamRole: row.team_role,
    memberCount: row.member_count,
    coachCount: row.coach_count,
    isPinned: row.pinned_at !== null,
    usedAt: row.used_at?.toISOString() ?? null,
    ownPlayer: { number: row.number, positions: row.positions ?? [], choice: row.own_player },
  };
}

function fieldsOf(row: TeamRow): Omit<Team, 'members'> {
  return {
    id: row.id,
    name: row.name,
    sport: row.sport,
    description: row.description,
    backgroundImage: row.background_image,
    createdBy: row.created_by,
    teamAdminId: row.team_admin_id,
    ageGroup: row.age_group,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** The user, with their standing in the team where it is another one than their roles give: `as=player`. */
type Viewer = Pick<Standing, 'userId' | 'accountRole'> & { viewsAsPlayer?: boolean };

export function presentMembers({ members, team_admin_id }: TeamWithMembersRow, viewer: Viewer): TeamMember[] {
  const teamRole = members.find(({ userId }) => userId === viewer.userId)?.role ?? null;
  const standing = viewer.viewsAsPlayer
    ? playerStanding(viewer.userId)
    : { ...viewer, teamRole, isTeamAdmin: team_admin_id === viewer.userId };
  const canSeeEmails = canSeeMemberEmails(standing);
  return members.map((member) => {
    const isVisible = canSeeEmails || member.userId === viewer.userId;
    const email = isVisible && member.user.email !== null ? shownEmail(member.user.email) : null;
    return { ...member, user: { ...member.user, email } };
  });
}

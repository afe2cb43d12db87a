import { canGrant, teamRoles, type Standing, type TeamRole } from '@touchline/contract';
import { useChangeRole } from './member-queries';

export interface RoleChoiceProps {
  teamId: number;
  standing: Standing;
  userId: number;
  name: string;
  role: TeamRole;
  /** Default: all that the user may grant. */
  offered?: readonly TeamRole[];
}

/** The roles of a member that the user may grant, and what changes it. */
export function useRoleChoice({ teamId, standing, userId, role, offered = teamRoles }: RoleChoiceProps) {
  const change = useChangeRole(teamId);
  const roles = offered.filter((each) => each === role || canGrant(standing, each));
  return {
    roles,
    shown: change.isPending ? change.variables.role : role,
    isPending: change.isPending,
    choose: (wanted: TeamRole) => {
      if (wanted !== role) change.mutate({ userId, role: wanted, before: role });
    },
  };
}

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { memberCalls, memberTexts, type TeamRole } from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { api } from '../api/api';
import { membersKey } from '../api/member-list-queries';
import { teamsKey } from '../api/query-keys';

/** A member of a team with the teams that the user also sees. */
export const memberQuery = (teamId: number, userId: number) =>
  queryOptions({
    queryKey: [...membersKey(teamId), { userId }],
    queryFn: () => api(memberCalls.read, { params: { teamId, userId } }),
  });

interface RoleChange {
  userId: number;
  role: TeamRole;
  /** The role before, which Undo restores; omitted by Undo itself. */
  before?: TeamRole;
}

/** Changes the role of a member; the toast has Undo. */
export function useChangeRole(teamId: number) {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: ({ userId, role }: RoleChange) =>
      api(memberCalls.changeRole, { params: { teamId, userId }, body: { role } }),
    meta: { failure: memberTexts.roleFailed },
    onSuccess: async (_, { userId, before }) => {
      const undo = before && {
        label: memberTexts.undo,
        onPress: () => change.mutate({ userId, role: before }),
      };
      toast({ title: memberTexts.roleUpdated, tone: 'success', action: undo });
      await queries.invalidateQueries({ queryKey: teamsKey });
    },
  });
  return change;
}

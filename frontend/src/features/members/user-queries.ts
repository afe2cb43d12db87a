import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  memberCalls,
  userTexts,
  type BulkRow,
  type TeamUserChange,
  type TeamUsersQuery,
} from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { api } from '../../shared/api/api';
import { teamsKey } from '../../shared/api/query-keys';
import { useToastAndInvalidate } from '../../shared/hooks/use-toast-and-invalidate';

/** Members of a team with the details that its admins see. */
export const usersQuery = (teamId: number, query: Pick<TeamUsersQuery, 'search' | 'sort' | 'direction'>) =>
  infiniteQueryOptions({
    queryKey: [...usersKey(teamId), query],
    queryFn: ({ pageParam }) =>
      api(memberCalls.pagedUsers, {
        params: { teamId },
        query: { view: 'paged', ...query, cursor: pageParam ?? undefined },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

const usersKey = (teamId: number) => ['teams', teamId, 'users'];

export function useChangeUser(teamId: number) {
  return useMutation({
    mutationFn: ({ userId, ...body }: TeamUserChange & { userId: number }) =>
      api(memberCalls.changeUser, { params: { teamId, userId }, body }),
    meta: { failure: userTexts.updateFailed },
    onSuccess: useToastAndInvalidate(userTexts.updated, teamsKey),
  });
}

export function useRemoveUser(teamId: number) {
  return useMutation({
    mutationFn: (userId: number) => api(memberCalls.removeUser, { params: { teamId, userId } }),
    meta: { failure: userTexts.removeFailed },
    onSuccess: useToastAndInvalidate(userTexts.removed, teamsKey),
  });
}

const ROWS_PER_REQUEST = 100;

export interface BulkUpload {
  rows: readonly BulkRow[];
  /** Called with the completed share, 0 to 1. */
  onProgress: (share: number) => void;
}

/** Sends rows in batches, to report progress; completed batches are kept. */
export function useBulkUpload(teamId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ rows, onProgress }: BulkUpload) => {
      const results = [];
      for (let at = 0; at < rows.length; at += ROWS_PER_REQUEST) {
        onProgress(at / rows.length);
        const users = rows.slice(at, at + ROWS_PER_REQUEST);
        results.push(await api(memberCalls.bulk, { params: { teamId }, body: { users } }));
      }
      return {
        success: results.flatMap(({ success }) => success),
        errors: results.flatMap(({ errors }) => errors),
      };
    },
    meta: { failureTitle: userTexts.bulkFailed },
    onSuccess: ({ success, errors }) =>
      toast({
        title: userTexts.bulkDone,
        description: userTexts.bulkDoneDetail(success.length, errors.length),
        tone: errors.length === 0 ? 'success' : 'default',
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: teamsKey }),
  });
}

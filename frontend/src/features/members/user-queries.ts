import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query';
import {
  memberCalls,
  squadTexts,
  userTexts,
  type BulkRow,
  type MemberChange,
  type TeamMember,
  type TeamUserChange,
  type TeamUsersPage,
  type TeamUsersQuery,
} from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { api } from '../../shared/api/api';
import { membersKey } from '../../shared/api/member-list-queries';
import { teamsKey } from '../../shared/api/query-keys';
import { useToastAndInvalidate } from '../../shared/hooks/use-toast-and-invalidate';

/** Members of a team with the details that its admins see. */
export const usersQuery = (teamId: number, query: Pick<TeamUsersQuery, 'search' | 'sort' | 'direction'>) =>
  infiniteQueryOptions({
    queryKey: [...listsKey(teamId), query],
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
const listsKey = (teamId: number) => [...usersKey(teamId), 'list'];

/** The wearers of a number that one response names; more are "others". */
const MAX_WEARERS = 4;

/** Members who have a shirt number. */
export const wearersQuery = (teamId: number, number: string) =>
  queryOptions({
    queryKey: [...usersKey(teamId), 'number', number],
    queryFn: () =>
      api(memberCalls.pagedUsers, {
        params: { teamId },
        query: { view: 'paged', number, limit: MAX_WEARERS },
      }),
    staleTime: 0,
  });

/** Changes number and positions of a member. The row shows them at once; without a toast, as a squad is numbered row by row. */
export function useChangeNumber(teamId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, ...body }: MemberChange & { userId: number }) =>
      api(memberCalls.change, { params: { teamId, userId }, body }),
    meta: { failure: squadTexts.failed },
    onSuccess: (member: TeamMember) => {
      queries.setQueriesData<InfiniteData<TeamUsersPage>>(
        { queryKey: listsKey(teamId) },
        (list) => list && { ...list, pages: list.pages.map((part) => withNumber(part, member)) },
      );
      void queries.invalidateQueries({ queryKey: usersKey(teamId) });
      void queries.invalidateQueries({ queryKey: membersKey(teamId) });
    },
  });
}

function withNumber(part: TeamUsersPage, { userId, number, positions }: TeamMember): TeamUsersPage {
  return {
    ...part,
    users: part.users.map((user) => (user.id === userId ? { ...user, number, positions } : user)),
  };
}

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
  /** Number of rows with an error, which are not sent. */
  leftOut: number;
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
    onSuccess: ({ success, errors }, { leftOut }) => {
      const failed = errors.length + leftOut;
      toast({
        title: userTexts.bulkDone,
        description: userTexts.bulkDoneDetail(success.length, failed),
        tone: failed === 0 ? 'success' : 'default',
      });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: teamsKey }),
  });
}

import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { auditCalls, type AuditFilter } from '@touchline/contract';
import { api } from '../../shared/api/api';

/** Audit events, newest first, by cursor. */
export const auditQuery = ({ search, act }: Pick<AuditFilter, 'search' | 'act'>) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'audit', { search, act }],
    queryFn: ({ pageParam }) =>
      api(auditCalls.list, { query: { search, act, cursor: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

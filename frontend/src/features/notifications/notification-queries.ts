import { infiniteQueryOptions } from '@tanstack/react-query';
import { notificationCalls } from '@touchline/contract';
import { api } from '../../shared/api/api';

/** Notifications, newest first, by cursor. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: ['notifications'],
  queryFn: ({ pageParam }) =>
    api(notificationCalls.list, {
      query: { playComments: 'yes', pageMentions: 'yes', cursor: pageParam ?? undefined },
    }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

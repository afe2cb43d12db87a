import { useMutation, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { notificationCalls, bellTexts, type Notification, type Notifications } from '@touchline/contract';
import { api } from '../../shared/api/api';
import { todayKey } from '../../shared/api/query-keys';
import { notificationsQuery } from './notification-queries';

type Known = InfiniteData<Notifications>;

/**
 * Optimistic; refetches if the server refuses. Today is refetched in any case: a tab gets no live updates of its own
 * changes, and Home may have been shown again, and have fetched Today, before the server was done.
 */
export function useReading() {
  const queries = useQueryClient();
  const shows = [{ queryKey: notificationsQuery.queryKey }];
  const onError = () => queries.invalidateQueries({ queryKey: notificationsQuery.queryKey });
  const onSettled = () => queries.invalidateQueries({ queryKey: todayKey });
  return {
    read: useMutation({
      mutationFn: ({ id }: Pick<Notification, 'id'>) =>
        api(notificationCalls.change, { params: { notificationId: id }, body: { isRead: true } }),
      meta: { silent: true, shows },
      onMutate: ({ id }) => show(queries, (each) => each.id === id),
      onError,
      onSettled,
    }),
    readAll: useMutation({
      mutationFn: () => api(notificationCalls.readAll, {}),
      meta: { failureTitle: bellTexts.markAllFailed, shows },
      onMutate: () => show(queries, () => true),
      onError,
      onSuccess: () => queries.invalidateQueries({ queryKey: notificationsQuery.queryKey }),
      onSettled,
    }),
  };
}

function show(queries: QueryClient, isRead: (each: Notification) => boolean): void {
  queries.setQueryData(
    notificationsQuery.queryKey,
    (known: Known | undefined) => known && marked(known, isRead),
  );
}

function marked(known: Known, isRead: (each: Notification) => boolean): Known {
  const news = known.pages
    .flatMap(({ notifications }) => notifications)
    .filter((each) => !each.isRead && isRead(each)).length;
  const pages = known.pages.map((part) => ({
    ...part,
    unread: Math.max(0, part.unread - news),
    notifications: part.notifications.map((each) => (isRead(each) ? { ...each, isRead: true } : each)),
  }));
  return { ...known, pages };
}

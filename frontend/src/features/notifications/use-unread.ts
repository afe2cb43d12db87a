import { useInfiniteQuery } from '@tanstack/react-query';
import { notificationsQuery } from './notification-queries';

/** Returns the number of unread notifications; 0 while loading. */
export function useUnread(): number {
  const { data } = useInfiniteQuery(notificationsQuery);
  return data?.pages[0]?.unread ?? 0;
}

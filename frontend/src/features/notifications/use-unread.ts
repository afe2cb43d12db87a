import { useInfiniteQuery } from '@tanstack/react-query';
import { notificationsQuery } from './notification-queries';

/** How many notifications wait; none while nobody knows. */
export function useUnread(): number {
  const { data } = useInfiniteQuery(notificationsQuery);
  return data?.pages[0]?.unread ?? 0;
}

import { useInfiniteQuery } from '@tanstack/react-query';
import {
  appTexts,
  notificationAddress,
  notificationSentence,
  notificationTexts,
  type Notification,
} from '@touchline/contract';
import {
  BellIcon,
  Button,
  EmptyState,
  Inline,
  NewsItem,
  NewsList,
  Skeleton,
  SkeletonText,
  Stack,
  Text,
} from '@touchline/ui-kit';
import { LoadingWords } from '../../shared/loading-words';
import { ShowMore } from '../../shared/show-more';
import { LoadFailed } from '../../shared/load-failed';
import { useUnread } from './use-unread';
import { notificationsQuery } from './notification-queries';
import { useReading } from './use-reading';

interface NotificationListProps {
  /** Called after navigation, so that a popover can close. */
  onNavigate: () => void;
}

/** Notifications; opening one marks it as read. */
export function NotificationList({ onNavigate }: NotificationListProps) {
  const list = useInfiniteQuery(notificationsQuery);
  const { read, readAll } = useReading();
  const unread = useUnread();
  if (list.isPending) return <NotificationSkeleton />;
  if (list.isLoadingError) return <LoadFailed query={list} level={3} />;
  const notifications = list.data.pages.flatMap((part) => part.notifications);
  if (notifications.length === 0) return <Nothing />;
  const open = (notification: Notification) => {
    if (!notification.isRead) read.mutate(notification);
    onNavigate();
  };
  return (
    <Stack gap="8">
      <Inline gap="8" justify="between" align="center">
        <Text size="14" tone="muted">
          {notificationTexts.unreadCount(unread)}
        </Text>
        <Button tone="quiet" size="small" isDisabled={unread === 0} onPress={() => readAll.mutate()}>
          {notificationTexts.markAll}
        </Button>
      </Inline>
      <NewsList label={notificationTexts.forYou}>
        {notifications.map((notification) => (
          <Item key={notification.id} notification={notification} onOpen={open} />
        ))}
      </NewsList>
      <ShowMore list={list} label={notificationTexts.showMore} />
    </Stack>
  );
}

interface ItemProps {
  notification: Notification;
  onOpen: (notification: Notification) => void;
}

function Item({ notification, onOpen }: ItemProps) {
  const { actor, excerpt, createdAt, isRead } = notification;
  return (
    <NewsItem
      name={actor?.displayName ?? notificationTexts.someone}
      picture={actor?.avatar}
      sentence={notificationSentence(notification)}
      excerpt={excerpt}
      at={createdAt}
      unreadLabel={isRead ? undefined : notificationTexts.unread}
      href={notificationAddress(notification)}
      onPress={() => onOpen(notification)}
    />
  );
}

function Nothing() {
  return (
    <EmptyState
      icon={BellIcon}
      level={3}
      title={notificationTexts.none}
      detail={notificationTexts.noneLead}
    />
  );
}

function NotificationSkeleton() {
  return (
    <Stack gap="16">
      <LoadingWords>{appTexts.loading}</LoadingWords>
      {[1, 2, 3].map((line) => (
        <Inline key={line} gap="12">
          <Skeleton shape="circle" width="32" height="32" />
          <SkeletonText lines={2} />
        </Inline>
      ))}
    </Stack>
  );
}

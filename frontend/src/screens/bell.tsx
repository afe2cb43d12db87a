import { appTexts, notificationTexts } from '@touchline/contract';
import { BellIcon, Popover, Tabs } from '@touchline/ui-kit';
import { RecentActivities } from '../features/activities/recent-activities';
import { NotificationList } from '../features/notifications/notification-list';
import { useUnread } from '../features/notifications/use-unread';

const most = 99;

/** The bell: what one should know of, and what happened lately in one's teams. */
export function Bell() {
  const unread = useUnread();
  const badge = unread > most ? `${most}+` : unread;
  return (
    <Popover
      label={notificationTexts.button(unread)}
      sheetTitle={appTexts.notifications}
      icon={BellIcon}
      badge={unread > 0 ? badge : undefined}
      isLabelHidden
    >
      {(close) => (
        <Tabs
          label={appTexts.notifications}
          items={[
            {
              id: 'you',
              label: notificationTexts.forYou,
              content: <NotificationList onNavigate={close} />,
            },
            {
              id: 'team',
              label: notificationTexts.teamActivity,
              content: <RecentActivities onNavigate={close} />,
            },
          ]}
        />
      )}
    </Popover>
  );
}

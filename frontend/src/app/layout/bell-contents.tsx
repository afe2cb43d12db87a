import { appTexts, notificationTexts } from '@touchline/contract';
import { Tabs } from '@touchline/ui-kit';
import { RecentActivities } from '../../features/activities/recent-activities';
import { NotificationList } from '../../features/notifications/notification-list';

/** Notifications of the user and recent activity of their teams. */
export function BellContents({ onNavigate }: { onNavigate: () => void }) {
  return (
    <Tabs
      label={appTexts.notifications}
      items={[
        {
          id: 'you',
          label: notificationTexts.forYou,
          content: <NotificationList onNavigate={onNavigate} />,
        },
        {
          id: 'team',
          label: notificationTexts.teamActivity,
          content: <RecentActivities onNavigate={onNavigate} />,
        },
      ]}
    />
  );
}

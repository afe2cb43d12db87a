import { appTexts, bellTexts } from '@touchline/contract';
import { BellIcon, Popover, SkeletonText } from '@touchline/ui-kit';
import { useUnread } from '../../features/notifications/use-unread';
import { lazyContent } from '../../shared/lazy-content';

const BellContents = lazyContent(async () => (await import('./bell-contents')).BellContents);

const MAX_UNREAD_SHOWN = 99;

/** Notification button with the number of unread ones. */
export function Bell() {
  const unread = useUnread();
  const badge = unread > MAX_UNREAD_SHOWN ? `${MAX_UNREAD_SHOWN}+` : unread;
  return (
    <Popover
      label={bellTexts.button(unread)}
      sheetTitle={appTexts.notifications}
      icon={BellIcon}
      badge={unread > 0 ? badge : undefined}
      isLabelHidden
    >
      {(close) => <BellContents fallback={<SkeletonText lines={6} />} onNavigate={close} />}
    </Popover>
  );
}

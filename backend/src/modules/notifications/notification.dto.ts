import { notificationRules, pageRules, type NotificationsQuery } from '@touchline/contract';
import { Follows, IfGiven } from '../../platform/http';

export class NotificationListDto implements NotificationsQuery {
  @IfGiven()
  @Follows(pageRules.listCursor)
  cursor?: string;

  @IfGiven()
  @Follows(notificationRules.playComments)
  playComments?: 'yes';

  @IfGiven()
  @Follows(notificationRules.pageMentions)
  pageMentions?: 'yes';
}

export class ReadDto {
  @Follows(notificationRules.isRead)
  isRead: boolean;
}

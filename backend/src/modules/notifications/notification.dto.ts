import { notificationRules, pageRules } from '@touchline/contract';
import { Follows, IfGiven } from '../../platform/http';

export class NotificationListDto {
  @IfGiven()
  @Follows(pageRules.listCursor)
  cursor?: string;
}

export class ReadDto {
  @Follows(notificationRules.isRead)
  isRead: boolean;
}

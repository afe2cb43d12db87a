import { calls } from '@touchline/contract';
import { Body, Controller, Query } from '@nestjs/common';
import { CurrentUser, IdParam, Route } from '../../platform/http';
import { NotificationListDto, ReadDto } from './notification.dto';
import { Notifications } from './notifications.service';

@Controller()
export class NotificationsController {
  constructor(private readonly notifications: Notifications) {}

  @Route(calls.notifications.list)
  list(@CurrentUser() user: CurrentUser, @Query() query: NotificationListDto) {
    return this.notifications.list(user, query);
  }

  @Route(calls.notifications.change)
  change(
    @CurrentUser() user: CurrentUser,
    @IdParam('notificationId') id: number,
    @Body() { isRead }: ReadDto,
  ) {
    return this.notifications.mark(user, id, isRead);
  }

  @Route(calls.notifications.readAll)
  readAll(@CurrentUser() user: CurrentUser): Promise<void> {
    return this.notifications.markAll(user);
  }
}

import { calls } from '@touchline/contract';
import { Body, Controller, Query } from '@nestjs/common';
import { CurrentActor, IdParam, Route, type Actor } from '../../platform/http';
import { NotificationsQueryDto, ReadDto } from './notification.dto';
import { Notifications } from './notifications.service';

@Controller()
export class NotificationsController {
  constructor(private readonly notifications: Notifications) {}

  @Route(calls.notifications.list)
  list(@CurrentActor() actor: Actor, @Query() { cursor }: NotificationsQueryDto) {
    return this.notifications.list(actor, cursor);
  }

  @Route(calls.notifications.change)
  change(@CurrentActor() actor: Actor, @IdParam('notificationId') id: number, @Body() { isRead }: ReadDto) {
    return this.notifications.mark(actor, id, isRead);
  }

  @Route(calls.notifications.readAll)
  readAll(@CurrentActor() actor: Actor): Promise<void> {
    return this.notifications.markAll(actor);
  }
}

import { Module } from '@nestjs/common';
import { NotificationCleanup } from './notification-cleanup';
import { NotificationRepository } from './notification.repository';
import { NotificationsController } from './notifications.controller';
import { Notifications } from './notifications.service';

@Module({
  controllers: [NotificationsController],
  providers: [NotificationRepository, Notifications, NotificationCleanup],
  exports: [Notifications],
})
export class NotificationsModule {}

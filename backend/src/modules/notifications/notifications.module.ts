import { Module } from '@nestjs/common';
import { NotificationUpkeep } from './notification-upkeep';
import { NotificationRepository } from './notification.repository';
import { NotificationsController } from './notifications.controller';
import { Notifications } from './notifications.service';

@Module({
  controllers: [NotificationsController],
  providers: [NotificationRepository, Notifications, NotificationUpkeep],
  exports: [Notifications],
})
export class NotificationsModule {}

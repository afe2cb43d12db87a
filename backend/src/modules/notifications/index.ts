export { NotificationsModule } from './notifications.module';
export { Notifications } from './notifications.service';

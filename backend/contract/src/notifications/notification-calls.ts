import { get, patch, post } from '../call';
import type { Notification, Notifications, NotificationsQuery } from './notification';

export const notificationCalls = {
  /** Notifications still visible to the caller, newest first. Repeated changes of a page update one notification and move it up. */
  list: get('/api/notifications').query<NotificationsQuery>().response<Notifications>(),
  change: patch('/api/notifications/:notificationId').body<{ isRead: boolean }>().response<Notification>(),
  readAll: post('/api/notifications/read-all').withStatus(204),
};

import { get, patch, post } from '../call';
import type { Notification, Notifications } from './notification';

export const notificationCalls = {
  /** What the caller was told and may still see, newest first. A page that goes on changing stays one, and moves up. */
  list: get('/api/notifications').asks<{ cursor?: string }>().answers<Notifications>(),
  change: patch('/api/notifications/:notificationId').takes<{ isRead: boolean }>().answers<Notification>(),
  readAll: post('/api/notifications/read-all').withStatus(204),
};

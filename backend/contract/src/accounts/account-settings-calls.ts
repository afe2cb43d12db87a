import { del, get, patch, post, put } from '../call';
import type {
  MessageResponse,
  EmailPreferences,
  NewsSeen,
  PasswordChange,
  ProfileChange,
  SignedInDevice,
  User,
} from './account';

export const accountSettingsCalls = {
  changeProfile: patch('/api/user').body<ProfileChange>().response<User>().withErrors('email_taken'),
  /** Ends all other sessions. */
  changePassword: post('/api/user/password')
    .withStatus(200)
    .body<PasswordChange>()
    .response<User>()
    .withErrors('too_many'),
  notifications: get('/api/user/notifications').response<EmailPreferences>(),
  changeNotifications: patch('/api/user/notifications')
    .body<Partial<EmailPreferences>>()
    .response<EmailPreferences>(),
  /** Sent when Home shows an announcement; the higher number wins. */
  markNewsSeen: put('/api/user/news').withStatus(204).body<NewsSeen>(),
  /** One-click unsubscribe of email clients (RFC 8058) with the token of the email's header. */
  unsubscribe: post('/api/unsubscribe/:token')
    .withStatus(200)
    .response<MessageResponse>()
    .public()
    .withErrors('not_found'),
  devices: get('/api/user/sessions').response<SignedInDevice[]>(),
  signOutDevice: del('/api/user/sessions/:sessionId'),
  /** Ends all sessions except the current one. */
  signOutOthers: del('/api/user/sessions'),
};

import { del, get, patch, post, put } from '../call';
import type {
  Credentials,
  FirstAdmin,
  MessageResponse,
  EmailPreferences,
  NewsSeen,
  PasswordByToken,
  PasswordChange,
  ProfileChange,
  Registration,
  SignedInDevice,
  TimeZoneChange,
  User,
} from './account';

export const accountCalls = {
  currentUser: get('/api/user').response<User>(),
  login: post('/api/login')
    .withStatus(200)
    .body<Credentials>()
    .response<User>()
    .public()
    .withErrors('wrong_credentials', 'second_factor_needed', 'second_factor_wrong', 'too_many'),
  logout: post('/api/logout').withStatus(204).public(),
  register: post('/api/register')
    .body<Registration>()
    .response<User>()
    .public()
    .withErrors(
      'invite_not_found',
      'invite_inactive',
      'invite_expired',
      'invite_used_up',
      'invite_for_another',
      'email_taken',
      'too_many',
    ),
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
  /** Sent by the app when the browser's zone differs from the account's, at start or while traveling. */
  changeTimeZone: put('/api/user/time-zone').withStatus(204).body<TimeZoneChange>(),
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
  /** Sent each minute while the tab is visible and in use. */
  heartbeat: post('/api/heartbeat').withStatus(204).body<{ pageId?: number | null }>(),
  /** Sets the first password with the token of an invitation or welcome email. */
  setPassword: post('/api/set-password')
    .withStatus(200)
    .body<PasswordByToken>()
    .response<MessageResponse>()
    .public()
    .withErrors('invalid_token', 'email_taken', 'invite_not_found', 'too_many'),
  /** Returns the same response whether or not the email has an account. */
  forgotPassword: post('/api/forgot-password')
    .withStatus(200)
    .body<{ email: string }>()
    .response<MessageResponse>()
    .public()
    .withErrors('too_many'),
  verifyResetToken: post('/api/verify-reset-token')
    .withStatus(200)
    .body<{ token: string }>()
    .response<MessageResponse>()
    .public()
    .withErrors('invalid_reset_token', 'too_many'),
  resetPassword: post('/api/reset-password')
    .withStatus(200)
    .body<PasswordByToken>()
    .response<MessageResponse>()
    .public()
    .withErrors('invalid_reset_token', 'too_many'),
  setupState: get('/api/setup').response<{ needed: boolean }>().public(),
  setup: post('/api/setup')
    .withStatus(200)
    .body<FirstAdmin>()
    .response<User>()
    .public()
    .withErrors('already_set_up', 'email_taken', 'too_many'),
};

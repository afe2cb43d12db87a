import { del, get, patch, post, put } from '../call';
import type {
  Credentials,
  FirstAdmin,
  Notice,
  NotificationSettings,
  PasswordByToken,
  PasswordChange,
  ProfileChange,
  Registration,
  SignedInDevice,
  TimeZoneChange,
  User,
} from './account';

export const accountCalls = {
  currentUser: get('/api/user').answers<User>(),
  login: post('/api/login')
    .withStatus(200)
    .takes<Credentials>()
    .answers<User>()
    .open()
    .refuses('wrong_credentials', 'second_factor_needed', 'second_factor_wrong', 'too_many'),
  logout: post('/api/logout').withStatus(204).open(),
  register: post('/api/register')
    .takes<Registration>()
    .answers<User>()
    .open()
    .refuses(
      'invite_not_found',
      'invite_inactive',
      'invite_expired',
      'invite_used_up',
      'invite_for_another',
      'email_taken',
      'too_many',
    ),
  changeProfile: patch('/api/user').takes<ProfileChange>().answers<User>().refuses('email_taken'),
  /** Signs out everywhere else. */
  changePassword: post('/api/user/password')
    .withStatus(200)
    .takes<PasswordChange>()
    .answers<User>()
    .refuses('too_many'),
  notifications: get('/api/user/notifications').answers<NotificationSettings>(),
  changeNotifications: patch('/api/user/notifications')
    .takes<Partial<NotificationSettings>>()
    .answers<NotificationSettings>(),
  /** The app says so when it starts in another zone than the account has, or travels into one. */
  changeTimeZone: put('/api/user/time-zone').withStatus(204).takes<TimeZoneChange>(),
  /** One click in a mail program (RFC 8058); the token stands in the header of the message. */
  unsubscribe: post('/api/unsubscribe/:token').withStatus(200).answers<Notice>().open().refuses('not_found'),
  devices: get('/api/user/sessions').answers<SignedInDevice[]>(),
  signOutDevice: del('/api/user/sessions/:sessionId'),
  /** All devices but the one that asks. */
  signOutOthers: del('/api/user/sessions'),
  /** Each minute while the app is in front of somebody. */
  heartbeat: post('/api/heartbeat').withStatus(204).takes<{ pageId?: number | null }>(),
  /** The first password, by the token of an invitation or a welcome. */
  setPassword: post('/api/set-password')
    .withStatus(200)
    .takes<PasswordByToken>()
    .answers<Notice>()
    .open()
    .refuses('invalid_token', 'email_taken', 'invite_not_found', 'too_many'),
  /** Answers the same whether or not the address has an account. */
  forgotPassword: post('/api/forgot-password')
    .withStatus(200)
    .takes<{ email: string }>()
    .answers<Notice>()
    .open()
    .refuses('too_many'),
  verifyResetToken: post('/api/verify-reset-token')
    .withStatus(200)
    .takes<{ token: string }>()
    .answers<Notice>()
    .open()
    .refuses('invalid_reset_token', 'too_many'),
  resetPassword: post('/api/reset-password')
    .withStatus(200)
    .takes<PasswordByToken>()
    .answers<Notice>()
    .open()
    .refuses('invalid_reset_token', 'too_many'),
  setupState: get('/api/setup').answers<{ needed: boolean }>().open(),
  setup: post('/api/setup')
    .withStatus(200)
    .takes<FirstAdmin>()
    .answers<User>()
    .open()
    .refuses('already_set_up', 'email_taken', 'too_many'),
};

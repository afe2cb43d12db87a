import { del, get, patch, post } from '../call';
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
  User,
} from './account';

export const accountCalls = {
  currentUser: get('/api/user').answers<User>(),
  login: post('/api/login').takes<Credentials>().answers<User>(),
  logout: post('/api/logout'),
  register: post('/api/register').takes<Registration>().answers<User>(),
  changeProfile: patch('/api/user').takes<ProfileChange>().answers<User>(),
  /** Signs out everywhere else. */
  changePassword: post('/api/user/password').takes<PasswordChange>().answers<User>(),
  notifications: get('/api/user/notifications').answers<NotificationSettings>(),
  changeNotifications: patch('/api/user/notifications')
    .takes<Partial<NotificationSettings>>()
    .answers<NotificationSettings>(),
  devices: get('/api/user/sessions').answers<SignedInDevice[]>(),
  signOutDevice: del('/api/user/sessions/:sessionId'),
  /** Each minute while the app is in front of somebody. */
  heartbeat: post('/api/heartbeat').takes<{ pageId?: number | null }>(),
  /** The first password, by the token of an invitation or a welcome. */
  setPassword: post('/api/set-password').takes<PasswordByToken>().answers<Notice>(),
  /** Answers the same whether or not the address has an account. */
  forgotPassword: post('/api/forgot-password').takes<{ email: string }>().answers<Notice>(),
  verifyResetToken: post('/api/verify-reset-token').takes<{ token: string }>().answers<Notice>(),
  resetPassword: post('/api/reset-password').takes<PasswordByToken>().answers<Notice>(),
  setupState: get('/api/setup').answers<{ needed: boolean }>(),
  setup: post('/api/setup').takes<FirstAdmin>().answers<User>(),
};

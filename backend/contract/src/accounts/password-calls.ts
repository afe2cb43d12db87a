import { post } from '../call';
import type { FirstAdmin, MessageResponse, PasswordByToken, Registration, User } from './account';

/** Calls that give an account its first or a new password. */
export const passwordCalls = {
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
  /** Sets the first password with the token of an invitation or welcome email. */
  setPassword: post('/api/set-password')
    .withStatus(200)
    .body<PasswordByToken>()
    .response<MessageResponse>()
    .public()
    .withErrors('invalid_token', 'email_taken', 'invite_not_found', 'too_many'),
  /** Returns whether the token sets a first password, without using it. */
  verifyFirstPasswordToken: post('/api/verify-first-password-token')
    .withStatus(200)
    .body<{ token: string }>()
    .response<MessageResponse>()
    .public()
    .withErrors('invalid_token', 'too_many'),
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
  setup: post('/api/setup')
    .withStatus(200)
    .body<FirstAdmin>()
    .response<User>()
    .public()
    .withErrors('already_set_up', 'email_taken', 'too_many'),
};

export { Accounts, type SignedIn } from './accounts.service';
export { AccountTokens } from './account-tokens.service';
export { MailRecipients } from './mail-recipients.service';
export { EmailAddresses } from './email-addresses.service';
export { AuthModule } from './auth.module';
export { FirstRun } from './first-run.service';
export { NewPasswords } from './new-passwords.service';
export { MAIL_DEBOUNCE_MS, EmailSubscriptions } from './email-subscriptions.service';
export { PasswordChanges } from './password-changes.service';
export { RequestSessions } from './request-sessions.service';
export { Joined, JoinWithSession, type ReadRequest } from './session-join';
export {
  liveSession,
  sessionUserId,
  splitJoined,
  type JoinedRow,
  type JoinedWithSession,
  type SessionKey,
} from './session.repository';
export { SessionCookie } from './session-cookie';
export { Profile } from './profile.service';
export { Sessions } from './sessions.service';
export { TwoFactors } from './two-factors.service';
export { rethrowTaken } from './rethrow-taken';
export { presentUser } from './user.presenter';
export type { UserRow } from './user.repository';

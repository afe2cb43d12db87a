export { Accounts, type SignedIn } from './accounts/accounts.service';
export { AccountTokens } from './passwords/account-tokens.service';
export { fullNameOf, fullNameSql, type NamesRow } from './accounts/full-name-of';
export { EmailAddresses } from './accounts/email-addresses.service';
export { NewAccountDto } from './auth.dto';
export { CurrentPassword } from './passwords/current-password.service';
export { AuthModule } from './auth.module';
export { FirstRun } from './setup/first-run.service';
export { NewPasswords } from './passwords/new-passwords.service';
export { MAIL_DEBOUNCE_MS } from './email-subscriptions/email-subscriptions.service';
export { UserMails } from './email-subscriptions/user-mails.service';
export { PasswordChanges } from './passwords/password-changes.service';
export { RequestSessions } from './sessions/request-sessions.service';
export { Joined, JoinWithSession, type ReadRequest } from './sessions/session-join';
export {
  liveSession,
  sessionUserId,
  splitJoined,
  type JoinedRow,
  type JoinedWithSession,
  type SessionKey,
} from './sessions/session.repository';
export { SessionCookie } from './sessions/session-cookie';
export { Profile } from './accounts/profile.service';
export { Sessions } from './sessions/sessions.service';
export { TwoFactors } from './two-factor/two-factors.service';
export { rethrowTaken } from './accounts/rethrow-taken';
export { presentUser } from './accounts/user.presenter';
export type { UserRow } from './accounts/user.repository';

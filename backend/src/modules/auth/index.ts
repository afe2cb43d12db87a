export { Accounts, type SignedIn } from './accounts.service';
export { AccountTokens } from './account-tokens.service';
export { Addressees } from './addressees.service';
export { Addresses } from './addresses.service';
export { AuthModule } from './auth.module';
export { FirstRun } from './first-run.service';
export { NewPasswords } from './new-passwords.service';
export { noticePause, Notices } from './notices.service';
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
export { takenOr } from './taken';
export { presentUser } from './user.presenter';
export type { UserRow } from './user.repository';

import type { AccountRole } from '../roles';
import type { TimeZone } from '../times/time-zone';
import type { IsoTime } from '../http-types';
import type { TwoFactorState } from './two-factor';

/** The view of an account for its owner and super admins. */
export interface User {
  id: number;
  username: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  displayName: string | null;
  avatar: string | null;
  role: AccountRole;
  teamId: number | null;
  /** The assigned team, or else the first that the user joined. */
  teamName: string | null;
  isActive: boolean;
  hasSetPassword: boolean;
  twoFactor: TwoFactorState;
  /** The time zone of the browser used last; null if unknown. Returned only to the user. */
  timeZone?: TimeZone | null;
  /** Number of the latest announcement that Home showed to the user, 0 for none. Returned only to the user. */
  newsSeen?: number;
  lastLoginAt: IsoTime | null;
  createdAt: IsoTime;
  updatedAt: IsoTime;
}

export interface Credentials {
  email: string;
  password: string;
  /** A code of the authenticator app, or a recovery code; required with two-factor sign-in. */
  code?: string;
}

/** Sign-up with the token of an invitation or invite link. */
export interface Registration {
  token: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/** Sign-up of the first super admin of an empty installation. */
export interface FirstAdmin {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/** Body of `PATCH /api/user`: omitted fields keep their value. */
export interface ProfileChange {
  displayName?: string | null;
  email?: string;
  firstName?: string | null;
  lastName?: string | null;
}

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/** A new password with the token of an email. */
export interface PasswordByToken {
  token: string;
  password: string;
}

/** The emails a user has turned on. */
export interface EmailPreferences {
  pageUpdates: boolean;
  newMembers: boolean;
  comments: boolean;
}

/** The time zone of the user's browser. */
export interface TimeZoneChange {
  timeZone: TimeZone;
}

/** Number of the announcement that Home showed to the user. */
export interface NewsSeen {
  newsSeen: number;
}

/** A session of the user. */
export interface SignedInDevice {
  id: number;
  /** The `User-Agent` header; null without one. */
  userAgent: string | null;
  isThisOne: boolean;
  signedInAt: IsoTime;
  seenAt: IsoTime;
}

/** A response that only carries a message for the user. */
export interface MessageResponse {
  message: string;
}

/** Returns the display name, else first and last name, else the username. */
export function fullName(person: {
  displayName: string | null;
  firstName: string | null;
  lastName: string | null;
  username: string;
}): string {
  const names = [person.firstName, person.lastName].filter(Boolean).join(' ');
  return person.displayName || names || person.username;
}

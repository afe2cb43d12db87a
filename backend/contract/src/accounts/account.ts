import type { AccountRole } from '../roles';
import type { TimeZone } from '../times/time-zone';
import type { IsoTime } from '../wire';
import type { TwoFactorState } from './two-factor';

/** An account as its owner and super admins see it. */
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
  isActive: boolean;
  hasSetPassword: boolean;
  twoFactor: TwoFactorState;
  /** The zone of the browser in which the user last opened Touchline, null until one has said. Only the user is sent it. */
  timeZone?: TimeZone | null;
  lastLoginAt: IsoTime | null;
  createdAt: IsoTime;
  updatedAt: IsoTime;
}

export interface Credentials {
  email: string;
  password: string;
  /** Of the app, or a recovery code: asked of who signs in with two factors. */
  code?: string;
}

/** A new account made with an invitation's or invite link's token. */
export interface Registration {
  token: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/** The first super admin of an empty installation. */
export interface FirstAdmin {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/** PATCH of one's own account: only what is given changes. */
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

/** A new password with the token of a mail. */
export interface PasswordByToken {
  token: string;
  password: string;
}

/** Which mails somebody wants. */
export interface NotificationSettings {
  pageUpdates: boolean;
  newMembers: boolean;
  comments: boolean;
}

/** Where the user's browser is. */
export interface TimeZoneChange {
  timeZone: TimeZone;
}

/** A browser that somebody is signed in with. */
export interface SignedInDevice {
  id: number;
  /** The browser's own words for itself; null when it gave none. */
  userAgent: string | null;
  isThisOne: boolean;
  signedInAt: IsoTime;
  seenAt: IsoTime;
}

/** A sentence to show. */
export interface Notice {
  message: string;
}

/** What people are called on screen: their display name, their names, or else their username. */
export function fullName(person: {
  displayName: string | null;
  firstName: string | null;
  lastName: string | null;
  username: string;
}): string {
  const names = [person.firstName, person.lastName].filter(Boolean).join(' ');
  return person.displayName || names || person.username;
}

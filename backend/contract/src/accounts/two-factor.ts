import type { IsoTime } from '../http-types';

/** State of two-factor sign-in. `required`: not set up yet, and all other calls respond with 403 until it is. */
export type TwoFactorState = 'off' | 'on' | 'required';

/** The second factor of the current user. */
export interface TwoFactor {
  /** Null when turned off. */
  since: IsoTime | null;
  recoveryCodesLeft: number;
}

/** The key for an authenticator app; returned only during setup. */
export interface TwoFactorKey {
  /** Base32, for typing it in without a camera. */
  secret: string;
  /** `otpauth://totp/...`, the content of the QR code. */
  address: string;
}

/** Changing the second factor requires both. */
export interface BothFactors {
  password: string;
  /** A code of the authenticator app, or a recovery code. */
  code: string;
}

/** Each code replaces the app for one sign-in. Returned only once. */
export interface RecoveryCodes {
  codes: string[];
}

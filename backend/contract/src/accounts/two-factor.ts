import type { IsoTime } from '../wire';

/** Whether somebody signs in with a code besides the password. `required`: not yet, and nothing else is answered until then. */
export type TwoFactorState = 'off' | 'on' | 'required';

/** One's own second factor. */
export interface TwoFactor {
  /** Null while it is off. */
  since: IsoTime | null;
  recoveryCodesLeft: number;
}

/** What an authenticator app needs to know; shown while it is being set up, and never again. */
export interface TwoFactorKey {
  /** Base32, to be typed where there is no camera. */
  secret: string;
  /** `otpauth://totp/...`, for a QR code. */
  address: string;
}

/** Who changes a second factor shows both. */
export interface BothFactors {
  password: string;
  /** Of the app, or a recovery code. */
  code: string;
}

/** Each is good for one sign-in without the app; shown once. */
export interface RecoveryCodes {
  codes: string[];
}

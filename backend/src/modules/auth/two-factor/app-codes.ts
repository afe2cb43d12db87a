import { Secret, TOTP } from 'otpauth';

/** The TOTP period in seconds, as in all authenticator apps (RFC 6238). */
const PERIOD_SECONDS = 30;
/** Accepts one step before and one after, because clocks of phones differ. */
const WINDOW_STEPS = 1;

/** Returns a key of 160 random bits, as RFC 4226 recommends. */
export const newKey = (): Buffer => Buffer.from(new Secret({ size: 20 }).bytes);

/** Returns the key in Base32 to type, and as an `otpauth:` URL for the QR code. */
export function keyFor(email: string, key: Buffer): { secret: string; address: string } {
  const totp = totpOf(key, email);
  return { secret: totp.secret.base32, address: totp.toString() };
}

/** Returns the TOTP step of a code, counted from 1970; undefined when it does not match. */
export function stepOf(code: string, key: Buffer, now: Date): number | undefined {
  const [totp, timestamp] = [totpOf(key), now.getTime()];
  const delta = totp.validate({ token: code, timestamp, window: WINDOW_STEPS });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

function totpOf(key: Buffer, label = ''): TOTP {
  const buffer = Uint8Array.from(key).buffer;
  return new TOTP({
    issuer: 'Touchline',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: new Secret({ buffer }),
  });
}

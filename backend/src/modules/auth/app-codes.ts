import { Secret, TOTP } from 'otpauth';

/** As every authenticator app has it (RFC 6238). Seconds. */
const period = 30;
/** Clocks of phones differ: one step before and one after is taken, too. */
const window = 1;

/** 160 random bits, as RFC 4226 recommends. */
export const newKey = (): Buffer => Buffer.from(new Secret({ size: 20 }).bytes);

/** As an app takes it from a QR code, and as it is typed. */
export function keyFor(email: string, key: Buffer): { secret: string; address: string } {
  const totp = totpOf(key, email);
  return { secret: totp.secret.base32, address: totp.toString() };
}

/** Which step a code belongs to, counted from 1970; undefined for a code of another time or another key. */
export function stepOf(code: string, key: Buffer, now: Date): number | undefined {
  const [totp, timestamp] = [totpOf(key), now.getTime()];
  const delta = totp.validate({ token: code, timestamp, window });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

function totpOf(key: Buffer, label = ''): TOTP {
  const buffer = Uint8Array.from(key).buffer;
  return new TOTP({
    issuer: 'Touchline',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: new Secret({ buffer }),
  });
}

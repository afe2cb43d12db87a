import { calls, type AccountRole, type RecoveryCodes, type TwoFactorKey } from '@touchline/contract';
import { Secret, TOTP } from 'otpauth';
import { Clock } from '../src/platform/clock';
import type { TestApp } from './app';
import { caller, nobody, registered, type Person } from './people';

export const password = 'Touchline1!';
const step = 30_000;

/** Returns the code that an authenticator app shows. */
export const appCode = (secret: string, timestamp = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

/** A fake clock for the server, which starts in the middle of a TOTP step. */
export class HeldClock {
  private time = Math.floor(Date.now() / step) * step + step / 2;

  constructor({ app }: TestApp) {
    // One millisecond per call, so that mails of the mailbox, which are named by time, keep their order.
    app.get(Clock).now = () => new Date(this.time++);
  }

  pass(milliseconds: number): void {
    this.time += milliseconds;
  }

  /** Returns the code of a later step. */
  codeOf(secret: string, steps = 0): string {
    return appCode(secret, this.time + steps * step);
  }

  /** Advances the clock by one step and returns the new code. */
  nextCodeOf(secret: string): string {
    this.pass(step);
    return this.codeOf(secret);
  }
}

/** A user with two-factor sign-in. */
export interface Careful extends Person {
  secret: string;
  codes: string[];
}

export const cookieIn = (headers: Record<string, unknown>) =>
  (headers['set-cookie'] as string[] | undefined)?.[0]?.split(';')[0];

/** Turns two-factor sign-in on for a user with a password, with the current code of the real or fake clock. */
export async function turnOn(app: TestApp, someone: Person, clock?: HeldClock): Promise<Careful> {
  const begun = await someone.call(calls.twoFactor.begin, {}, { body: { password } });
  const { secret } = begun.body as TwoFactorKey;
  const body = { code: clock ? clock.codeOf(secret) : appCode(secret) };
  const confirmed = await someone.call(calls.twoFactor.confirm, {}, { body });
  const cookie = cookieIn(confirmed.headers) ?? '';
  const { codes } = confirmed.body as RecoveryCodes;
  return { ...someone, cookie, call: caller(app, cookie), secret, codes };
}

export const careful = async (app: TestApp, clock: HeldClock, role: AccountRole = 'coach') =>
  turnOn(app, await registered(app, password, role), clock);

interface Shown {
  code?: string;
  password?: string;
}

export const signIn = (app: TestApp, email: string, { code, password: word = password }: Shown = {}) =>
  nobody(app).call(calls.accounts.login, {}, { body: { email, password: word, code } });

import { calls, type AccountRole, type RecoveryCodes, type TwoFactorKey } from '@touchline/contract';
import { Secret, TOTP } from 'otpauth';
import { Clock } from '../src/platform/clock';
import type { TestApp } from './app';
import { caller, nobody, registered, type Person } from './people';

export const password = 'Touchline1!';
const step = 30_000;

/** What an authenticator app shows. */
export const appCode = (secret: string, timestamp = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

/** The server's clock, held in the middle of a step of the codes. */
export class HeldClock {
  private time = Math.floor(Date.now() / step) * step + step / 2;

  constructor({ app }: TestApp) {
    app.get(Clock).now = () => new Date(this.time);
  }

  pass(milliseconds: number): void {
    this.time += milliseconds;
  }

  /** What an app shows so many steps from now. */
  codeOf(secret: string, steps = 0): string {
    return appCode(secret, this.time + steps * step);
  }

  /** What it shows after what it shows now. */
  nextCodeOf(secret: string): string {
    this.pass(step);
    return this.codeOf(secret);
  }
}

/** Someone who signs in with two factors. */
export interface Careful extends Person {
  secret: string;
  codes: string[];
}

export const cookieIn = (headers: Record<string, unknown>) =>
  (headers['set-cookie'] as string[] | undefined)?.[0]?.split(';')[0];

/** For someone with a password. The code is one of now, unless a clock is held. */
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

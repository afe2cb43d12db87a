import { expect } from '@playwright/test';
import type { ApiUser } from '../fixtures/api-user';
import { Part } from './part';
import type { Tab } from './tab';

const MAX_TAB_PRESSES = 80;

/** A user with a page open in a browser of their own. */
export class Person extends Part {
  constructor(
    tab: Tab,
    private readonly origin: string,
  ) {
    super(tab);
  }

  /** Opens a path of the app and waits for hydration. */
  async open(path: string) {
    await this.tab.goto(this.origin + path);
    const isHydrated = () =>
      document.querySelector('#root:not([data-ssr]) main') !== null &&
      !document.querySelector('[data-mounting], [data-opening]');
    await expect.poll(() => this.evaluate(isHydrated)).toBe(true);
  }

  /** Sets the session cookie of a user, which avoids the sign-in screen. */
  async signIn(user: ApiUser) {
    await this.tab.setCookie(this.origin, await user.sessionCookie());
  }

  path(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search);
  }

  /** Calls a function in the page with a JSON argument. */
  evaluate<Result, Arg>(run: (arg: Arg) => Result, arg?: Arg): Promise<Awaited<Result>> {
    return this.tab.evaluate(run, arg) as Promise<Awaited<Result>>;
  }

  type(text: string) {
    return this.tab.type(text);
  }

  async press(...presses: string[]) {
    for (const keys of presses) await this.tab.press(keys);
  }

  /** Presses Tab until the target has the focus. */
  async tabTo(target: Part) {
    await target.appears();
    for (let presses = 0; !(await target.isFocused()); presses += 1) {
      expect(presses, 'presses of Tab').toBeLessThan(MAX_TAB_PRESSES);
      await this.tab.press('Tab');
    }
  }
}

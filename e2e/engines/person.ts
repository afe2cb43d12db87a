import { accountTexts } from '@touchline/contract';
import { expect } from '@playwright/test';
import type { ApiUser } from './api-user';
import { Part } from './part';
import type { Tab } from './tab';

const FURTHEST_TABS = 80;

/** A user with a page open in a browser of their own. */
export class Person extends Part {
  constructor(
    tab: Tab,
    private readonly origin: string,
  ) {
    super(tab);
  }

  /** Opens an address of the app, and waits until the app has taken over what the server drew. */
  async open(path: string) {
    await this.tab.goto(this.origin + path);
    await expect
      .poll(() => this.evaluate(() => document.querySelector('#root:not([data-first-view]) main') !== null))
      .toBe(true);
  }

  async reload() {
    await this.open(await this.path());
  }

  /** Waits for an address; while the page changes there is none to read. */
  arrivesAt(path: string) {
    return expect(async () => expect(await this.path()).toBe(path)).toPass({ timeout: 20_000 });
  }

  path(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search);
  }

  /** Takes over the session of a user, which saves the sign-in screen. */
  async signIn(user: ApiUser) {
    await this.tab.setCookie(this.origin, await user.sessionCookie());
  }

  /** Signs in by the form. */
  async fillSignIn(email: string, password: string) {
    await this.findLabel(accountTexts.email).fill(email);
    await this.findLabel(accountTexts.password).fill(password);
    await this.find('button', accountTexts.signIn).click();
  }

  /** Calls a function in the page, with an argument that JSON can hold. */
  evaluate<Result, Arg>(run: (arg: Arg) => Result, arg?: Arg): Promise<Awaited<Result>> {
    return this.tab.evaluate(run, arg) as Promise<Awaited<Result>>;
  }

  type(text: string) {
    return this.tab.type(text);
  }

  async press(...presses: string[]) {
    for (const keys of presses) await this.tab.press(keys);
  }

  /** Presses Tab until this has the focus. */
  async tabTo(target: Part) {
    await target.appears();
    for (let step = 0; step < FURTHEST_TABS; step += 1) {
      if (await target.isFocused()) return;
      await this.tab.press('Tab');
    }
    throw new Error('Tab never reached it');
  }
}

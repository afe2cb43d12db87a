import { test as base, expect, type Browser } from '@playwright/test';
import { desktop } from '../fixtures/test';
import { ApiUser } from './api-user';
import { Person } from './person';
import { launch, openPlaywrightTab } from './playwright-tab';
import type { Engine, Size, Tab } from './tab';
import { openWebDriverTab } from './webdriver-tab';

interface Options {
  viewport?: Size;
  /** Another engine than the one the journey runs in, for a second user. */
  engine?: Engine;
  origin?: string;
}

interface People {
  /** The engine that this journey runs in: the name of its project. */
  engine: Engine;
  /** Opens a page for one more user. */
  person: (options?: Options) => Promise<Person>;
  /** Signs in without a browser, to prepare data. */
  api: (email: string) => Promise<ApiUser>;
}

interface Browsers {
  openTab: (engine: Engine, viewport: Size) => Promise<Tab>;
}

export const test = base.extend<People, Browsers>({
  // One browser an engine and worker, so that the start is paid for once, unless it crashed.
  openTab: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const browsers = new Map<Engine, Browser>();
      await use(async (engine, viewport) => {
        if (engine === 'webkit') return openWebDriverTab(viewport);
        let browser = browsers.get(engine);
        if (!browser?.isConnected()) browser = await launch(engine);
        browsers.set(engine, browser);
        return openPlaywrightTab(browser, viewport);
      });
      for (const browser of browsers.values()) await browser.close();
    },
    { scope: 'worker' },
  ],

  // oxlint-disable-next-line no-empty-pattern -- as above
  engine: async ({}, use, { project }) => use(project.name as Engine),

  person: async ({ openTab, engine, baseURL }, use, info) => {
    const people: Person[] = [];
    await use(async ({ viewport = desktop, engine: own = engine, origin = baseURL ?? '' } = {}) => {
      const someone = new Person(await openTab(own, viewport), origin);
      people.push(someone);
      return someone;
    });
    for (const [at, someone] of people.entries()) {
      if (info.status !== info.expectedStatus)
        await info.attach(`user ${at + 1}`, {
          body: await someone.tab.screenshot(),
          contentType: 'image/png',
        });
      await someone.tab.close();
    }
  },

  api: async ({ playwright, baseURL }, use) => {
    const users: ApiUser[] = [];
    await use(async (email) => {
      const user = await ApiUser.signIn(await playwright.request.newContext({ baseURL }), email);
      users.push(user);
      return user;
    });
    for (const user of users) await user.close();
  },
});

/**
 * From here on the journey is known to fail in these engines. The run fails when it passes: then remove the call. What comes before
 * must work.
 */
export function knownFault(engine: Engine, inEngines: readonly Engine[], fault: string): void {
  test.fail(inEngines.includes(engine), fault);
}

export { expect };

import { expect, type Browser } from '@playwright/test';
import { test as base } from '../fixtures/api-user';
import { Person } from './person';
import { launch, openPlaywrightTab } from './playwright-tab';
import type { Engine, Size } from './tab';
import { openWebKitTab } from './webkit-tab';

/**
 * A small desktop window: Firefox and WebKit render in software here, at a cost that grows with the pixels.
 */
const smallDesktop: Size = { width: 1100, height: 750 };

interface Options {
  viewport?: Size;
  /** The engine for a second user, if it differs from that of the journey. */
  engine?: Engine;
  /** The origin of the app, if not that of the server itself. */
  origin?: string;
}

interface People {
  /** The engine of this journey: the name of its project. */
  engine: Engine;
  /** Opens a page for another user. */
  person: (options?: Options) => Promise<Person>;
}

/**
 * One browser per engine and worker, so that the start is paid for once, unless it crashed. It exits with the
 * worker.
 */
const browsers = new Map<Engine, Browser>();

async function openTab(engine: Engine, viewport: Size) {
  if (engine === 'webkit') return openWebKitTab(viewport);
  let browser = browsers.get(engine);
  if (!browser?.isConnected()) browser = await launch(engine);
  browsers.set(engine, browser);
  return openPlaywrightTab(browser, viewport);
}

export const test = base.extend<People>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
  engine: async ({}, use, { project }) => use(project.name as Engine),

  person: async ({ engine, baseURL }, use, info) => {
    const people: Person[] = [];
    await use(async ({ viewport = smallDesktop, engine: own = engine, origin = baseURL ?? '' } = {}) => {
      const someone = new Person(await openTab(own, viewport), origin);
      people.push(someone);
      return someone;
    });
    for (const [at, { tab }] of people.entries()) {
      if (info.status !== info.expectedStatus)
        await info.attach(`user ${at + 1}`, { body: await tab.screenshot(), contentType: 'image/png' });
      await tab.close();
    }
  },
});

export { expect };

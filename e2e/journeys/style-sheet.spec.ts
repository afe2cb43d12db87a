import type { Page as Tab } from '@playwright/test';
import { isAppThere } from '../fixtures/first-view';
import { expect, phone, test } from '../fixtures/test';

const inputs = {
  key: (page: Tab) => page.keyboard.press('Tab'),
  press: (page: Tab) => page.locator('button[type=submit]').click(),
};

for (const [input, give] of Object.entries(inputs))
  test(`the style sheet comes in the document of a first visit, is cached at the first ${input}, and is linked then`, async ({
    person,
  }) => {
    const { page } = await person(phone);
    await page.goto('/login');
    await isAppThere(page);
    await page.waitForLoadState('networkidle');
    expect(await styleSheets(page)).toEqual({ inlined: 1, linked: 0, bytes: [] });

    const response = page.waitForResponse('**/*.css');
    await give(page);
    expect((await response).status()).toBe(200);
    await (await response).finished();

    for (const path of ['/login', '/reset-password']) {
      await page.goto(path);
      await isAppThere(page);
      expect(await styleSheets(page), path).toEqual({ inlined: 0, linked: 1, bytes: [0] });
    }
  });

/** Counts the style sheet in the document, with the bytes that the network sent of it: none where the browser had cached it. */
const styleSheets = (page: Tab) =>
  page.evaluate(() => ({
    inlined: document.querySelectorAll('style[data-href]').length,
    linked: document.querySelectorAll('link[rel=stylesheet]').length,
    bytes: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.css'))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  }));

import type { Page as Tab } from '@playwright/test';
import { expectHydrated } from '../fixtures/server-rendering';
import { expect, phone, test } from '../fixtures/test';

const inputs = {
  key: (page: Tab) => page.keyboard.press('Tab'),
  press: (page: Tab) => page.locator('button[type=submit]').click(),
};

for (const [input, give] of Object.entries(inputs))
  test(`the style sheet is inlined on a first visit, cached at the first ${input}, and linked from then on`, async ({
    person,
  }) => {
    const { page } = await person(phone);
    await page.goto('/login');
    await expectHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await styleSheets(page)).toEqual({ inlined: 1, linked: 0, bytes: [] });

    const response = page.waitForResponse('**/*.css');
    await give(page);
    expect((await response).status()).toBe(200);
    await (await response).finished();

    for (const path of ['/login', '/reset-password']) {
      await page.goto(path);
      await expectHydrated(page);
      expect(await styleSheets(page), path).toEqual({ inlined: 0, linked: 1, bytes: [0] });
    }
  });

/**
 * Counts the style sheets in the document, with the bytes transferred for them: 0 if the browser had cached
 * it.
 */
const styleSheets = (page: Tab) =>
  page.evaluate(() => ({
    inlined: document.querySelectorAll('style[data-href]').length,
    linked: document.querySelectorAll('link[rel=stylesheet]').length,
    bytes: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.css'))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  }));

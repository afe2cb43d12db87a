import type { Page } from '@playwright/test';
import { appTexts } from '@touchline/contract';
import { expect, test } from '../fixtures/test';
import { gotoUntilQuiet } from '../fixtures/until-quiet';
import { SignIn } from '../screens/sign-in';
import { casts } from './screens';

/** The narrowest phone, which each screen is loaded on, and text twice as large as usual. */
const narrow = { width: 320, height: 640 };
const wide = { width: 1280, height: 800 };

for (const { who, email, shots } of casts) {
  test(`what ${who} sees has room at 320 px and at twice the text size, and every screen a title of its own`, async ({
    person,
  }) => {
    const { page } = await person(narrow);
    if (email) await new SignIn(page).as(email);
    const paths = [...new Set(shots.map(({ path }) => path))];
    const titles = new Map<string, string>();
    for (const path of paths) {
      await page.setViewportSize(narrow);
      await gotoUntilQuiet(page, path);
      expect([path, '320 px', await beyondTheEdge(page, '100%')]).toEqual([path, '320 px', []]);
      await page.setViewportSize(wide);
      expect([path, 'large text', await beyondTheEdge(page, '200%')]).toEqual([path, 'large text', []]);
      titles.set(path, await page.title());
    }
    const untitled = [...titles].filter(
      ([path, title]) => title === appTexts.product && !path.includes('dashboard'),
    );
    expect(untitled).toEqual([]);
  });
}

/** Returns the outermost elements that stand over the edge of a page that scrolls sideways, once the size of its text is drawn. */
const beyondTheEdge = (page: Page, text: string) =>
  page.evaluate(async (size) => {
    document.documentElement.style.fontSize = size;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .slice(0, 4)
      .map((element) => element.outerHTML.slice(0, 120));
  }, text);

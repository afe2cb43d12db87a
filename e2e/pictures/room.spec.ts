import type { Page } from '@playwright/test';
import { appTexts } from '@touchline/contract';
import { expect, test } from '../fixtures/test';
import { gotoUntilQuiet } from '../fixtures/until-quiet';
import { SignIn } from '../screens/sign-in';
import { casts } from './screens';

/** The narrowest phone, and text twice as large as usual. */
const rooms = [
  { room: '320 px', viewport: { width: 320, height: 640 }, text: '100%' },
  { room: 'twice the text size', viewport: { width: 1280, height: 800 }, text: '200%' },
];

for (const { who, email, shots } of casts) {
  for (const { room, viewport, text } of rooms) {
    test(`what ${who} sees has room at ${room}, and every screen a title of its own`, async ({ person }) => {
      const { page } = await person(viewport);
      if (email) await new SignIn(page).as(email);
      const paths = [...new Set(shots.map(({ path }) => path))];
      const titles = new Map<string, string>();
      for (const path of paths) {
        await gotoUntilQuiet(page, path);
        expect([path, await beyondTheEdge(page, text)]).toEqual([path, []]);
        titles.set(path, await page.title());
      }
      const untitled = [...titles].filter(
        ([path, title]) => title === appTexts.product && !path.includes('dashboard'),
      );
      expect(untitled).toEqual([]);
    });
  }
}

/** What makes the page scroll sideways: the outermost that stand over its edge. */
const beyondTheEdge = (page: Page, text: string) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .slice(0, 4)
      .map((element) => element.outerHTML.slice(0, 120));
  }, text);

import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test';

/** The narrowest phone, and text twice as large as usual. */
const narrow = { width: 320, height: 640 };
const wide = { width: 1280, height: 800 };

/** What is open does not scroll sideways at 320 px, nor at twice the text size; afterwards it is as it was. */
export async function expectRoom(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(narrow);
  expect([screen, '320 px', await beyondTheEdge(page, '100%')]).toEqual([screen, '320 px', []]);
  await page.setViewportSize(wide);
  expect([screen, 'large text', await beyondTheEdge(page, '200%')]).toEqual([screen, 'large text', []]);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  if (before) await page.setViewportSize(before);
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

import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test';

/** The narrowest supported phone. */
const narrow = { width: 320, height: 640 };
const wide = { width: 1280, height: 800 };

/** Expects no horizontal overflow at 320 px and at twice the text size; restores the viewport. */
export async function expectNoHorizontalOverflow(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(narrow);
  expect([screen, '320 px', await overflowingElements(page, '100%')]).toEqual([screen, '320 px', []]);
  await page.setViewportSize(wide);
  expect([screen, 'large text', await overflowingElements(page, '200%')]).toEqual([screen, 'large text', []]);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  if (before) await page.setViewportSize(before);
}

/**
 * Returns the outermost elements that overflow the right edge of a page that scrolls horizontally, after the
 * text size is painted.
 */
const overflowingElements = (page: Page, text: string) =>
  page.evaluate(async (size) => {
    document.documentElement.style.fontSize = size;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .slice(0, 4)
      .map((element) => element.outerHTML.slice(0, 120));
  }, text);

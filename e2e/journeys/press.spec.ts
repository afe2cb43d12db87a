import type { Browser, Locator, Page } from '@playwright/test';
import { appTexts } from '@touchline/contract';
import { expect, phone, test } from '../fixtures/test';
import { SignIn } from '../screens/sign-in';

test('a press under a finger shows at once, and nothing but what is pressed is styled anew', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: phone, hasTouch: true });
  const page = await context.newPage();
  await new SignIn(page).as('admin@touchline.example');
  await page.goto('/admin/users');
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  const button = page.getByRole('button', { name: appTexts.notifications });
  const { styled, faded } = await during(browser, page, () => hold(page, button));
  expect(Math.max(...styled)).toBeLessThan(10);
  expect(faded).toEqual([]);
  await context.close();
});

/** Puts a finger on it until it shows. */
async function hold(page: Page, button: Locator): Promise<void> {
  const box = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(button).toHaveAttribute('data-pressed', 'true');
}

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** How many elements were styled anew, each time; and the properties that began to change little by little. */
async function during(browser: Browser, page: Page, deed: () => Promise<void>) {
  const faded: string[] = [];
  await page.exposeFunction('hasFaded', (property: string) => faded.push(property));
  await page.evaluate(() =>
    document.addEventListener('transitionrun', ({ propertyName }) =>
      (globalThis as unknown as { hasFaded(name: string): void }).hasFaded(propertyName),
    ),
  );
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await deed();
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))));
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const styled = traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : [],
  );
  return { styled, faded };
}

import { gotoUntilNetworkIdle } from '../fixtures/network-idle';
import { expect, phone, test } from '../fixtures/test';
import { smallTargets } from '../fixtures/touch-targets';
import { SignIn } from '../screens/sign-in';
import { casts } from './screens';

/** `npm test` measures a screen of each layout, `npm run nightly` all of them. */
const isEvery = process.env.ALL_PICTURES !== undefined;
const some = new Set([
  'login',
  'dashboard',
  'plays',
  'page-editor',
  'team-users',
  'page-reader',
  'search-results',
  'admin-users',
]);

for (const { who, email, shots } of casts)
  test(`every control that stands alone is at least 44 px wide and high for a finger, for ${who}`, async ({
    browser,
  }) => {
    test.setTimeout(600_000);
    const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    if (email) await new SignIn(page).as(email);
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    for (const shot of shots.filter(({ name, only }) => only !== 'desktop' && (isEvery || some.has(name)))) {
      await gotoUntilNetworkIdle(page, shot.path);
      await shot.open?.(page);
      // A sheet that opens moves for a moment.
      await expect.poll(() => smallTargets(page), { message: shot.name }).toEqual([]);
    }
    await context.close();
  });

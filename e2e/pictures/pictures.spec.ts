import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { appTexts } from '@touchline/contract';
import { desktop, expect, expectAccessible, phone, tablet, test, themes } from '../fixtures/test';
import { gotoUntilNetworkIdle } from '../fixtures/network-idle';
import { SignIn } from '../screens/sign-in';
import { expectNoHorizontalOverflow } from './horizontal-overflow';
import { casts, type Shot } from './screens';

const folder = fileURLToPath(new URL('../results/pictures', import.meta.url));
/** `npm run nightly` takes pictures and includes the tablet, whose layout equals one of the other two. */
const isForPictures = process.env.ALL_PICTURES !== undefined;
const sizes = isForPictures ? { phone, tablet, desktop } : { phone, desktop };
for (const { who, email, shots } of casts) {
  for (const [size, viewport] of Object.entries(sizes)) {
    test(`every screen of ${who} renders on a ${size} without horizontal overflow and axe violations`, async ({
      person,
    }) => {
      test.setTimeout(600_000);
      const { page } = await person(viewport);
      if (email) await new SignIn(page).as(email);
      const titles = new Map<string, string>();
      for (const shot of shots.filter((each) => isTakenAt(each, size))) {
        await gotoUntilNetworkIdle(page, shot.path);
        if (size === 'phone' && !titles.has(shot.path)) await expectNoHorizontalOverflow(page, shot.path);
        titles.set(shot.path, await page.title());
        await take(page, shot, size);
      }
      const untitled = [...titles].filter(
        ([path, title]) => title === appTexts.product && !path.includes('dashboard'),
      );
      expect(untitled, 'screens without a title of their own').toEqual([]);
    });
  }
}

const isTakenAt = ({ only, checkedOn }: Shot, size: string) =>
  (!only || only === size) && (isForPictures || !checkedOn || checkedOn === size);

async function take(page: Page, shot: Shot, size: string) {
  await shot.open?.(page);
  // Threads leave the place beside the text a moment after a wide window became narrow.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
      message: `${shot.name} scrolls sideways`,
    })
    .toBeLessThanOrEqual(0);
  await expectAccessible(page, `${shot.name} on a ${size}`, {
    look: isForPictures
      ? (theme) => page.screenshot({ path: join(folder, `${shot.name}-${size}-${theme}.png`) })
      : undefined,
    // Colours are the same at every size.
    checked: isForPictures || size === 'desktop' ? themes : ['light'],
  });
}

import { teamTexts } from '@touchline/contract';
import type { Page as Tab } from '@playwright/test';
import { expect, phone, test } from '../fixtures/test';
import { SignIn } from '../screens/sign-in';

/** Returns the opacity of the button that edits a team's description, as its ancestors leave it. */
const opacityOfEdit = (tab: Tab) =>
  tab
    .getByRole('region', { name: teamTexts.description })
    .getByRole('button', { name: teamTexts.edit })
    .evaluate((button) => {
      let opacity = 1;
      for (let part: Element | null = button; part; part = part.parentElement)
        opacity *= Number(getComputedStyle(part).opacity);
      return opacity;
    });

for (const [device, isTouch, rest] of [
  ['a touch screen', true, 1],
  ['a screen with a mouse', false, 0],
] as const)
  test(`what appears when a row is hovered has opacity ${rest} at rest on ${device}, and 1 with the focus`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: phone, hasTouch: isTouch, isMobile: isTouch });
    const tab = await context.newPage();
    await new SignIn(tab).as('coach@touchline.example');
    await tab.goto('/teams/1');
    await expect.poll(() => opacityOfEdit(tab)).toBe(rest);
    await tab
      .getByRole('region', { name: teamTexts.description })
      .getByRole('button', { name: teamTexts.edit })
      .focus();
    await expect.poll(() => opacityOfEdit(tab)).toBe(1);
    await context.close();
  });

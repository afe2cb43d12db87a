import type { Browser } from '@playwright/test';
import { SignIn } from '../screens/sign-in';

/** Returns the session cookie without the cookie that lists cached files. */
export async function signedIn(browser: Browser, email: string | undefined) {
  if (!email) return [];
  const page = await browser.newPage();
  await new SignIn(page).as(email);
  const cookies = await page.context().cookies();
  await page.close();
  return cookies.filter(({ name }) => name === 'touchline_session');
}

import type { Browser } from '@playwright/test';
import { calls, fillPath, type Page, type Play, type Team } from '@touchline/contract';
import { demoPassword, desktop, expect, openBrowser, phone, type Person } from '../fixtures/test';

/** `npm run nightly -- hydration` opens all screens at two widths. */
const isEverything = process.env.ALL_USERS !== undefined;
const users = isEverything ? ['player', 'coach', 'manager', 'admin'] : ['player', 'admin'];
/** An admin sees all screens; other users add only a page and a play to read. */
const isNew = (name: string, path: string) =>
  isEverything || name === 'admin' || /^\/(pages|plays)\/\d{1,5}$/.test(path);
const viewports = isEverything ? [phone, desktop] : [phone];

async function signedInPaths({ page }: Person, url: string): Promise<string[]> {
  const read = async <Item>(path: string) => (await (await page.request.get(url + path)).json()) as Item[];
  const [team] = await read<Team>(calls.teams.list.path);
  const teamId = team?.id ?? 0;
  const [first] = await read<Page>(fillPath(calls.pages.list.path, { teamId }));
  const plays = await read<Play>(fillPath(calls.plays.list.path, { teamId }));
  const play = plays.find(({ stillUrl }) => stillUrl) ?? plays[0];
  return [
    '/dashboard',
    `/teams/${teamId}`,
    `/teams/${teamId}?tab=plays`,
    `/teams/${teamId}/settings`,
    `/teams/${teamId}/settings?tab=users`,
    `/pages/${first?.id}`,
    `/pages/${first?.id}/history`,
    `/plays/${play?.id}`,
    `/plays/${play?.id}/history`,
    `/teams/${teamId}/bin`,
    '/starred',
    '/search?q=lineout',
    '/pages/999999',
    '/settings?tab=profile',
    '/settings?tab=security',
    '/admin',
    '/admin/users',
    '/admin/audit',
  ];
}

/** Keeps the `main` of the server's HTML, which hydration keeps in place. */
const keepRenderedMain = () =>
  new MutationObserver((_changes, observer) => {
    const main = document.querySelector('main');
    if (!main) return;
    Object.assign(window, { renderedMain: main });
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });

const isHydrated = () =>
  document.querySelector('[data-ssr]') === null &&
  'renderedMain' in window &&
  window.renderedMain === document.querySelector('main');

async function errorsAt({ page, consoleErrors }: Person, address: string): Promise<string[]> {
  const response = await page.goto(address);
  await expect(page.getByRole('main')).toBeVisible();
  const isRendered = (await response?.text())?.includes('<div id="root" data-ssr="">') ?? false;
  await expect(page.locator('[data-ssr]')).toHaveCount(0);
  return [
    ...(isRendered ? [] : ['The server did not render it']),
    ...((await page.evaluate(isHydrated)) ? [] : ['It was rendered again, not hydrated']),
    ...consoleErrors.splice(0),
  ];
}

/**
 * Opens every screen as these users, and returns the hydration warnings of React's development build by user,
 * width and path.
 */
export async function hydrationErrors(browser: Browser, url: string): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  const visits = viewports.flatMap((viewport) => [undefined, ...users].map((name) => ({ viewport, name })));
  for (const { viewport, name } of visits) {
    const person = await openBrowser(browser, viewport);
    await person.context.addInitScript(keepRenderedMain);
    const paths = name ? await signIn(person, name, url) : ['/login'];
    for (const path of paths) {
      const consoleErrors = await errorsAt(person, url + path);
      const visit = `${name ?? 'signed out'} at ${path}, ${viewport.width} pixels wide`;
      if (consoleErrors.length > 0) found[visit] = consoleErrors;
    }
    await person.context.close();
  }
  return found;
}

/** Returns the paths that this user opens. */
async function signIn(person: Person, name: string, url: string): Promise<string[]> {
  await person.page.request.post(`${url}/api/login`, {
    data: { email: `${name}@touchline.example`, password: demoPassword },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  await person.page.goto(`${url}/dashboard`);
  return (await signedInPaths(person, url)).filter((path) => isNew(name, path));
}

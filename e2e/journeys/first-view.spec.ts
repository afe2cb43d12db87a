import {
  accountTexts,
  adminTexts,
  calls,
  commentTexts,
  searchTexts,
  type Page,
  type Team,
} from '@touchline/contract';
import type { Browser, BrowserContext, Page as Tab } from '@playwright/test';
import { callAs } from '../fixtures/api';
import { demoPassword, desktop, expect, phone, tablet, test } from '../fixtures/test';
import { commentButton } from '../screens/marked-words';
import { PageScreen } from '../screens/page-screen';
import { SignIn } from '../screens/sign-in';

interface Standing {
  what: string;
  /** From the left, from the top, width, height. */
  box: number[];
}

/** Where everything on the screen stands that one reads, presses or types into, once its fonts are there. */
const standing = (tab: Tab): Promise<Standing[]> =>
  tab.getByRole('main').evaluate(async (main) => {
    await document.fonts.ready;
    return [...main.querySelectorAll('h1, h2, h3, h4, p, a:not([role="row"] a), button, input')].flatMap(
      (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const what = `${element.localName} ${element.textContent.slice(0, 20)}`;
        return width && y < innerHeight ? [{ what, box: [x, y, width, height] }] : [];
      },
    );
  });

/** What of these is not among those where it was, to a pixel. */
const moved = (these: Standing[], those: Standing[]) =>
  these
    .filter(({ what, box }) => !those.some((other) => other.what === what && isSame(box, other.box)))
    .map(({ what, box }) => `${what} ${box.join(' ')}`);

const isSame = (one: number[], other: number[]) =>
  one.every((part, place) => Math.abs(part - (other[place] ?? NaN)) <= 1);

const saying = (those: Standing[]) => those.map(({ what }) => what).join('\n');

async function drawnByServer(browser: Browser, { as, path }: { as?: BrowserContext; path: string }) {
  const context = await browser.newContext({
    viewport: as?.pages()[0]?.viewportSize() ?? phone,
    javaScriptEnabled: false,
    storageState: await as?.storageState(),
  });
  const tab = await context.newPage();
  await tab.goto(path);
  const seen = await standing(tab);
  await context.close();
  return seen;
}

const isAppThere = (tab: Tab) => expect(tab.locator('#root:not([data-first-view]) main')).toBeAttached();

test('the sign-in is there before any script, in the place where it stays', async ({ person, browser }) => {
  const { page } = await person(phone);
  const first = await drawnByServer(browser, { path: '/login' });
  await page.goto('/login');
  await isAppThere(page);
  expect(saying(first)).toContain('Sign in to your team');
  const now = await standing(page);
  expect([moved(first, now), moved(now, first)]).toEqual([[], []]);
});

for (const viewport of [phone, desktop]) {
  test(`screens behind the sign-in are there before any script, ${viewport.width} pixels wide`, async ({
    person,
    browser,
  }) => {
    const { page, context } = await person(viewport);
    await new SignIn(page).as('manager@touchline.example');
    const made = await callAs(page, calls.teams.create, { body: { name: 'Sandpipers', sport: 'Hockey' } });
    const { id: teamId } = (await made.json()) as Team;
    for (const title of ['Short corners', 'Press from the front']) {
      const body = { title, content: '<h2>First</h2><p>Hold your line.</p>', tags: ['defence'] };
      await callAs(page, calls.pages.create, { params: { teamId }, body });
    }
    for (const path of [`/dashboard?team=${teamId}`, `/teams/${teamId}`]) {
      const first = await drawnByServer(browser, { as: context, path });
      await page.goto(path);
      await isAppThere(page);
      await page.waitForLoadState('networkidle');
      expect(saying(first), path).toContain('Short corners');
      const now = await standing(page);
      expect([moved(first, now), moved(now, first)], path).toEqual([[], []]);
    }
  });
}

for (const viewport of [phone, tablet, desktop]) {
  test(`settings and tables are there before any script, ${viewport.width} pixels wide`, async ({
    person,
    browser,
  }) => {
    const { page, context } = await person(viewport);
    await new SignIn(page).as('admin@touchline.example');
    const made = await callAs(page, calls.teams.create, { body: { name: 'Turnstones', sport: 'Hockey' } });
    const { id } = (await made.json()) as Team;
    const paths = [
      '/settings?tab=profile',
      '/settings?tab=security',
      `/teams/${id}/settings?tab=users`,
      '/admin',
      '/admin/users',
    ];
    for (const path of paths) {
      await page.goto(path);
      await isAppThere(page);
      await page.waitForLoadState('networkidle');
      const first = await drawnByServer(browser, { as: context, path });
      expect(first.length, path).toBeGreaterThan(5);
      const now = await standing(page);
      expect([moved(first, now), moved(now, first)], path).toEqual([[], []]);
    }
  });
}

test('a row leads on and opens its menu also before the app is there', async ({ person }) => {
  const { page } = await person(desktop);
  await new SignIn(page).as('admin@touchline.example');
  const letThrough = await holdScripts(page);
  await page.goto('/admin', { waitUntil: 'commit' });
  const row = page.getByRole('row', { name: /Harbour RFC/ });
  await row.getByRole('button').click();
  letThrough();
  await expect(page.getByRole('menuitem', { name: adminTexts.edit })).toBeVisible();

  const letOn = await holdScripts(page);
  await page.goto('/admin', { waitUntil: 'commit' });
  await row.getByRole('link').click();
  letOn();
  await page.waitForURL('**/teams/1');
});

test('the words of a page are there before any script, in the place where they stay', async ({
  person,
  browser,
}) => {
  const { page, context } = await person(phone);
  await new SignIn(page).as('player@touchline.example');
  const [team] = (await (await callAs(page, calls.teams.list)).json()) as Team[];
  const listed = await callAs(page, calls.pages.list, { params: { teamId: team?.id ?? 0 } });
  const longest = ((await listed.json()) as Page[]).toSorted(
    (one, other) => other.content.length - one.content.length,
  )[0];
  const path = `/pages/${longest?.id}`;
  // Others are on this page too: what they write between the two looks is no difference between them.
  await expect(async () => {
    const first = await drawnByServer(browser, { as: context, path });
    expect(first.length).toBeGreaterThan(5);
    await page.goto(path);
    await expect(page.getByPlaceholder(commentTexts.placeholder)).toBeVisible();
    const now = await standing(page);
    expect(moved(first, now)).toEqual([]);
  }).toPass({ timeout: 60_000 });
});

/** Of each kind of block one. */
const playbook = [
  '<h2 data-id="block-1">Calls</h2>',
  '<p data-id="block-2">Four calls, <b>one shape</b>, and a line that is long enough to be broken on a phone.</p>',
  '<ul data-id="block-3"><li>Falcon</li><li>Hawk<ul><li>at the back</li></ul></li></ul>',
  '<ul data-id="block-4" data-type="checklist"><li data-checked="true">Cones</li><li>Bibs</li></ul>',
  '<table data-id="block-5"><thead><tr><th scope="col">Call</th><th scope="col">Space</th></tr></thead><tbody><tr><td>Falcon</td><td>Front</td></tr></tbody></table>',
  '<blockquote data-id="block-6"><p>Simple calls win ball.</p><footer>the coach</footer></blockquote>',
  '<aside data-id="block-7" data-type="callout" data-tone="tip">Say it twice.</aside>',
  '<pre data-id="block-8"><code>2-4-2</code></pre>',
  '<hr data-id="block-9">',
  '<h3 data-id="block-10">Last</h3><p data-id="block-11">Hold your line.</p>',
].join('');

async function pageToEdit(tab: Tab, content: string): Promise<string> {
  await new SignIn(tab).as('manager@touchline.example');
  const made = await callAs(tab, calls.teams.create, { body: { name: 'Whimbrels', sport: 'Hockey' } });
  const { id: teamId } = (await made.json()) as Team;
  const body = { title: 'Short corners', content, tags: ['defence'] };
  const written = await callAs(tab, calls.pages.create, { params: { teamId }, body });
  return `/pages/${((await written.json()) as Page).id}`;
}

for (const viewport of [phone, tablet, desktop]) {
  test(`who may write in a page sees it where it is written, ${viewport.width} pixels wide`, async ({
    person,
    browser,
  }) => {
    const { page, context } = await person(viewport);
    const path = await pageToEdit(page, playbook);
    const first = await drawnByServer(browser, { as: context, path });
    expect(saying(first)).toContain('Four calls');
    await page.goto(path);
    await expect(page.getByRole('toolbar')).toBeVisible();
    const now = await standing(page);
    expect(moved(first, now)).toEqual([]);
  });
}

test('what is written in a page before the editor is there is not lost', async ({ person }) => {
  const { page } = await person(phone);
  const path = await pageToEdit(page, playbook);
  const letThrough = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByText('Hold your line.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Then press.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Nobody chases al');
  letThrough();
  await isAppThere(page);
  await page.keyboard.type('one.');
  await new PageScreen(page).waitForSaved();
  await page.reload();
  const paragraphs = page.locator('[data-kind="paragraph"]');
  await expect(paragraphs.nth(-2)).toHaveText('Hold your line. Then press.');
  await expect(paragraphs.last()).toHaveText('Nobody chases alone.');
});

/** Holds back the app's code until it is let through. */
async function holdScripts(tab: Tab): Promise<() => void> {
  let letThrough = () => {};
  const isLetThrough = new Promise<void>((done) => (letThrough = done));
  await tab.route('**/assets/index-*.js', async (route) => {
    await isLetThrough;
    await route.continue();
  });
  return letThrough;
}

test('what is typed and sent off before the app is there is not lost', async ({ person }) => {
  const { page } = await person(phone);
  const letThrough = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel(accountTexts.email).fill('player@touchline.example');
  await page.getByLabel(accountTexts.password, { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).search).toBe('');
  letThrough();
  await page.waitForURL('**/dashboard');

  const letAppThrough = await holdScripts(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await page.getByRole('searchbox').first().pressSequentially('line');
  letAppThrough();
  await isAppThere(page);
  await expect(page.getByRole('searchbox').first()).toHaveValue('line');
  await expect(page.getByRole('searchbox').first()).toBeFocused();
  await page.keyboard.type('out');
  await expect(page.getByRole('searchbox').first()).toHaveValue('lineout');

  const link = page.getByRole('main').locator('a[href^="/pages/"]').first();
  const path = (await link.getAttribute('href')) ?? '';
  const letCommentThrough = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  const comment = page.getByPlaceholder(commentTexts.placeholder);
  await comment.fill('Who lifts?');
  letCommentThrough();
  await isAppThere(page);
  await expect(comment).toHaveValue('Who lifts?');
  await comment.fill('');
});

test('what is pressed before the app is there is done when it is', async ({ person }) => {
  const { page } = await person(desktop);
  await new SignIn(page).as('player@touchline.example');
  const palette = page.getByRole('dialog', { name: searchTexts.label });
  const open = page.getByRole('button', { name: searchTexts.open, exact: true });
  for (const act of [() => open.click(), () => page.keyboard.press('Control+k')]) {
    const letThrough = await holdScripts(page);
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await expect(open).toBeVisible();
    await act();
    letThrough();
    await expect(palette).toBeVisible();
    await page.unrouteAll();
  }
});

test('words selected before the app is there stay selected, and can be commented', async ({ person }) => {
  const { page } = await person(phone);
  await new SignIn(page).as('player@touchline.example');
  const path = await page.getByRole('main').locator('a[href^="/pages/"]').first().getAttribute('href');
  const letThrough = await holdScripts(page);
  await page.goto(path ?? '', { waitUntil: 'commit' });
  const paragraph = page.getByRole('main').locator('p[data-id]').first();
  const selected = await paragraph.evaluate(({ firstChild: text }) => {
    if (text) getSelection()?.setBaseAndExtent(text, 3, text, 12);
    return getSelection()?.toString();
  });
  letThrough();
  await isAppThere(page);
  await expect(commentButton(page)).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(selected);
});

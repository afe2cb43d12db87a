import {
  accountTexts,
  adminTexts,
  calls,
  categoryNavTexts,
  categoryTexts,
  commentTexts,
  searchTexts,
  starredTexts,
  teamNavTexts,
  todayTexts,
  type Page,
  type Team,
} from '@touchline/contract';
import { callAs } from '../fixtures/api';
import {
  serverRenderedBoxes,
  holdScripts,
  expectHydrated,
  movedBoxes,
  describeBoxes,
  visibleBoxes,
} from '../fixtures/server-rendering';
import { test } from '../fixtures/own-team';
import { demoPassword, desktop, expect, phone, tablet } from '../fixtures/test';
import { commentButton } from '../screens/marked-words';
import { SignIn } from '../screens/sign-in';

test('server-side rendering: the sign-in screen is shown before any script runs, and does not shift', async ({
  person,
  browser,
}) => {
  const { page } = await person(phone);
  const first = await serverRenderedBoxes(browser, { path: '/login' });
  await page.goto('/login');
  await expectHydrated(page);
  expect(describeBoxes(first)).toContain('Sign in to your team');
  const now = await visibleBoxes(page);
  expect([movedBoxes(first, now), movedBoxes(now, first)]).toEqual([[], []]);
});

for (const viewport of [phone, desktop]) {
  test(`server-side rendering: signed-in screens are shown before any script runs, ${viewport.width} pixels wide`, async ({
    person,
    ownTeam,
    browser,
  }) => {
    const { page, context } = await person(viewport);
    const team = await ownTeam('Rendered');
    await team.join(page, 'coach');
    for (const title of ['Short corners', 'Press from the front'])
      await team.addPage({ title, content: '<h2>First</h2><p>Hold your line.</p>', tags: ['defence'] });
    const shown = [
      [`/teams/${team.id}`, 'Short corners'],
      ['/dashboard', todayTexts.title],
    ] as const;
    for (const [path, words] of shown) {
      const first = await serverRenderedBoxes(browser, { as: context, path });
      await page.goto(path);
      await expectHydrated(page);
      await page.waitForLoadState('networkidle');
      expect(describeBoxes(first), path).toContain(words);
      const now = await visibleBoxes(page);
      expect([movedBoxes(first, now), movedBoxes(now, first)], path).toEqual([[], []]);
    }
  });
}

for (const viewport of [phone, tablet, desktop]) {
  test(`server-side rendering: settings and tables are shown before any script runs, ${viewport.width} pixels wide`, async ({
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
      // Other tests sign in as the same user at the same time, which adds rows to the list of sessions.
      await expect(async () => {
        await page.goto(path);
        await expectHydrated(page);
        await page.waitForLoadState('networkidle');
        const first = await serverRenderedBoxes(browser, { as: context, path });
        expect(first.length, path).toBeGreaterThan(5);
        const now = await visibleBoxes(page);
        expect([movedBoxes(first, now), movedBoxes(now, first)], path).toEqual([[], []]);
      }).toPass({ timeout: 30_000 });
    }
  });
}

test('server-side rendering: a table row opens its link and its menu before hydration', async ({
  person,
}) => {
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

test('server-side rendering: a button of a table that is held down during hydration is pressed when it is released', async ({
  person,
}) => {
  for (const size of [phone, desktop]) {
    const { page } = await person(size);
    await new SignIn(page).as('admin@touchline.example');
    const letThrough = await holdScripts(page);
    await page.goto('/admin', { waitUntil: 'commit' });
    const button = page.getByRole('row', { name: /Harbour RFC/ }).getByRole('button');
    await button.hover();
    await page.mouse.down();
    letThrough();
    await expectHydrated(page);
    await page.mouse.up();
    await expect(page.getByRole('menuitem', { name: adminTexts.edit })).toBeVisible();
  }
});

test('server-side rendering: the text of a page is shown before any script runs, and does not shift', async ({
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
  // Other tests write on this page too; a change between the two measurements is no shift.
  await expect(async () => {
    const first = await serverRenderedBoxes(browser, { as: context, path });
    expect(first.length).toBeGreaterThan(5);
    await page.goto(path);
    await expect(page.getByPlaceholder(commentTexts.placeholder)).toBeVisible();
    const now = await visibleBoxes(page);
    expect(movedBoxes(first, now)).toEqual([]);
  }).toPass({ timeout: 60_000 });
});

test('server-side rendering: input that is typed and submitted before hydration is not lost', async ({
  person,
}) => {
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
  await expectHydrated(page);
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
  await expectHydrated(page);
  await expect(comment).toHaveValue('Who lifts?');

  const letDraftThrough = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await comment.fill('And who calls?');
  letDraftThrough();
  await expectHydrated(page);
  await expect(comment).toHaveValue('Who lifts? And who calls?');
  await page.reload();
  await expect(comment).toHaveValue('Who lifts? And who calls?');
  await expect(page.getByRole('button', { name: commentTexts.comment, exact: true }).last()).toBeEnabled();
  await comment.fill('');
});

test('server-side rendering: a press before hydration is replayed after it', async ({ person }) => {
  const { page } = await person(desktop);
  await new SignIn(page).atHome('player@touchline.example');
  const palette = page.getByRole('dialog', { name: searchTexts.label });
  const open = page.getByRole('button', { name: teamNavTexts.search, exact: true });
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

test('server-side rendering: the categories of a team stay in the sidebar while their code is loaded', async ({
  person,
}) => {
  const { page } = await person(desktop);
  await new SignIn(page).as('coach@touchline.example');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  // The team becomes the one used last, which changes it before its categories are hydrated.
  await page.goto('/pages/22');
  await page.route(/\/assets\/category-navigation-[\w-]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const used = page.waitForResponse(/\/last-use$/);
  await page.goto('/pages/1');
  await expectHydrated(page);
  await used;
  const sidebar = page.getByRole('list', { name: new RegExp(`^${categoryNavTexts.categories}:`) });
  const category = sidebar.getByRole('link', { name: 'Set pieces', exact: true });
  const toggle = sidebar.getByRole('button', { name: categoryTexts.showIn('Set pieces') });
  const hide = sidebar.getByRole('button', { name: categoryTexts.hideIn('Set pieces') });
  await expect(category).toBeVisible();
  const before = await category.boundingBox();
  release();
  await expect(async () => {
    await toggle.click();
    await expect(hide).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await category.boundingBox()).toEqual(before);
});

test('server-side rendering: Back before hydration shows the screen before, without an error', async ({
  person,
  ownTeam,
}) => {
  const { page: tab } = await person(phone);
  const team = await ownTeam('Early Back');
  await team.join(tab, 'coach');
  const { id } = await team.addPage({ title: 'Short corners', content: '<p>Hold your line.</p>' });
  await tab.goto(`/pages/${id}`);
  await tab.getByRole('link', { name: teamNavTexts.starred, exact: true }).click();
  await expect(tab).toHaveURL(/\/starred$/);
  const letThrough = await holdScripts(tab);
  await tab.reload({ waitUntil: 'commit' });
  await expect(tab.getByRole('heading', { level: 1, name: starredTexts.title })).toBeVisible();
  await tab.evaluate(() => history.back());
  await expect(tab).toHaveURL(new RegExp(`/pages/${id}$`));
  letThrough();
  await expect(tab.getByRole('main').getByText('Hold your line.')).toBeVisible();
  await expectHydrated(tab);
});

test('server-side rendering: words selected before hydration stay selected, and can be commented', async ({
  person,
}) => {
  const { page } = await person(phone);
  await new SignIn(page).as('player@touchline.example');
  const letThrough = await holdScripts(page);
  // A page of the demo club: the newest page may be that of another journey, without a block that has an id.
  await page.goto('/pages/1', { waitUntil: 'commit' });
  const paragraph = page.getByRole('main').locator('p[data-id]').first();
  const selected = await paragraph.evaluate(({ firstChild: text }) => {
    if (text) getSelection()?.setBaseAndExtent(text, 3, text, 12);
    return getSelection()?.toString();
  });
  letThrough();
  await expectHydrated(page);
  await expect(commentButton(page)).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(selected);
});

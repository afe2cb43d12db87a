import {
  accountTexts,
  adminTexts,
  calls,
  commentTexts,
  searchTexts,
  type Page,
  type Team,
} from '@touchline/contract';
import { callAs } from '../fixtures/api';
import { drawnByServer, holdScripts, isAppThere, moved, saying, standing } from '../fixtures/first-view';
import { demoPassword, desktop, expect, phone, tablet, test } from '../fixtures/test';
import { commentButton } from '../screens/marked-words';
import { SignIn } from '../screens/sign-in';

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
      // Others sign in as the same person meanwhile, and stand in the list of sessions then.
      await expect(async () => {
        await page.goto(path);
        await isAppThere(page);
        await page.waitForLoadState('networkidle');
        const first = await drawnByServer(browser, { as: context, path });
        expect(first.length, path).toBeGreaterThan(5);
        const now = await standing(page);
        expect([moved(first, now), moved(now, first)], path).toEqual([[], []]);
      }).toPass({ timeout: 30_000 });
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

  const letDraftThrough = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await comment.fill('And who calls?');
  letDraftThrough();
  await isAppThere(page);
  await expect(comment).toHaveValue('Who lifts? And who calls?');
  await page.reload();
  await expect(comment).toHaveValue('Who lifts? And who calls?');
  await expect(page.getByRole('button', { name: commentTexts.comment, exact: true }).last()).toBeEnabled();
  await comment.fill('');
});

test('what is pressed before the app is there is done when it is', async ({ person }) => {
  const { page } = await person(desktop);
  await new SignIn(page).atHome('player@touchline.example');
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
  const letThrough = await holdScripts(page);
  // A page of the demo club: the newest may be another journey's, without a block that has an id.
  await page.goto('/pages/1', { waitUntil: 'commit' });
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

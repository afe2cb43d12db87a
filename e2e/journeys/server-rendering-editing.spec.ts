import { calls, pageTexts, pinTexts, savingTexts, type Page, type Team } from '@touchline/contract';
import type { Page as Tab } from '@playwright/test';
import { callAs } from '../fixtures/api';
import {
  serverRenderedBoxes,
  holdScripts,
  expectHydrated,
  movedBoxes,
  describeBoxes,
  visibleBoxes,
} from '../fixtures/server-rendering';
import { desktop, expect, phone, tablet, test } from '../fixtures/test';
import { PageScreen } from '../screens/page-screen';
import { SignIn } from '../screens/sign-in';

/** One block of each kind. */
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
  test(`server-side rendering: users who may edit a page see it where its editor will be, ${viewport.width} pixels wide`, async ({
    person,
    browser,
  }) => {
    const { page, context } = await person(viewport);
    const path = await pageToEdit(page, playbook);
    const first = await serverRenderedBoxes(browser, { as: context, path });
    expect(describeBoxes(first)).toContain('Four calls');
    await page.goto(path);
    const edit = page.getByRole('button', { name: pageTexts.edit, exact: true });
    if (viewport !== desktop) await edit.click();
    await expect(page.getByRole('toolbar')).toBeVisible();
    const now = await visibleBoxes(page);
    const changed = /^(button Edit|h1 Short corners|a {2})/;
    expect(movedBoxes(first, now).filter((box) => !changed.test(box))).toEqual([]);
  });
}

test('server-side rendering: a link to a heading scrolls to it in the editor', async ({ person }) => {
  const { page } = await person(desktop);
  const lines = Array.from({ length: 40 }, (_, line) => `<p data-id="line-${line}">Hold.</p>`).join('');
  const path = await pageToEdit(page, playbook.replace('<h3', `${lines}<h3`));
  await page.goto(`${path}#section-block-10`);
  await expect(page.getByRole('heading', { name: 'Last' })).toBeInViewport();
});

test('server-side rendering: Edit pressed before hydration turns to the editor once the app runs', async ({
  person,
}) => {
  const { page } = await person(phone);
  const path = await pageToEdit(page, playbook);
  const letThrough = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('button', { name: pageTexts.edit, exact: true }).click();
  await expect(page.locator('main [contenteditable]')).toHaveCount(0);
  letThrough();
  await expectHydrated(page);
  const title = page.getByRole('textbox', { name: pageTexts.title });
  await title.press('End');
  await title.pressSequentially(', again');
  await page.getByRole('group', { name: pageTexts.content }).getByText('Hold your line.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Then press.');
  await new PageScreen(page).waitForSaved();
  await page.reload();
  await expect(page.getByText('Hold your line. Then press.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Short corners, again');
});

test('server-side rendering: a menu that is open when the editor is loaded stays, and the editor follows it', async ({
  person,
}) => {
  const { page } = await person(desktop);
  const path = await pageToEdit(page, playbook);
  const letThrough = await holdScripts(page, '**/assets/page-for-editing-*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('html[data-opening] #root:not([data-ssr]) main')).toBeAttached();
  await page.getByRole('button', { name: pageTexts.moreActions }).click();
  const pin = page.getByRole('menuitem', { name: pinTexts.pin });
  await expect(pin).toBeVisible();
  const loaded = page.waitForResponse(/page-for-editing/);
  letThrough();
  await (await loaded).finished();
  // Longer than the editor takes to be rendered.
  await page.waitForTimeout(1000);
  await pin.click();
  await expect(page.getByText(pinTexts.pinned, { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: pageTexts.title })).toHaveValue('Short corners');
  await expect(page.getByRole('toolbar')).toBeVisible();
});

/** Longer than the time after which an opening page looks again whether it is in use. */
const SLOW_LOAD_MS = 700;

test('unsaved work is offered when a slow connection still loads the editor while it is found', async ({
  person,
}) => {
  const { page, context } = await person(desktop);
  const path = await pageToEdit(page, playbook);
  await page.goto(path);
  await page.route(`**/api${path}`, (route) =>
    route.request().method() === 'PATCH' ? new Promise<void>(() => {}) : route.continue(),
  );
  await page.getByRole('group', { name: pageTexts.content }).getByText('Hold your line.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Then press.');
  await page.waitForTimeout(SLOW_LOAD_MS);
  await page.close();

  const again = await context.newPage();
  const letThrough = await holdScripts(again, '**/assets/page-for-editing-*.js');
  await again.goto(path, { waitUntil: 'commit' });
  await expect(again.locator('#root:not([data-ssr]) main')).toBeAttached();
  await again.waitForTimeout(SLOW_LOAD_MS);
  letThrough();
  await again.getByRole('button', { name: savingTexts.restore }).click();
  const text = again.getByRole('group', { name: pageTexts.content });
  await expect(text.getByText('Hold your line. Then press.')).toBeVisible();
});

import type { Locator, Page as Tab } from '@playwright/test';
import { calls } from '@touchline/contract';
import { callAs } from '../fixtures/api';
import { test } from '../fixtures/own-team';
import { desktop, expect, phone, tablet } from '../fixtures/test';
import { SignIn } from '../screens/sign-in';

/** Walks the specification line by line. Its texts are literal here, not those of the contract. */

const main = (tab: Tab) => tab.getByRole('main');
const button = (within: Tab | Locator, name: string) => within.getByRole('button', { name, exact: true });
const card = (tab: Tab, title: string) => main(tab).getByRole('link', { name: RegExp(`^${title}`) });
/** The entry of a team in the sidebar or in the panel. */
const entry = (tab: Tab, team: string) =>
  tab
    .getByRole('listitem')
    .filter({ has: tab.getByRole('link', { name: team }) })
    .first();
const toggle = (tab: Tab, team: string, expanded: boolean) =>
  entry(tab, team).getByRole('button', { name: RegExp(`(show|hide).*${team}`, 'i'), expanded });

async function openUserMenu(tab: Tab): Promise<Locator> {
  await button(tab, 'Account').click();
  return tab.getByRole('menu');
}

/** Presses a tag of the filter, which may be behind a button. */
async function pressTag(tab: Tab, tag: string) {
  const shown = button(tab.getByRole('toolbar', { name: 'Filter by Label' }), tag);
  await expect(main(tab).getByRole('toolbar', { name: 'Filter by Label' })).toBeVisible();
  if (await shown.isVisible()) return shown.click();
  await button(main(tab), 'More').click();
  const dialog = tab.getByRole('dialog');
  await button(dialog, tag).click();
  await dialog.getByRole('button', { name: /^Show \d+ page/ }).click();
  await expect(dialog).toBeHidden();
}

test('section 2, shared layout: the header, its menu and the sidebar, for a coach and for a super admin', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Layout');
  const empty = await ownTeam('Layout, empty');
  for (const [place, title] of ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].entries())
    await team.addPage({ title: `${title} of six`, tags: place === 5 ? ['whiteboard'] : ['restart'] });
  const { page: tab } = await person(desktop);
  const { email } = await team.join(tab, 'coach');
  const { token } = await empty.addLink({ role: 'player' });
  await callAs(tab, calls.invites.join, { params: { token } });
  await tab.goto(`/teams/${team.id}`);
  const header = tab.getByRole('banner');
  const pages = entry(tab, team.name).getByRole('link', { name: / of six$/ });

  await test.step("wide search box with placeholder 'Search', and a notification-style icon button", async () => {
    const search = header.getByText('Search', { exact: true });
    await expect(search).toBeVisible();
    await expect(header.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    await tab.setViewportSize(phone);
    await expect(search.filter({ visible: true })).toHaveCount(0);
    await tab.setViewportSize(desktop);
  });

  await test.step('the user menu shows full name, email and role, and links to /settings', async () => {
    const menu = await openUserMenu(tab);
    for (const words of ['Robin Yak coach', email, 'coach'])
      await expect(tab.getByText(words, { exact: true }).filter({ visible: true }).first()).toBeVisible();
    const settings = menu.getByRole('menuitem', { name: 'Profile & Settings' });
    await expect(settings).toHaveAttribute('href', /^\/settings(\?|$)/);
    await expect(menu.getByRole('menuitem', { name: /sign out/i })).toBeVisible();
  });

  await test.step("the 'Admin Dashboard' entry is for super_admin only", async () => {
    await expect(tab.getByRole('menuitem', { name: 'Admin Dashboard' })).toHaveCount(0);
    await tab.keyboard.press('Escape');
  });

  await test.step('each team can be expanded or collapsed by a toggle', async () => {
    await toggle(tab, team.name, true).click();
    await expect(pages).toHaveCount(0);
    await toggle(tab, team.name, false).click();
  });

  await test.step('expanded, a team shows its 5 most recently updated pages, each linking to /pages/{id}', async () => {
    await expect(pages).toHaveText(['Six', 'Five', 'Four', 'Three', 'Two'].map((each) => `${each} of six`));
    for (const link of await pages.all()) await expect(link).toHaveAttribute('href', /^\/pages\/\d+$/);
  });

  await test.step('a page has a whiteboard icon when its tags include whiteboard', async () => {
    const icons = await pages.evaluateAll((links) =>
      links.map((link) => link.querySelector('svg')?.innerHTML),
    );
    expect(icons[0]).toBeDefined();
    expect(icons.slice(1)).not.toContain(icons[0]);
  });

  await test.step("an empty team shows 'No pages found' and a Create button that opens the Create New Page dialog", async () => {
    await toggle(tab, empty.name, false).click();
    await expect(entry(tab, empty.name).getByText('No pages found')).toBeVisible();
    await button(entry(tab, empty.name), 'Create').click();
    await expect(tab.getByRole('dialog', { name: 'Create New Page' })).toBeVisible();
    await tab.keyboard.press('Escape');
  });

  await test.step('a click on the product title goes to /', async () => {
    await header.getByRole('link', { name: 'Touchline' }).click();
    await expect(tab).toHaveURL(/:\d+\/$/);
    await expect(main(tab).getByText(team.name)).toBeVisible();
  });

  await test.step('the first team is auto-selected if none is chosen (readings: the one that this user used last)', async () => {
    await expect(main(tab).getByRole('heading', { name: team.name })).toBeVisible();
  });

  await test.step('a New Team Space button opens the Create New Team Space dialog', async () => {
    await button(tab, 'New Team Space').first().click();
    const dialog = tab.getByRole('dialog', { name: 'Create New Team Space' });
    await dialog.getByRole('textbox', { name: /name/i }).fill('Yaks made by dialog');
    await dialog.getByRole('button', { name: /sport/i }).click();
    await tab.getByRole('option', { name: 'Rugby League', exact: true }).click();
    await button(dialog, 'Create team').click();
    await expect(tab.getByRole('region', { name: /F8/ })).toContainText('Team created');
    await expect(dialog).toBeHidden();
    await expect(entry(tab, 'Yaks made by dialog')).toBeVisible();
  });

  await test.step('section 4: the dialog resets on success', async () => {
    await button(tab, 'New Team Space').first().click();
    const dialog = tab.getByRole('dialog', { name: 'Create New Team Space' });
    await expect(dialog.getByRole('textbox', { name: /name/i })).toHaveValue('');
    await tab.keyboard.press('Escape');
  });

  const made = () => entry(tab, 'Yaks made by dialog').getByRole('link', { name: 'Yaks made by dialog' });
  const teamAt = (url: string) => Number(/\/teams\/(\d+)/.exec(url)?.[1]);
  await test.step('a click on a team in the dashboard sidebar without a tag navigates to /teams/{id}', async () => {
    await header.getByRole('link', { name: 'Touchline' }).click();
    await made().click();
    await expect(tab).toHaveURL(/\/teams\/\d+$/);
  });

  await test.step('with a tag active it selects the team and filters by tag', async () => {
    const params = { teamId: teamAt(tab.url()) };
    for (const [title, tags] of [
      ['Tagged there', ['restart']],
      ['Untagged there', []],
    ] as const)
      await callAs(tab, calls.pages.create, { params, body: { title, tags } });
    await tab.goto(`/dashboard?team=${team.id}`);
    await pressTag(tab, 'restart');
    await expect(card(tab, 'Five of six')).toBeVisible();
    await expect(card(tab, 'Six of six')).toHaveCount(0);
    await made().click();
    await expect(card(tab, 'Tagged there')).toBeVisible();
    await expect(card(tab, 'Untagged there')).toHaveCount(0);
  });

  await test.step('a super admin has the role with underscores replaced by spaces, and the entry to /admin', async () => {
    const { page: admin } = await person(desktop);
    await new SignIn(admin).as('admin@touchline.example');
    await admin.goto('/settings');
    const menu = await openUserMenu(admin);
    await expect(admin.getByText('super admin', { exact: true })).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Admin Dashboard' })).toHaveAttribute('href', '/admin');
  });
});

test('section 2, shared layout and team space: a player on a phone', async ({ person, ownTeam }) => {
  const team = await ownTeam('Phone');
  const { page: tab } = await person(phone);
  await team.join(tab, 'player');
  await tab.goto(`/teams/${team.id}`);

  await test.step("players see 'No pages have been created yet. ...', and nothing to create or edit", async () => {
    await expect(
      main(tab).getByText(
        'No pages have been created yet. Contact your coach or team admin to create content.',
      ),
    ).toBeVisible();
    for (const name of ['Create', 'Create Your First Page', 'Edit'])
      await expect(button(main(tab), name)).toHaveCount(0);
    for (const name of ['Create New Page', 'Team Settings'])
      await expect(main(tab).getByRole('link', { name })).toHaveCount(0);
    await button(main(tab), 'More actions').click();
    await expect(tab.getByRole('menuitem', { name: 'Browse Pages' })).toBeVisible();
    await tab.keyboard.press('Escape');
  });

  await tab.getByRole('banner').getByRole('button', { name: /teams/i }).click();
  const panel = tab.getByRole('dialog', { name: 'Teams' });
  await test.step('the panel lists teams (name and sport) and highlights the selected team', async () => {
    const link = panel.getByRole('link', { name: team.name });
    await expect(link).toContainText('Rugby Union');
    await expect(link).toHaveAttribute('aria-current', 'page');
  });

  await test.step("it has a green 'New Team Space' button", async () => {
    const colour = await button(panel, 'New Team Space').evaluate(
      (each) => getComputedStyle(each).backgroundColor,
    );
    const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
    expect(green).toBeGreaterThan(Math.max(red, blue));
  });
});

test('section 2, team dashboard and team space: a coach fills an empty team', async ({ person, ownTeam }) => {
  const team = await ownTeam('Create');
  const { page: coach } = await person(desktop);
  await team.join(coach, 'coach');
  await coach.goto(`/dashboard?team=${team.id}`);

  await test.step("the Create menu and the 'Create Your First Page' button are visible to a coach", async () => {
    await expect(button(main(coach), 'Create Your First Page')).toBeVisible();
    await expect(button(main(coach), 'Create')).toBeVisible();
  });

  await test.step('and to an admin and a super admin', async () => {
    const { page: admin } = await person(desktop);
    await team.join(admin, 'admin');
    const { page: superAdmin } = await person(desktop);
    await new SignIn(superAdmin).as('admin@touchline.example');
    for (const tab of [admin, superAdmin]) {
      await tab.goto(`/dashboard?team=${team.id}`);
      await expect(button(main(tab), 'Create Your First Page')).toBeVisible();
      await expect(button(main(tab), 'Create')).toBeVisible();
    }
  });

  await test.step('section 4: after page creation the user goes to /pages/{id}', async () => {
    await button(main(coach), 'Create Your First Page').click();
    const dialog = coach.getByRole('dialog', { name: 'Create New Page' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Made by dialog');
    await button(dialog, 'Create page').click();
    await expect(coach.getByRole('region', { name: /F8/ })).toContainText(
      /Success\s*Page created successfully/,
    );
    await expect(coach).toHaveURL(/\/pages\/\d+$/);
    await expect(dialog).toHaveCount(0);
  });

  await test.step("section 4: dashboard quick create makes a page titled 'Untitled Page' with empty content and tags", async () => {
    await coach.goto(`/dashboard?team=${team.id}`);
    await button(main(coach), 'Create').click();
    await coach.getByRole('menuitem', { name: 'Untitled Page' }).click();
    await expect(coach).toHaveURL(/\/pages\/\d+$/);
    await expect(main(coach).getByRole('textbox', { name: 'Title' })).toHaveValue('Untitled Page');
    const pageId = Number(new URL(coach.url()).pathname.split('/').pop());
    const made = await callAs(coach, calls.pages.read, { params: { pageId } });
    expect(await made.json()).toMatchObject({ title: 'Untitled Page', content: '', tags: [] });
  });

  await test.step('section 4: the dialog of a page resets on success', async () => {
    await coach.goto(`/dashboard?team=${team.id}&new=page`);
    const dialog = coach.getByRole('dialog', { name: 'Create New Page' });
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('');
    await coach.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('editable Description (rich text; Edit, Save, Cancel; placeholder text when empty)', async () => {
    await coach.goto(`/teams/${team.id}`);
    await expect(
      main(coach)
        .getByText(/no description|describe/i)
        .first(),
    ).toBeVisible();
    await button(main(coach), 'Edit').click();
    await expect(main(coach).locator('[contenteditable="true"]').first()).toBeFocused();
    await coach.keyboard.type('Boots on ');
    await coach.keyboard.press('Control+b');
    await coach.keyboard.type('Tuesday');
    await expect(button(main(coach), 'Cancel')).toBeVisible();
    await button(main(coach), 'Save').click();
    await expect(button(main(coach), 'Save')).toHaveCount(0);
    await expect(main(coach).getByText(/^Boots on/)).toBeVisible();
    await expect(main(coach).locator('b', { hasText: 'Tuesday' })).toBeVisible();
  });
});

test('section 2, team space and team dashboard: what a coach finds in a team with pages', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Space');
  for (const place of Array.from({ length: 11 }).keys())
    await team.addPage({ title: `Space page ${place + 1}`, tags: [place % 2 ? 'even' : 'odd'] });
  await team.addPage({ title: 'Empty card', tags: ['one', 'two', 'three'] });
  await team.addPage({
    title: 'Long card',
    content: `<h2>Calls</h2><p>${'x'.repeat(60)}</p><p>${'y'.repeat(60)}</p>`,
    tags: ['one', 'two', 'three', 'four', 'five'],
  });
  const last = await team.addPage({
    title: 'Kick-off',
    content: '<p>High and <b>short</b></p>',
    tags: ['third'],
  });
  const { page: tab } = await person(desktop);
  await team.join(tab, 'coach');
  await tab.goto(`/teams/${team.id}`);
  const recent = main(tab).getByRole('list', { name: 'Recently updated content' }).getByRole('link');
  const search = main(tab).getByRole('searchbox', { name: 'Search this Space' });

  await test.step('header with team initial, name, sport', async () => {
    await expect(main(tab).getByText('Y', { exact: true })).toBeVisible();
    await expect(main(tab).getByRole('heading', { level: 1, name: team.name })).toBeVisible();
    await expect(main(tab).getByText(/^Rugby Union/)).toBeVisible();
  });

  await test.step('recently updated content: most recently updated first, max 10', async () => {
    const newestFirst = [
      ...['Kick-off', 'Long card', 'Empty card'],
      ...[11, 10, 9, 8, 7, 6, 5].map((each) => `Space page ${each}`),
    ];
    await expect(recent).toHaveText(newestFirst.map((title) => RegExp(`^${title}\\D`)));
  });

  await test.step("it shows the updated time and 'contributed by' the creator's username", async () => {
    await expect(recent.first()).toContainText(/updated .*contributed by alex\.morgan/i);
  });

  await test.step('Browse Pages scrolls to the search (readings: of the Pages tab, which has the focus)', async () => {
    await main(tab).getByRole('button', { name: 'Browse Pages' }).click();
    await expect(search).toBeFocused();
    await expect(search).toBeInViewport();
    await expect(main(tab).getByRole('tab', { name: /^Pages/ })).toHaveAttribute('aria-selected', 'true');
    await main(tab).getByRole('tab', { name: 'Recent' }).click();
    const found = main(tab).getByRole('tabpanel').getByRole('link');
    await search.fill('kick-off');
    await expect(found).toHaveCount(1);
    await search.fill('short');
    await expect(found).toHaveCount(1);
    await expect(found).toContainText('Kick-off');
    await search.fill('');
    await expect(found).not.toHaveCount(1);
  });

  await test.step('Filter by Label: tags toggle, multi-select, any-match', async () => {
    const found = main(tab).getByRole('tabpanel').getByRole('link');
    await pressTag(tab, 'even');
    await expect(found).toHaveCount(5);
    await pressTag(tab, 'third');
    await expect(found).toHaveCount(6);
    await pressTag(tab, 'even');
    await expect(found).toHaveCount(1);
    await pressTag(tab, 'third');
    await expect(found).not.toHaveCount(1);
  });

  await test.step('header with team name, sport and item count; a Pages tab showing the page count', async () => {
    await expect(main(tab).getByText(/Rugby Union\W+14\b/)).toBeVisible();
    await main(tab)
      .getByRole('tab', { name: /^Pages\W*14$/ })
      .click();
  });

  await test.step("cards show up to 3 tags plus a '+N' count", async () => {
    for (const tag of ['one', 'two', 'three', '+2'])
      await expect(card(tab, 'Long card').getByText(tag, { exact: true })).toBeVisible();
    await expect(card(tab, 'Long card').getByText('four')).toHaveCount(0);
    await expect(card(tab, 'Empty card').getByText('three', { exact: true })).toBeVisible();
    await expect(card(tab, 'Empty card').getByText(/^\+\d/)).toHaveCount(0);
  });

  await test.step("the preview is stripped of HTML, 'No content available' if empty, cut at 100 characters with an ellipsis", async () => {
    await expect(card(tab, 'Kick-off').getByText('High and short', { exact: true })).toBeVisible();
    await expect(card(tab, 'Empty card').getByText('No content available', { exact: true })).toBeVisible();
    const preview =
      (await card(tab, 'Long card')
        .getByText(/^Calls/)
        .textContent()) ?? '';
    expect(preview).toMatch(/(…|\.\.\.)$/);
    expect(preview.replace(/(…|\.\.\.)$/, '').length).toBeLessThanOrEqual(100);
    expect(preview.length).toBeGreaterThan(90);
  });

  await test.step('the grid is 1, 2 or 3 columns by screen width', async () => {
    const columns = async () => {
      const boxes = await Promise.all(
        ['Empty card', 'Long card', 'Kick-off'].map((title) => card(tab, title).boundingBox()),
      );
      return new Set(boxes.map((box) => Math.round(box?.x ?? 0))).size;
    };
    for (const [viewport, count] of [
      [desktop, 3],
      [tablet, 2],
      [phone, 1],
    ] as const) {
      await tab.setViewportSize(viewport);
      await expect.poll(columns).toBe(count);
    }
    await tab.setViewportSize(desktop);
  });

  await test.step('Team Settings card (super_admin, admin, coach only)', async () => {
    await expect(main(tab).getByRole('link', { name: 'Team Settings' })).toHaveAttribute(
      'href',
      `/teams/${team.id}/settings`,
    );
  });

  await test.step('Create New Page (goes to /dashboard)', async () => {
    await main(tab).getByRole('link', { name: 'Create New Page' }).click();
    await expect(tab).toHaveURL(/\/dashboard(\?|$)/);
    await expect(tab.getByRole('dialog', { name: 'Create New Page' })).toBeVisible();
  });

  await test.step('cards open /pages/{id}', async () => {
    await tab.keyboard.press('Escape');
    await card(tab, 'Kick-off').click();
    await expect(tab).toHaveURL(RegExp(`/pages/${last.id}$`));
  });
});

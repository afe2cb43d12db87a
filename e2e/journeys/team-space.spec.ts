import {
  appTexts,
  calls,
  categoryNavTexts,
  categoryTexts,
  pageListTexts,
  pageTexts,
  savingTexts,
  teamNavTexts,
  teamTexts,
  type Category,
  type InviteLink,
  type Page as TeamPage,
  type Team,
} from '@touchline/contract';
import type { APIResponse, Page } from '@playwright/test';
import { callAs } from '../fixtures/api';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone } from '../fixtures/test';
import { SignIn } from '../screens/sign-in';
import { TeamSpace } from '../screens/team-space';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Creates a team of the coach and opens it. */
async function openNewTeam(coach: Page, name: string): Promise<number> {
  await new SignIn(coach).as('coach@touchline.example');
  const made = await callAs(coach, calls.teams.create, { body: { name, sport: 'Rugby Union' } });
  const { id } = (await made.json()) as Team;
  await coach.goto(`/teams/${id}`);
  return id;
}

async function addPage(
  coach: Page,
  teamId: number,
  body: { title: string; content?: string; tags?: string[] },
) {
  const made = await callAs(coach, calls.pages.create, { params: { teamId }, body });
  return (await made.json()) as TeamPage;
}

async function letIn(player: Page, coach: Page, teamId: number): Promise<void> {
  const made = await callAs(coach, calls.invites.createLink, {
    params: { teamId },
    body: { role: 'player' },
  });
  const { token } = (await made.json()) as InviteLink;
  await new SignIn(player).as('player@touchline.example');
  await callAs(player, calls.invites.join, { params: { token } });
}

test("section 2: a coach writes the team's description, and a player reads it on a phone", async ({
  person,
}) => {
  const coach = (await person(desktop)).page;
  const player = (await person(phone)).page;
  const teamId = await openNewTeam(coach, 'Ospreys Describe');
  const space = new TeamSpace(coach);
  await letIn(player, coach, teamId);
  await player.goto(`/teams/${teamId}`);
  await expect(player.getByText(teamTexts.noDescription, { exact: true })).toBeVisible();
  await expect(player.getByText(pageListTexts.noPagesForPlayers)).toBeVisible();
  await expect(button(player, teamTexts.edit)).toHaveCount(0);
  await expect(link(player, pageListTexts.createTitle)).toHaveCount(0);
  await expectAccessible(player, 'an empty team space, as a player sees it');

  await expect(space.description.getByText(teamTexts.noDescriptionLead)).toBeVisible();
  await button(coach, teamTexts.edit).click();
  await expect(space.description.locator('[contenteditable="true"]').first()).toBeFocused();
  await coach.keyboard.type('We train on ');
  await coach.keyboard.press('Control+b');
  await coach.keyboard.type('Tuesday');
  await coach.keyboard.press('Control+b');
  await coach.keyboard.press('Enter');
  await coach.keyboard.type('/bullet');
  await coach.keyboard.press('Enter');
  await coach.keyboard.type('Boots');
  await coach.keyboard.press('Enter');
  await coach.keyboard.type('Mouthguard');
  await expectAccessible(coach, 'the description being written');

  await button(coach, appTexts.cancel).click();
  await expect(coach.getByRole('alertdialog', { name: teamTexts.discardTitle })).toBeVisible();
  await expectAccessible(coach, 'the question before a description is given up');
  await button(coach, teamTexts.keepEditing).click();
  await coach.route(`**/api/teams/${teamId}?*`, (route) => route.fulfill({ status: 409 }), { times: 1 });
  await button(coach, teamTexts.saveDescription).click();
  await expect(coach.getByText(teamTexts.settingsFailed)).toBeVisible();
  await expect(space.description.getByText('Mouthguard')).toBeVisible();
  await button(coach, teamTexts.saveDescription).click();
  await expect(coach.getByText(teamTexts.updated)).toBeVisible();
  await expect(button(coach, teamTexts.edit)).toBeFocused();

  const read = new TeamSpace(player).description;
  await expect(read.locator('b')).toHaveText('Tuesday');
  await expect(read.getByRole('listitem')).toHaveText(['Boots', 'Mouthguard']);
  await expectAccessible(player, 'a team space on a phone');

  await coach.goto(`/teams/${teamId}/settings`);
  await expect(space.description.locator('b')).toHaveText('Tuesday');
  await button(coach, teamTexts.edit).click();
  await coach.keyboard.press('Control+a');
  await expect(space.description.getByRole('toolbar')).toBeVisible();
  await button(coach, appTexts.cancel).click();
  await expect(button(coach, teamTexts.edit)).toBeFocused();
});

test('a tab and a tag pressed before the screen follows are both kept', async ({ person }) => {
  const { page } = await person(desktop);
  const teamId = await openNewTeam(page, 'Petrels Haste');
  await addPage(page, teamId, { title: 'Kick-off', tags: ['attack'] });
  await addPage(page, teamId, { title: 'Scrum', tags: ['defence'] });
  await page.goto(`/teams/${teamId}`);
  const pages = page.getByRole('tab', { name: teamNavTexts.pages });
  await expect(pages).toBeVisible();
  const tag = await button(page, 'defence').elementHandle();
  // Both presses are handled in one task, before the router's transition renders the first.
  await pages.evaluate((tab: HTMLElement, other) => {
    tab.click();
    (other as HTMLElement).click();
  }, tag);
  await expect(page).toHaveURL(/tab=pages&tag=defence/);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Scrum']);
});

test('section 2: pages are sorted by last change and filtered by words and labels', async ({ person }) => {
  const { page } = await person(desktop);
  const teamId = await openNewTeam(page, 'Petrels Search');
  const space = new TeamSpace(page);
  for (let place = 1; place <= 11; place++) {
    const tags = [place % 2 ? 'attack' : 'defence'];
    await addPage(page, teamId, { title: `Page ${place}`, content: `<p>Number ${place} of them</p>`, tags });
  }
  const last = await addPage(page, teamId, { title: 'Kick-off', content: '<p>High and short</p>' });
  await page.reload();
  await expect(space.recent).toHaveCount(10);
  await expect(space.recent.first()).toContainText('Kick-off');
  await expect(space.recent.first()).toContainText(/Updated just now · contributed by \S+/);
  await expect(page.getByRole('tab', { name: /^Pages\s*12$/ })).toBeVisible();
  await expectAccessible(page, 'a team space');

  await page.keyboard.press('Escape');
  await button(page, teamTexts.browse).click();
  await expect(space.search).toBeFocused();
  await expect(page).toHaveURL(/tab=pages/);
  await page.getByRole('tab', { name: teamNavTexts.recent }).click();
  await space.search.fill('short');
  await expect(space.recent).toHaveCount(1);
  await expect(space.recent).toContainText('Kick-off');
  await space.search.fill('nothing like it');
  await expect(page.getByText(appTexts.noMatches)).toBeVisible();
  await button(page, appTexts.clearSearch).last().click();
  await expect(space.recent).toHaveCount(10);
  await button(page, 'defence').click();
  await expect(space.recent).toHaveCount(5);
  await page.getByRole('tab', { name: teamNavTexts.pages }).click();
  await expect(page).toHaveURL(/tab=pages/);
  await expect(page.getByRole('heading', { level: 2, name: /^Page/ })).toHaveCount(5);
  await button(page, 'attack').click();
  await expect(page.getByRole('heading', { level: 2, name: /^Page/ })).toHaveCount(11);
  await page.reload();
  await expect(button(page, 'attack')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('tab', { name: teamNavTexts.recent }).click();
  await button(page, 'attack').click();
  await button(page, 'defence').click();
  await expect(space.recent.first()).toContainText('Kick-off');
  await space.recent.first().click();
  await expect(page).toHaveURL(new RegExp(`/pages/${last.id}$`));
});

test('section 2: a page is created on the dashboard, whose URL has no query afterwards', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('created on the dashboard');
  const { page } = await person(desktop);
  await team.join(page, 'coach');
  const teamId = team.id;
  await page.goto(`/teams/${teamId}`);
  await link(page, pageListTexts.createTitle).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard\\?team=${teamId}&new=page$`));
  await expect(page.getByRole('heading', { level: 2, name: team.name })).toBeVisible();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(pageTexts.title)).toBeFocused();
  await dialog.getByRole('button', { name: appTexts.cancel }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/dashboard\\?team=${teamId}$`));
  await expectAccessible(page, 'the dashboard of a team without pages');
  await page.goBack();
  await link(page, pageListTexts.createTitle).click();
  await dialog.getByLabel(pageTexts.title).fill('Scrum calls');
  await dialog.getByRole('button', { name: pageListTexts.create }).click();
  await page.waitForURL('**/pages/*');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Scrum calls' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('section 2: switching the team on a filtered dashboard keeps the label', async ({ person }) => {
  const { page } = await person(desktop);
  const one = await openNewTeam(page, 'Rooks One');
  const made = await callAs(page, calls.teams.create, { body: { name: 'Rooks Two', sport: 'Hockey' } });
  const { id: other } = (await made.json()) as Team;
  await addPage(page, one, { title: 'Of one', tags: ['restart'] });
  await addPage(page, other, { title: 'Of the other', tags: ['restart'] });
  await addPage(page, other, { title: 'Without a label' });
  const teams = page.getByRole('list', { name: teamNavTexts.teams, exact: true });

  await page.goto(`/dashboard?team=${one}`);
  await button(page, 'restart').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Of one' })).toBeVisible();
  await teams.getByRole('link', { name: 'Rooks Two' }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard\\?team=${other}&tag=restart$`));
  await expect(page.getByRole('heading', { level: 2, name: 'Of the other' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Without a label' })).toHaveCount(0);
  await expect(teams.getByRole('link', { name: 'Rooks Two' })).toHaveAttribute('aria-current', 'true');
  await button(page, 'restart').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Without a label' })).toBeVisible();
  await teams.getByRole('link', { name: 'Rooks One' }).click();
  await expect(page).toHaveURL(new RegExp(`/teams/${one}$`));
});

test('section 3: pages are filed in nested categories', async ({ person }) => {
  const coach = (await person(desktop)).page;
  const teamId = await openNewTeam(coach, 'Skuas File');
  const space = new TeamSpace(coach);
  await addPage(coach, teamId, { title: 'Elsewhere' });
  await button(coach, categoryNavTexts.addFirst).click();
  await space.addCategory('Attack');
  await space.addCategory('Lineouts');
  await expectAccessible(coach, 'the categories being put in order');
  await space.chooseForCategory('Lineouts', categoryTexts.change);
  const dialog = coach.getByRole('dialog');
  await dialog.getByRole('button', { name: categoryTexts.parent }).click();
  await coach.getByRole('option', { name: 'Attack' }).click();
  await space.nameCategory('Our lineouts', categoryTexts.save);
  await dialog.getByRole('button', { name: appTexts.close }).click();

  await coach.getByRole('button', { name: categoryTexts.showIn('Attack') }).click();
  await space.categories.getByRole('link', { name: 'Our lineouts' }).click();
  await expect(coach).toHaveURL(new RegExp(`/teams/${teamId}\\?category=\\d+$`));
  await expect(space.categories.getByRole('link', { name: 'Our lineouts' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(coach.getByText(categoryTexts.emptyCategory)).toBeVisible();
  await expectAccessible(coach, 'an empty category');

  await coach.getByRole('link', { name: pageListTexts.createTitle }).click();
  await dialog.getByLabel(pageTexts.title).fill('Front ball');
  await expect(dialog.getByRole('button', { name: categoryNavTexts.category })).toContainText(
    'Attack / Our lineouts',
  );
  await dialog.getByRole('button', { name: pageListTexts.create }).click();
  await coach.waitForURL('**/pages/*');
  const filing = coach.getByRole('button', { name: `${categoryNavTexts.category}: Attack / Our lineouts` });
  await expect(filing).toBeVisible();
  const trail = coach.getByRole('navigation', { name: appTexts.breadcrumb }).getByRole('link');
  await expect(trail).toHaveText(['Skuas File', 'Attack', 'Our lineouts']);
  await expectAccessible(coach, 'a page that is filed');
  await space.categories.getByRole('link', { name: 'Attack' }).click();
  await expect(coach.getByRole('heading', { level: 2, name: 'Front ball' })).toBeVisible();
  await expect(coach.getByRole('heading', { level: 2, name: 'Elsewhere' })).toHaveCount(0);
  await expectAccessible(coach, 'a category');

  await coach.getByRole('heading', { level: 2, name: 'Front ball' }).click();
  await filing.click();
  await coach.getByRole('menuitemradio', { name: 'Attack', exact: true }).click();
  await expect(button(coach, savingTexts.saved)).toBeVisible();
  await expect(button(coach, `${categoryNavTexts.category}: Attack`)).toBeVisible();

  await button(coach, categoryNavTexts.manage).click();
  await space.chooseForCategory('Attack', categoryTexts.delete);
  const question = coach.getByRole('alertdialog', { name: categoryTexts.deleteTitle('Attack') });
  await expect(question.getByText(categoryTexts.movesOut)).toBeVisible();
  await expectAccessible(coach, 'the question before a category is deleted');
  await question.getByRole('button', { name: categoryTexts.delete }).click();
  await expect(coach.getByText(categoryTexts.deleted)).toBeVisible();
  await dialog.getByRole('button', { name: appTexts.close }).click();
  await expect(space.categories.getByRole('link')).toHaveText(['Our lineouts']);
  await expect(button(coach, categoryTexts.file)).toBeVisible();
  await expect(trail).toHaveText(['Skuas File']);
  await trail.click();
  await expect(coach).toHaveURL(new RegExp(`/teams/${teamId}$`));
});

test('a category of another team is not found, and a level too deep is refused', async ({ person }) => {
  const { page } = await person(phone);
  const teamId = await openNewTeam(page, 'Terns Refuse');
  const space = new TeamSpace(page);
  await addPage(page, teamId, { title: 'Still here' });
  let parentId: number | null = null;
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) {
    const made: APIResponse = await callAs(page, calls.categories.create, {
      params: { teamId },
      body: { name, parentId },
    });
    parentId = ((await made.json()) as Category).id;
  }
  await page.goto(`/teams/${teamId}?category=999999`);
  await expect(page.getByText(categoryTexts.unknown)).toBeVisible();
  await expectAccessible(page, 'a category that is not there');
  await button(page, categoryNavTexts.leave).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Still here' })).toBeVisible();

  await button(page, appTexts.openTeams).click();
  await expectAccessible(page, 'the panel of teams with categories');
  await button(page, categoryNavTexts.manage).click();
  await space.chooseForCategory('Six', categoryTexts.addInside);
  await page.getByRole('dialog').getByRole('textbox', { name: categoryTexts.name }).fill('Seven');
  await button(page, categoryTexts.create).click();
  await expect(page.getByText("Categories can't be nested any deeper.")).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: categoryTexts.name })).toHaveValue(
    'Seven',
  );
});

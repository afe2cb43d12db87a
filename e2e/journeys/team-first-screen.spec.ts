import { calls, pinCalls, tagTexts, teamNavTexts, teamTexts } from '@touchline/contract';
import { callAs } from '../fixtures/api';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone } from '../fixtures/test';

/** The first item begins in the upper 45 % of a phone's screen. */
const MAX_TOP_PX = phone.height * 0.45;

test('the first page of a team begins in the upper 45 % of a phone, with and without pins', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('First screen');
  const { id: pageId } = await team.addPage({ title: 'Lineout calls', tags: ['lineout'] });
  const { page: tab } = await person(phone);
  await team.join(tab, 'coach');
  const main = tab.getByRole('main');
  const topOf = async () =>
    (
      await main
        .getByRole('link', { name: /^Lineout calls/ })
        .first()
        .boundingBox()
    )?.y;
  await tab.goto(`/teams/${team.id}`);
  await expect(main.getByRole('link', { name: /^Lineout calls/ })).toBeVisible();
  await expect.poll(topOf).toBeLessThanOrEqual(MAX_TOP_PX);
  await callAs(tab, pinCalls.pinPage, { params: { pageId }, body: { isPinned: true } });
  await tab.reload();
  await expect(main.getByRole('link', { name: /^Lineout calls/ })).toHaveCount(2);
  await expect.poll(topOf).toBeLessThanOrEqual(MAX_TOP_PX);
  await expectAccessible(tab, 'a team with a pinned page on a phone');
  await tab.goto(`/dashboard?team=${team.id}`);
  const first = main.getByRole('link', { name: 'Lineout calls No content' });
  await expect(first).toBeVisible();
  await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThanOrEqual(MAX_TOP_PX);
});

test('the first play begins there, too, below a long description of two lines, and the tabs stay while one scrolls', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('First play');
  const { page: tab } = await person(phone);
  await team.join(tab, 'coach');
  const description = `<p>${'We train on Tuesdays and Thursdays beside the clubhouse. '.repeat(12)}</p>`;
  await callAs(tab, calls.teams.change, { params: { teamId: team.id }, body: { description } });
  for (const number of Array(8).keys()) await team.addPlay({ name: `Lineout ${number}`, tags: ['lineout'] });
  await tab.goto(`/teams/${team.id}?tab=plays`);
  const main = tab.getByRole('main');
  /** The card around the name, which begins with the picture. */
  const play = main
    .getByRole('heading', { name: /^Lineout \d/ })
    .first()
    .locator('xpath=ancestor::div[4]');
  await expect(play).toBeVisible();
  await expect.poll(async () => (await play.boundingBox())?.y).toBeLessThanOrEqual(MAX_TOP_PX);
  const words = main.getByText(/^We train on Tuesdays/);
  const height = await words.evaluate((element) => {
    let box: Element | null = element;
    while (box && box.scrollHeight <= box.clientHeight) box = box.parentElement;
    return { shown: box?.clientHeight, line: parseFloat(getComputedStyle(element).lineHeight) };
  });
  expect(height.shown).toBe(2 * height.line);

  await play.evaluate(() => scrollBy(0, 900));
  const tabs = main.getByRole('tablist');
  await expect(tabs).toBeInViewport();
  expect((await tabs.boundingBox())?.y).toBeLessThan(120);
  await tab.evaluate(() => scrollTo(0, 0));
  await main.getByRole('button', { name: tagTexts.filter }).click();
  await expect(tab.getByRole('dialog').getByRole('button', { name: /^lineout/ })).toContainText('8');
});

test('the tags of a team are hidden without a hit in the search, and chosen ones stay', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Tags with hits');
  await team.addPage({ title: 'Lineout calls', tags: ['lineout', 'attack'] });
  await team.addPage({ title: 'Scrum calls', tags: ['scrum', 'attack'] });
  const { page: tab } = await person(desktop);
  await team.join(tab, 'player');
  await tab.goto(`/teams/${team.id}?search=lineout&tag=scrum`);
  const tags = tab.getByRole('toolbar', { name: 'Filter by Label' }).getByRole('button');
  await expect(tags).toHaveText(['scrum', 'attack1', 'lineout1']);
  await expect(tags.first()).toHaveAttribute('aria-pressed', 'true');
  await tags.first().focus();
  await tab.keyboard.press('ArrowRight');
  await expect(tags.nth(1)).toBeFocused();
  await tab.keyboard.press('Tab');
  await expect(tab.getByRole('toolbar').locator(':focus')).toHaveCount(0);
  await tab.setViewportSize(phone);
  await tab.getByRole('button', { name: `${tagTexts.filter} 1` }).click();
  const dialog = tab.getByRole('dialog');
  await dialog.getByRole('button', { name: tagTexts.clear }).click();
  await dialog.getByRole('button', { name: tagTexts.show(1, false) }).click();
  await expect(tab).not.toHaveURL(/tag=/);
});

test('Browse Pages in the menu of a team shows its pages on a phone, with the search focused', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Browsed on a phone');
  const { page: tab } = await person(phone);
  await team.join(tab, 'player');
  await tab.goto(`/teams/${team.id}?tab=plays`);
  await tab.getByRole('button', { name: teamTexts.moreActions }).click();
  await tab.getByRole('menuitem', { name: teamTexts.browse }).click();
  await expect(tab.getByRole('searchbox')).toBeFocused();
  await expect(tab.getByRole('tab', { name: teamNavTexts.pages })).toHaveAttribute('aria-selected', 'true');
  await tab.getByRole('tab', { name: teamNavTexts.pages }).click();
  await tab.getByRole('button', { name: teamTexts.moreActions }).focus();
  await expect(tab.getByRole('button', { name: teamTexts.moreActions })).toBeFocused();
});

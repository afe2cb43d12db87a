import { calls, changesTexts, pageTexts, teamNavTexts, type Page } from '@touchline/contract';
import { mergeTests, type Page as Tab } from '@playwright/test';
import { test as withApi, type ApiUser } from '../fixtures/api-user';
import { expectRead, openAndRead, withoutReading } from '../fixtures/last-read';
import { desktop, expect, expectAccessible, phone, test as withPeople } from '../fixtures/test';
import { SignIn } from '../screens/sign-in';

const test = mergeTests(withApi, withPeople);
const coachMail = 'coach@touchline.example';
const playerMail = 'player@touchline.example';

const kept = 'Kick-off is at three on the grass pitch beside the clubhouse, as it was in the autumn.';
const save = (user: ApiUser, { id: pageId }: Page, content: string) =>
  user.call(calls.pages.change, {
    params: { pageId },
    body: { content: `<p data-id="block-0">${kept}</p>${content}` },
  });
const before =
  '<p data-id="block-1">Whoever wins takes the slope.</p><ul data-id="block-2"><li>Exit in two phases</li></ul>';
const after =
  '<p data-id="block-1">Whoever wins plays with the wind.</p><ul data-id="block-2"><li>Exit in two phases</li><li>Take the points</li></ul>';

const strip = (tab: Tab) => tab.getByText(pageTexts.changedSinceRead);
const bar = (tab: Tab) => tab.getByRole('group', { name: changesTexts.changes, exact: true });
const marks = (tab: Tab) => tab.locator('article :is(ins, del)');

test.describe('a page that changed since a player read it', () => {
  for (const [device, options] of Object.entries({ phone, desktop })) {
    test(`shows the changes in its text with one press, on a ${device}`, async ({ api, person }) => {
      const coach = await api(coachMail);
      const page = await coach.makePage(`Match plan on a ${device}`, kept);
      await save(coach, page, before);
      const { page: tab } = await person(options);
      await new SignIn(tab).as(playerMail);

      await test.step('names the user who saved it last, and counts as read after 5 s', async () => {
        await openAndRead(tab, `/pages/${page.id}`);
        const main = tab.getByRole('main');
        await expect(main.getByText(/updated today \d\d:\d\d/)).toBeVisible();
        await expect(main.getByText('Daniel Kerr', { exact: true }).first()).toBeVisible();
        await expect(main.getByText('DK', { exact: true }).first(), 'their face').toBeVisible();
        await expect(tab.getByText('1 min', { exact: true })).toBeVisible();
        await expect(strip(tab)).toBeHidden();
      });

      await test.step('offers the changes after it was saved again, also while it is open', async () => {
        await withoutReading(tab, async () => {
          await save(coach, page, after);
          await expect(strip(tab)).toBeVisible();
          await tab.reload();
          await expect(strip(tab)).toBeVisible();
        });
        await expectAccessible(tab, `a changed page on a ${device}`);
      });

      await test.step('marks the words, and steps through them by button and key', async () => {
        await tab.getByRole('button', { name: pageTexts.showChanges }).click();
        await expect(bar(tab)).toBeFocused();
        await expect(bar(tab)).toContainText('1 of 2 changes since today');
        await expect(tab.getByRole('navigation', { name: teamNavTexts.main, exact: true })).toBeHidden();
        await expect(marks(tab)).toHaveText(['takes ', 'plays with ', 'slope', 'wind', 'Take the points']);
        await bar(tab).getByRole('button', { name: changesTexts.next }).click();
        await expect(bar(tab)).toContainText('2 of 2');
        await tab.keyboard.press('n');
        await expect(bar(tab)).toContainText('1 of 2');
        await tab.keyboard.press('p');
        await expect(bar(tab)).toContainText('2 of 2');
        await expectAccessible(tab, `the marked changes of a page on a ${device}`);
      });

      await test.step('keeps the marks when the page is reloaded, and on the way back', async () => {
        await expect(tab).toHaveURL(/\?changes=2$/);
        await tab.reload();
        await expect(marks(tab)).toHaveCount(5);
        await tab.getByRole('link', { name: pageTexts.back }).click();
        await expect(bar(tab)).toBeHidden();
        await tab.goBack();
        await expect(marks(tab)).toHaveCount(5);
      });

      await test.step('ends with Escape, and is then read', async () => {
        await expectRead(tab, `/pages/${page.id}`, () => tab.keyboard.press('Escape'));
        await expect(marks(tab)).toHaveCount(0);
        await expect(bar(tab)).toBeHidden();
        await expect(strip(tab)).toBeHidden();
        await tab.reload();
        await expect(tab.getByText('Take the points')).toBeVisible();
        await expect(strip(tab)).toBeHidden();
      });
    });
  }

  test('has no marks when most of it is new, and none of a version that the player never read', async ({
    api,
    person,
  }) => {
    const coach = await api(coachMail);
    const page = await coach.makePage('Kit list', 'Boots');
    const { page: tab } = await person(desktop);
    await new SignIn(tab).as(playerMail);
    await openAndRead(tab, `/pages/${page.id}`);
    await save(coach, page, `<p>${'All of this was written since. '.repeat(8)}</p>`);
    await tab.getByRole('button', { name: pageTexts.showChanges }).click();
    await expect(bar(tab)).toContainText(changesTexts.mostlyNew.page);
    await expect(marks(tab)).toHaveCount(0);
    await bar(tab).getByRole('button', { name: changesTexts.done }).click();
    await expect(bar(tab)).toBeHidden();

    const other = await coach.makePage('Team sheet', 'One');
    await save(coach, other, '<p>Two</p>');
    await tab.goto(`/pages/${other.id}?changes=1`);
    await expect(bar(tab)).toContainText(changesTexts.failed);
    await expect(marks(tab)).toHaveCount(0);
  });
});

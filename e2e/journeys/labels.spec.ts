import { calls, pageListTexts, tagTexts } from '@touchline/contract';
import { mergeTests } from '@playwright/test';
import { test as withApi } from '../fixtures/api-user';
import { desktop, expect, expectAccessible, phone, test as withPeople } from '../fixtures/test';
import { SignIn } from '../screens/sign-in';

const test = mergeTests(withApi, withPeople);
const managerMail = 'manager@touchline.example';

for (const viewport of [phone, desktop]) {
  test(`a team with more labels than its screen shows is filtered by a label from the search, ${viewport.width} pixels wide`, async ({
    api,
    person,
  }) => {
    const manager = await api(managerMail);
    const body = { name: `Labels ${viewport.width}`, sport: 'Hockey' };
    const { id: teamId } = await manager.call(calls.teams.create, { body });
    const makePage = (title: string, tags: string[]) =>
      manager.call(calls.pages.create, { params: { teamId }, body: { title, content: '', tags } });
    await makePage(
      'Other drills',
      Array.from({ length: 40 }, (_, at) => `drill-${at + 10}`),
    );
    await makePage('Short corner', ['zebra']);

    const { page: tab } = await person(viewport);
    await new SignIn(tab).as(managerMail);
    await tab.goto(`/teams/${teamId}?tab=pages`);
    const chips = tab.getByRole('main').getByRole('toolbar', { name: pageListTexts.filterByLabel });
    if (viewport === desktop) await expect(chips.getByRole('button', { name: 'drill-10' })).toBeVisible();
    await expect(chips.getByRole('button', { name: 'zebra' })).toHaveCount(0);

    await tab
      .getByRole('button', { name: viewport === phone ? tagTexts.filter : tagTexts.moreLabels, exact: true })
      .click();
    const dialog = tab.getByRole('dialog', { name: tagTexts.title });
    await expect(dialog.getByRole('searchbox', { name: tagTexts.search })).toBeFocused();
    await tab.keyboard.type('no such label');
    await expect(dialog.getByText(tagTexts.noMatch('no such label'))).toBeVisible();
    await dialog.getByRole('searchbox').fill('ZÉB');
    await dialog.getByRole('button', { name: 'zebra' }).click();
    await expectAccessible(tab, 'the labels of a team, searched');
    await dialog.getByRole('button', { name: tagTexts.show(1, false) }).click();

    await expect(dialog).toBeHidden();
    if (viewport === phone)
      await expect(tab.getByRole('button', { name: `${tagTexts.filter} 1` })).toBeVisible();
    else await expect(chips.getByRole('button', { name: 'zebra' })).toHaveAttribute('aria-pressed', 'true');
    await expect(tab.getByRole('main').getByText('Short corner')).toBeVisible();
    await expect(tab.getByRole('main').getByText('Other drills')).toHaveCount(0);
  });
}

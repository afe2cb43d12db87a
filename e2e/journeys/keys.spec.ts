import { keyTexts, searchTexts } from '@touchline/contract';
import { desktop, expect, expectAccessible, test } from '../fixtures/test';
import { SignIn } from '../screens/sign-in';

test('a question mark shows the keys of the app, but is typed in fields', async ({ person }) => {
  const { page: tab } = await person(desktop);
  await new SignIn(tab).atHome('coach@touchline.example');
  const list = tab.getByRole('dialog', { name: keyTexts.title });
  await tab.keyboard.press('?');
  for (const { title } of keyTexts.groups)
    await expect(list.getByRole('region', { name: title, exact: true })).toBeVisible();
  await expect(list.getByRole('region', { name: 'Everywhere' })).toContainText('CtrlK');
  await expectAccessible(tab, 'the keys of the app');
  await tab.keyboard.press('Escape');
  await expect(list).toHaveCount(0);

  await test.step('the palette finds them', async () => {
    await tab.keyboard.press('Control+k');
    const palette = tab.getByRole('dialog', { name: searchTexts.label });
    await expect(palette).toBeVisible();
    await tab.keyboard.type('?');
    await expect(list).toHaveCount(0);
    await tab.keyboard.press('Control+a');
    await tab.keyboard.type('keyboard');
    await palette.getByRole('option', { name: keyTexts.title }).click();
    await expect(list).toBeVisible();
  });
});

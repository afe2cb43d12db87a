import {
  appTexts,
  pageListTexts,
  pageTexts,
  teamNavTexts,
  teamTexts,
  userMenuTexts,
} from '@touchline/contract';
import type { Person } from '../person';
import { expect, test } from '../test';

const darkness = (someone: Person) =>
  someone.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

test(
  'a menu and a dialog are used by keyboard, and the theme becomes dark',
  { tag: '@webkit' },
  async ({ person, api }) => {
    const coach = await person();
    await coach.signIn(await api('coach@touchline.example'));
    await coach.open('/dashboard');

    const account = coach.find('button', appTexts.userMenu);
    await coach.tabTo(account);
    await coach.press(' ');
    const dark = coach.find('menuitemradio', appTexts.themeDark);
    await dark.appears();
    await coach.find('menuitem', userMenuTexts.profileAndSettings).getsFocus();
    await coach.type(appTexts.themeDark);
    await dark.getsFocus();
    await coach.press('Enter');
    await dark.disappears();
    await account.getsFocus();
    await expect.poll(() => darkness(coach)).toBe('dark');
    await coach.open('/dashboard');
    expect(await darkness(coach)).toBe('dark');

    const newTeam = coach.find('button', teamNavTexts.newTeamSpace).first;
    await coach.tabTo(newTeam);
    await coach.press('Enter');
    const dialog = coach.find('dialog', teamTexts.createTitle);
    const name = dialog.findLabel(teamTexts.name);
    await name.getsFocus();
    await coach.type('Kestrels');
    await expect.poll(() => name.each(([field]) => (field as HTMLInputElement).value)).toBe('Kestrels');
    for (let tab = 0; tab < 8; tab += 1) {
      await coach.press('Tab');
      expect(await dialog.each(([element]) => element?.contains(document.activeElement))).toBe(true);
    }
    await coach.press('Escape');
    await dialog.disappears();
    await newTeam.getsFocus();
  },
);

test('a player downloads a page as a PDF', { tag: '@firefox' }, async ({ person, api }) => {
  const page = await (await api('coach@touchline.example')).makePage('On paper', 'Front pod first');
  const player = await person();
  await player.signIn(await api('player@touchline.example'));
  await player.open(`/pages/${page.id}`);
  await player.find('button', pageTexts.share).click();
  const file = await player.tab.download(() => player.find('menuitem', pageTexts.downloadPdf).click());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  await player.findText(pageListTexts.pdfMade).first.appears();
});

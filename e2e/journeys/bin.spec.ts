import { appTexts, binTexts, pageListTexts, pageTexts, playTexts, teamTexts } from '@touchline/contract';
import { countedTaps } from '../fixtures/counted-taps';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone, waitForHydration } from '../fixtures/test';
import { PlaysScreen } from '../screens/plays-screen';

test('a coach deletes a page, undoes it, deletes it again and restores it from the bin', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Bitterns');
  const { page: tab } = await person(desktop);
  await team.join(tab, 'coach');
  const { id } = await team.addPage({ title: 'Kit list' });
  const title = tab.getByRole('textbox', { name: pageTexts.title });
  const remove = async () => {
    await expect(title, 'the page is open for editing').toBeVisible();
    await tab.getByRole('button', { name: pageTexts.moreActions }).click();
    await tab.getByRole('menuitem', { name: pageTexts.deletePage }).click();
    const question = tab.getByRole('alertdialog', { name: pageTexts.deletePage });
    await expect(question).toContainText(pageListTexts.confirmDelete);
    await expect(question).toContainText(binTexts.question);
    await question.getByRole('button', { name: appTexts.delete }).click();
    await expect(tab.getByText(pageListTexts.deletedDetail)).toBeVisible();
    await expect(tab).toHaveURL(new RegExp(`/teams/${team.id}`));
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(team.name);
  };

  await tab.goto(`/pages/${id}`);
  await remove();
  await tab.getByRole('status').getByRole('button', { name: binTexts.undo }).click();
  await expect(tab).toHaveURL(new RegExp(`/pages/${id}$`));
  await expect(title).toHaveValue('Kit list');

  await remove();
  await waitForHydration(tab);
  const taps = countedTaps(tab);
  await taps.tap('link', binTexts.openBin);
  await expect(tab).toHaveURL(new RegExp(`/teams/${team.id}/bin$`));
  const row = tab.getByRole('list', { name: binTexts.list }).getByRole('listitem');
  await expect(row).toContainText('Kit list');
  await expect(row).toContainText(binTexts.deletedBy('Robin Yak coach'));
  await expect(row).toContainText(binTexts.daysLeft(30));
  await expectAccessible(tab, 'the bin of a team');
  await test.step('three days before it is deleted permanently, the days left are a warning', async () => {
    const color = (text: string) =>
      row
        .getByText(text, { exact: true })
        .filter({ visible: true })
        .evaluate((element) => getComputedStyle(element).color);
    const before = await color(binTexts.daysLeft(30));
    await tab.clock.setFixedTime(Date.now() + 27.5 * 24 * 3600_000);
    await tab.reload();
    await expect(row).toContainText(binTexts.daysLeft(3));
    expect(await color(binTexts.daysLeft(3))).not.toBe(before);
  });
  await taps.tap('button', 'Restore Kit list');
  expect(taps.count()).toBe(2);
  await expect(tab.getByText(binTexts.empty)).toBeVisible();
  await tab.getByRole('button', { name: binTexts.open }).click();
  await expect(title).toHaveValue('Kit list');
});

test('a coach deletes a play, undoes it, deletes it again and restores it from the bin', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Bustards');
  const { page: tab } = await person(desktop);
  await team.join(tab, 'coach');
  const { id } = await team.addPlay({ name: 'Falcon', formation: '4-3-3' });
  const plays = new PlaysScreen(tab);
  const remove = async () => {
    await expect(plays.field('name')).toHaveValue('Falcon');
    await plays.choose(playTexts.delete);
    const question = tab.getByRole('alertdialog', { name: playTexts.delete });
    await expect(question).toContainText(playTexts.confirmDelete);
    await expect(question).toContainText(binTexts.question);
    await question.getByRole('button', { name: appTexts.delete }).click();
    await expect(tab.getByText(playTexts.deletedDetail)).toBeVisible();
  };

  await tab.goto(`/plays/${id}`);
  await remove();
  await tab.getByRole('status').getByRole('button', { name: binTexts.undo }).click();
  await expect(plays.field('name')).toHaveValue('Falcon');

  await remove();
  await tab.goto(`/teams/${team.id}/bin`);
  const row = tab.getByRole('list', { name: binTexts.list }).getByRole('listitem');
  await expect(row).toContainText('Falcon');
  await expect(row).toContainText(binTexts.kinds.play);
  await row.getByRole('button', { name: 'Restore Falcon' }).click();
  await expect(tab.getByText(binTexts.empty)).toBeVisible();
  await tab.getByRole('button', { name: binTexts.open }).click();
  await expect(plays.field('name')).toHaveValue('Falcon');
});

test('a player has no bin, in the menu or by its address', async ({ person, ownTeam }) => {
  const team = await ownTeam('Boobies');
  const { page: tab } = await person(phone);
  await team.join(tab, 'player');
  await tab.goto(`/teams/${team.id}`);
  await tab.getByRole('main').getByRole('button', { name: teamTexts.moreActions }).click();
  await expect(tab.getByRole('menuitem', { name: teamTexts.pin })).toBeVisible();
  await expect(tab.getByRole('menuitem', { name: binTexts.title })).toHaveCount(0);
  await tab.goto(`/teams/${team.id}/bin`);
  await expect(tab.getByText(binTexts.denied)).toBeVisible();
  await expectAccessible(tab, 'a bin that is denied', { checked: ['light'] });
});

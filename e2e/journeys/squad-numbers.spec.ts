import {
  calls,
  squadTexts as texts,
  teamTexts,
  userTexts,
  type TeamMember,
  type User,
} from '@touchline/contract';
import type { Page as Tab } from '@playwright/test';
import { callAs } from '../fixtures/api';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone } from '../fixtures/test';

const button = (tab: Tab, name: string) => tab.getByRole('button', { name, exact: true });
const dialog = (tab: Tab) => tab.getByRole('dialog');
const field = (tab: Tab) => dialog(tab).getByLabel(texts.number, { exact: true });

/** Numbers a member through the API. */
async function setNumber(tab: Tab, teamId: number, { id: userId }: User, number: string) {
  const answer = await callAs(tab, calls.members.change, { params: { teamId, userId }, body: { number } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function membersOf(tab: Tab, teamId: number): Promise<TeamMember[]> {
  return (await (await callAs(tab, calls.members.list, { params: { teamId } })).json()) as TeamMember[];
}

test.describe('the number of a member', () => {
  test('is set in the row by keyboard, with its positions; the form says who else wears it', async ({
    ownTeam,
    person,
  }) => {
    const team = await ownTeam('numbers');
    const [coach, ana, bo] = [await person(desktop), await person(desktop), await person(desktop)];
    await team.join(coach.page, 'coach');
    await team.join(ana.page, 'player');
    const other = await team.join(bo.page, 'player');
    const tab = coach.page;
    await setNumber(tab, team.id, other, '9');
    await tab.goto(`/teams/${team.id}/settings?tab=users`);
    const name = 'Robin Yak player';
    const free = button(tab, texts.editOf(name));
    await expect(button(tab, texts.valueOf(name, '9'))).toBeVisible();
    await expectAccessible(tab, 'members with numbers');

    await expect(async () => {
      await tab.getByRole('searchbox', { name: userTexts.search }).focus();
      for (const key of ['Tab', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight'])
        await tab.keyboard.press(key);
      await expect(free).toBeFocused({ timeout: 500 });
    }).toPass();
    await tab.keyboard.press('Enter');
    await expect(field(tab)).toBeFocused();
    await tab.keyboard.type('9x');
    await tab.keyboard.press('Enter');
    await expect(dialog(tab).getByText('A number has 1 to 3 digits')).toBeVisible();
    await expectAccessible(tab, 'a number with an error');
    await field(tab).fill('9');
    await expect(dialog(tab).getByText(texts.alsoWornBy([name], false))).toBeVisible();
    for (const code of ['HK Hooker', 'PR Prop', 'LK Lock', 'BR Back row', 'N8 Number 8'])
      await dialog(tab).getByRole('button', { name: code }).click();
    await expect(dialog(tab).getByText('At most 4 positions')).toBeVisible();
    await dialog(tab).getByRole('button', { name: 'BR Back row' }).click();
    await dialog(tab).getByRole('button', { name: 'N8 Number 8' }).click();
    await field(tab).focus();
    await tab.keyboard.press('Enter');
    await expect(dialog(tab)).toHaveCount(0);
    await expect(button(tab, texts.valueOf(name, '9 HK PR LK'))).toBeFocused();
    const shirts = (await membersOf(tab, team.id)).filter(({ number }) => number !== null);
    expect(shirts.map(({ number, positions }) => [number, ...positions].join(' ')).sort()).toEqual([
      '9',
      '9 HK PR LK',
    ]);
  });

  test('is set in a sheet on a phone and reaches another manager at once; players do not see the table', async ({
    ownTeam,
    person,
  }) => {
    const team = await ownTeam('sheets');
    const [coach, admin, player] = [await person(phone), await person(desktop), await person(phone)];
    await team.join(coach.page, 'coach');
    await team.join(admin.page, 'admin');
    await team.join(player.page, 'player');
    const name = 'Robin Yak player';
    await admin.page.goto(`/teams/${team.id}/settings?tab=users`);
    await expect(button(admin.page, texts.editOf(name))).toBeVisible();

    const tab = coach.page;
    await tab.goto(`/teams/${team.id}/settings?tab=users`);
    await button(tab, texts.editOf(name)).click();
    await expect(dialog(tab)).toBeVisible();
    await expectAccessible(tab, 'number and positions in a sheet');
    await field(tab).fill('12');
    await dialog(tab).getByRole('button', { name: 'FB Full-back' }).click();
    await dialog(tab).getByRole('button', { name: texts.save, exact: true }).click();
    await expect(button(tab, texts.valueOf(name, '12 FB'))).toBeVisible();
    await expect(button(admin.page, texts.valueOf(name, '12 FB'))).toBeVisible();
    await expect
      .poll(() => tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      .toBe(true);

    coach.expected.push((message) => message.text().includes('ERR_INTERNET_DISCONNECTED'));
    await coach.context.setOffline(true);
    await button(tab, texts.valueOf(name, '12 FB')).click();
    await expect(dialog(tab).getByText(texts.offline)).toBeVisible();
    await expect(dialog(tab).getByRole('button', { name: texts.save, exact: true })).toBeDisabled();
    await coach.context.setOffline(false);

    await player.page.goto(`/teams/${team.id}/settings?tab=users`);
    await expect(player.page.getByText(teamTexts.settingsDenied)).toBeVisible();
  });

  test('comes with a bulk upload, which names the positions that the sport lacks', async ({
    ownTeam,
    person,
  }) => {
    const team = await ownTeam('uploads');
    const { page: tab } = await person(desktop);
    await team.join(tab, 'coach');
    await tab.goto(`/teams/${team.id}/settings?tab=users`);
    await button(tab, userTexts.bulk).click();
    const address = `wren-${team.id}@yaks.example`;
    await dialog(tab)
      .getByRole('textbox', { name: userTexts.bulkText })
      .fill(`email,first,last,role,number,positions\n${address},Wren,Hill,player,7,HK QB`);
    await expect(dialog(tab).getByText(texts.notSet(['QB']))).toBeVisible();
    await expectAccessible(tab, 'the preview of an upload with numbers');
    await dialog(tab)
      .getByRole('button', { name: userTexts.bulkSend(1) })
      .click();
    await expect(dialog(tab).getByText(userTexts.actions.created)).toBeVisible();
    await expect(dialog(tab).getByText(texts.notSet(['QB']))).toBeVisible();
    await expectAccessible(tab, 'the result of an upload with numbers');
    await dialog(tab).getByRole('button', { name: userTexts.close, exact: true }).click();
    await expect(button(tab, texts.valueOf('Wren Hill', '7 HK'))).toBeVisible();
  });
});

test('the age group of a team is set with its sport, and a new sport says what happens to positions', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('ages');
  const { page: tab } = await person(phone);
  await team.join(tab, 'coach');
  await tab.goto(`/teams/${team.id}/settings`);
  const choose = async (label: string, option: string) => {
    await tab.getByRole('button', { name: label }).click();
    await tab.getByRole('option', { name: option, exact: true }).click();
  };
  await choose(texts.ageGroup, 'U16');
  await choose(teamTexts.sport, 'Soccer');
  await expect(tab.getByText(texts.sportChange('Soccer'))).toBeVisible();
  await expectAccessible(tab, 'a team whose sport changes');
  await button(tab, teamTexts.save).click();
  await expect(tab.getByText(teamTexts.updated)).toBeVisible();
  await expect(tab.getByText(texts.sportChange('Soccer'))).toHaveCount(0);
  await tab.reload();
  await expect(tab.getByRole('button', { name: texts.ageGroup })).toContainText('U16');
});

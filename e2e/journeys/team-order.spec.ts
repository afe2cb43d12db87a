import { calls, teamTexts, type Team } from '@touchline/contract';
import { callAs } from '../fixtures/api';
import { desktop, expect, expectAccessible, phone, test } from '../fixtures/test';
import { SignIn } from '../screens/sign-in';

/** No other journey signs this coach in, so that no other test changes the order of the teams. */
const email = 'elena.marchetti@touchline.example';

test('Home opens the team used last, on another device too, and pinned teams are first in the sidebar', async ({
  person,
}) => {
  const { page: desk } = await person(desktop);
  await new SignIn(desk).as(email);
  for (const name of ['Zephyrs', 'Yellowhammers'])
    await callAs(desk, calls.teams.create, { body: { name, sport: 'Hockey' } });
  const teams = (await (await callAs(desk, calls.teams.list)).json()) as Team[];
  const [first, zephyrs] = [teams[0]!, teams.find(({ name }) => name === 'Zephyrs')!];
  const shown = (page: typeof desk, name: string) =>
    expect(page.getByRole('main').getByRole('heading', { level: 1, name })).toBeVisible();
  const links = desk.getByRole('list', { name: teamTexts.teams, exact: true }).locator('a[href^="/teams/"]');
  /** The names in the sidebar, each behind its initial. */
  const order = async () => (await links.allTextContents()).map((text) => text.slice(1));

  await desk.goto('/');
  await shown(desk, first.name);
  const before = await order();
  await desk.goto(`/teams/${zephyrs.id}/settings`);
  await desk.goto(`/teams/${zephyrs.id}`);
  await shown(desk, 'Zephyrs');
  await desk.getByRole('navigation').getByRole('link', { name: teamTexts.home }).click();
  await shown(desk, 'Zephyrs');
  expect(before.at(-1)).toBe('Zephyrs');

  const { page: handheld } = await person(phone);
  await new SignIn(handheld).as(email);
  await handheld.goto('/dashboard');
  await shown(handheld, 'Zephyrs');

  await desk.reload();
  expect((await order())[0]).toBe('Zephyrs');
  await desk.goto('/dashboard?team=' + String(teams.find(({ name }) => name === 'Yellowhammers')!.id));
  await shown(desk, 'Yellowhammers');
  expect((await order())[0], 'a use moves no team under the pointer').toBe('Zephyrs');
  await desk.getByRole('main').getByRole('button', { name: teamTexts.moreActions }).click();
  await desk.getByRole('menuitem', { name: teamTexts.pin }).click();
  await expect(links.first()).toContainText('Yellowhammers');
  await expectAccessible(desk, 'the sidebar with a pinned team');
  await desk.goto(`/teams/${first.id}`);
  await desk.reload();
  expect((await order()).slice(0, 3)).toEqual(['Yellowhammers', first.name, 'Zephyrs']);
  await desk.goto('/');
  await shown(desk, first.name);
});

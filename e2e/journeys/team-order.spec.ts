import { calls, teamNavTexts, teamTexts, type Team, type TeamSummary } from '@touchline/contract';
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
  const named = (name: string) => teams.find((team) => team.name === name)!;
  const [first, zephyrs, yellowhammers] = [teams[0]!, named('Zephyrs'), named('Yellowhammers')];
  const shown = (page: typeof desk, name: string) =>
    expect(page.getByRole('main').getByRole('heading', { name, exact: true })).toBeVisible();
  /** Opens `path` and waits until the server has recorded the use of its team. */
  const use = async (path: string, { id }: Team) => {
    await desk.goto(path);
    await expect(async () => {
      const summaries = await desk.request.get(`${calls.teams.summaries.path}?view=summary`);
      const known = (await summaries.json()) as TeamSummary[];
      expect(known.toSorted((a, b) => (b.usedAt ?? '').localeCompare(a.usedAt ?? ''))[0]!.id).toBe(id);
    }).toPass();
  };
  /** The teams without their categories, which are links too and appear once they are loaded. */
  const links = desk
    .getByRole('list', { name: teamNavTexts.teams, exact: true })
    .locator('a[href^="/teams/"]:not([href*="?"])');

  await use('/', first);
  await shown(desk, first.name);
  await expect(links.last()).toContainText('Zephyrs');
  await use(`/teams/${zephyrs.id}/settings`, zephyrs);
  await desk.goto(`/teams/${zephyrs.id}`);
  await shown(desk, 'Zephyrs');
  await desk.getByRole('navigation').getByRole('link', { name: teamNavTexts.home }).click();
  await shown(desk, 'Zephyrs');

  const { page: handheld } = await person(phone);
  await new SignIn(handheld).as(email);
  await handheld.goto('/dashboard');
  await shown(handheld, 'Zephyrs');

  await desk.reload();
  await expect(links.first()).toContainText('Zephyrs');
  await use(`/dashboard?team=${yellowhammers.id}`, yellowhammers);
  await shown(desk, 'Yellowhammers');
  await expect(links.first(), 'a use moves no team under the pointer').toContainText('Zephyrs');
  await desk.getByRole('main').getByRole('button', { name: teamTexts.moreActions }).click();
  await desk.getByRole('menuitem', { name: teamTexts.pin }).click();
  await expect(links.first()).toContainText('Yellowhammers');
  await expectAccessible(desk, 'the sidebar with a pinned team');
  await use(`/teams/${first.id}`, first);
  await desk.reload();
  for (const [place, name] of ['Yellowhammers', first.name, 'Zephyrs'].entries())
    await expect(links.nth(place)).toContainText(name);
  await desk.goto('/');
  await shown(desk, first.name);
});

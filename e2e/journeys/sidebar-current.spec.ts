import { appTexts, calls } from '@touchline/contract';
import { callAs } from '../fixtures/api';
import { test } from '../fixtures/own-team';
import { desktop, expect } from '../fixtures/test';

test('the sidebar shows the open team, category and page on every screen of the team', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Sidebar');
  const { page: tab } = await person(desktop);
  await team.join(tab, 'admin');
  const page = await team.addPage({ title: 'Lineout calls' });
  const category = await team.addCategory('Set pieces', { pageId: page.id });
  const play = await team.addPlay({ name: 'Lighthouse', categoryId: category.id });
  const { id: other } = await team.addPage({ title: 'Kit list' });
  await callAs(tab, calls.pages.read, { params: { pageId: other } });

  const sidebar = tab.getByRole('navigation', { name: appTexts.teamSpaces });
  const current = sidebar.locator('[aria-current]');
  /** The names of what is current, and whether the team is expanded. */
  const shown = async (path: string) => {
    await tab.goto(path);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'Set pieces' }), path).toBeVisible();
    return current.allTextContents();
  };
  const names: Record<string, RegExp[]> = {
    [`/teams/${team.id}`]: [new RegExp(team.name)],
    [`/teams/${team.id}?category=${category.id}`]: [/Set pieces/],
    [`/pages/${page.id}`]: [/Set pieces/, /Lineout calls/],
    [`/pages/${other}`]: [/Kit list/],
    [`/pages/${page.id}/history`]: [/Set pieces/, /Lineout calls/],
    [`/plays/${play.id}`]: [/Set pieces/],
    [`/plays/${play.id}/history`]: [/Set pieces/],
    [`/teams/${team.id}/settings`]: [new RegExp(team.name)],
    [`/teams/${team.id}/bin`]: [new RegExp(team.name)],
  };
  for (const [path, wanted] of Object.entries(names)) {
    await shown(path);
    for (const name of wanted) await expect(current.filter({ hasText: name }), path).toHaveCount(1);
  }
});

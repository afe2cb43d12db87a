import { calls, mentionedInTexts as texts, pageTexts } from '@touchline/contract';
import type { Page as Tab } from '@playwright/test';
import { callAs } from '../fixtures/api';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone } from '../fixtures/test';

const mentioning = (id: number) =>
  `<p data-id="block-1">See <a href="/pages/${id}" data-page="${id}">it</a> first.</p>`;
const list = (tab: Tab) => tab.getByRole('list', { name: texts.title });

test('a player finds below a page the pages that mention it, without drafts, and a new one at once', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Curlews');
  const coach = (await person(desktop)).page;
  const player = (await person(phone)).page;
  await team.join(coach, 'coach');
  await team.join(player, 'player');
  const target = await team.addPage({ title: 'Lineout calls', content: '<p data-id="a">Ball first.</p>' });
  await team.addPage({ title: 'Match plan', content: mentioning(target.id) });
  await callAs(coach, calls.pages.create, {
    params: { teamId: team.id },
    body: { title: 'Secret lineup', content: mentioning(target.id), draft: true },
  });

  await player.goto(`/pages/${target.id}`);
  await expect(list(player).getByRole('link')).toHaveText(['Match plan']);
  await expectAccessible(player, 'a page that others mention');

  await coach.goto(`/pages/${target.id}`);
  await expect(list(coach).getByRole('link')).toHaveText(['Secret lineup', 'Match plan']);
  await expect(list(coach).getByRole('listitem').first()).toContainText(pageTexts.draft);

  await team.addPage({ title: 'Travel', content: mentioning(target.id) });
  await expect(list(player).getByRole('link')).toHaveText(['Travel', 'Match plan']);
  await list(player).getByRole('link', { name: 'Match plan' }).click();
  await expect(player.getByRole('heading', { level: 1, name: 'Match plan' })).toBeVisible();
  await expect(list(player)).toHaveCount(0);
});

import type { Locator, Page as Tab } from '@playwright/test';
import { calls, pinTexts, starredTexts } from '@touchline/contract';
import { samplePlays } from '@touchline/contract/boards';
import { callAs } from '../fixtures/api';
import { test } from '../fixtures/own-team';
import { desktop, expect, phone } from '../fixtures/test';
import { PlaysScreen } from '../screens/plays-screen';

const still = (within: Tab | Locator) => within.locator('img[src*="/still.svg"]');

const expectLoaded = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
    .toBe(true);

for (const [device, options] of Object.entries({ phone, desktop })) {
  test(`cards, pins and starred plays show the still of a board, on a ${device}`, async ({
    ownTeam,
    person,
  }) => {
    const team = await ownTeam(`stills on a ${device}`);
    const { page: tab } = await person(options);
    await team.join(tab, 'coach');
    const { id: playId } = await team.addPlay({
      name: 'Overlap',
      formation: '4-3-3',
      board: samplePlays.soccer,
    });
    await team.addPlay({ name: 'Sluice', formation: 'Horns' });
    await callAs(tab, calls.pins.pinPlay, { params: { playId }, body: { isPinned: true } });
    await callAs(tab, calls.plays.star, { params: { playId }, body: { isStarred: true } });

    await test.step('one card has the still, the other its formation', async () => {
      await new PlaysScreen(tab).open(team.id);
      const cards = tab.getByRole('tabpanel');
      await expectLoaded(still(cards));
      await expect(still(cards)).toHaveAttribute('alt', '');
      await expect(tab.getByText('Horns')).toBeVisible();
      const box = await still(cards).boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.6, 1);
    });

    await test.step('a change of the board is a new picture, without a reload', async () => {
      await team.changePlay(playId, { board: samplePlays.basketball });
      await expect(still(tab.getByRole('main')).last()).toHaveAttribute('src', /v=2$/);
    });

    await test.step('the pin and the starred play have it as their thumbnail', async () => {
      await tab.goto(`/teams/${team.id}`);
      await expectLoaded(still(tab.getByRole('region', { name: pinTexts.startHere })));
      await tab.goto('/starred');
      await expectLoaded(still(tab.getByRole('list', { name: starredTexts.list })));
    });
  });
}

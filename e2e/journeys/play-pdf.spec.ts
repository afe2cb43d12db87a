import { pageListTexts, pageTexts } from '@touchline/contract';
import { samplePlays } from '@touchline/contract/boards';
import { test } from '../fixtures/own-team';
import { expect, phone } from '../fixtures/test';
import { PlaysScreen } from '../screens/plays-screen';

test('a player downloads a play with its board as PDF, on a phone', async ({ ownTeam, person }) => {
  const team = await ownTeam('Dunlins');
  const { page } = await person(phone);
  await team.join(page, 'player');
  const { id } = await team.addPlay({ name: 'Dunlin overlap', board: samplePlays.soccer });
  await page.goto(`/plays/${id}`);
  const download = page.waitForEvent('download');
  await new PlaysScreen(page).choose(pageTexts.downloadPdf);
  expect((await download).suggestedFilename()).toBe('Dunlin overlap.pdf');
  await expect(page.getByText(pageListTexts.pdfMade)).toBeVisible();
});

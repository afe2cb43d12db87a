import { readFileSync } from 'node:fs';
import { appTexts, mediaTexts, pageTexts, playerTexts } from '@touchline/contract';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone } from '../fixtures/test';
import { MediaLibrary, type GivenFile } from '../screens/media-library';
import { PageScreen } from '../screens/page-screen';

/** A picture of 640 by 400 pixels, made by heif-enc. */
const photo = readFileSync(new URL('../../backend/test/pictures/photo.heic', import.meta.url));
const heic = (name: string, buffer = photo): GivenFile => ({ name, mimeType: 'image/heic', buffer });

const naturalWidth = (picture: HTMLImageElement) => picture.naturalWidth;

test('a photo of a phone in HEIC is a picture in the library, the editor and on the page', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Photos of the pitch');
  const { page: tab } = await person(desktop);
  await team.join(tab, 'coach');
  const { id } = await team.addPage({ title: 'Our pitch', content: '<p>Falcon</p>' });
  await tab.goto(`/pages/${id}`);
  await expect(new PageScreen(tab).editor.first()).toBeVisible();
  const library = new MediaLibrary(tab);
  await tab.getByText('Falcon').click();
  await library.open();
  await library.upload(heic('pitch.heic'));
  const thumbnail = library.file('pitch.heic').locator('img');
  await expect.poll(() => thumbnail.evaluate(naturalWidth)).toBe(320);
  await expect(library.file('pitch.heic').getByText(mediaTexts.notDrawn)).toHaveCount(0);
  await library.insert('pitch.heic');
  await expect.poll(() => tab.locator('figure img').evaluate(naturalWidth)).toBe(640);
  await new PageScreen(tab).waitForSaved();

  const { page: player } = await person(phone);
  await team.join(player, 'player');
  await player.goto(`/pages/${id}`);
  await player.locator('figure img').scrollIntoViewIfNeeded();
  await expect.poll(() => player.locator('figure img').evaluate(naturalWidth)).toBe(640);

  const source = await player.locator('figure img').getAttribute('src');
  const before = `<figure data-type="image"><img src="${source?.split('?')[0]}" alt="The pitch"></figure>`;
  const earlier = await team.addPage({ title: 'Written by an earlier build', content: before });
  await player.goto(`/pages/${earlier.id}`);
  const picture = player.getByRole('img', { name: 'The pitch' });
  await expect.poll(() => picture.evaluate(naturalWidth)).toBe(640);
});

test('a photo that cannot be decoded is a file with its name, and the coach can try again', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Torn photos');
  const { page: tab } = await person(desktop);
  await team.join(tab, 'coach');
  const { id } = await team.addPage({ title: 'A torn photo', content: '<p>Hawk</p>' });
  await tab.goto(`/pages/${id}`);
  await expect(new PageScreen(tab).editor.first()).toBeVisible();
  const library = new MediaLibrary(tab);
  await tab.getByText('Hawk').click();
  await library.open();
  await library.upload(heic('torn.heic', photo.subarray(0, photo.length - 60)));
  const file = library.file('torn.heic');
  await expect(file.getByText(mediaTexts.notDrawn)).toBeVisible();
  await expectAccessible(tab, 'the library with a picture that was not drawn');
  const url = await file.getByRole('link', { name: 'torn.heic' }).getAttribute('href');
  await file.getByRole('button', { name: mediaTexts.drawAgain('torn.heic') }).click();
  await expect(tab.getByText(mediaTexts.stillNotDrawn)).toBeVisible();
  await expect(file.getByText(appTexts.tryAgain)).toBeVisible();
  await library.insert('torn.heic');
  await new PageScreen(tab).waitForSaved();

  const { page: player } = await person(phone);
  await team.join(player, 'player');
  await player.goto(`/pages/${id}`);
  const download = player.waitForEvent('download');
  await player.getByRole('link', { name: 'torn.heic' }).click();
  expect((await download).suggestedFilename()).toBe('torn.heic');

  const before = `<figure data-type="image"><img src="${url}" alt="Torn"></figure>`;
  const earlier = await team.addPage({ title: 'Written by an earlier build', content: before });
  await player.goto(`/pages/${earlier.id}`);
  await expect(player.locator(`figure[data-missing="${playerTexts.cannotShow}"]`)).toBeVisible();
  await expect(player.getByRole('link', { name: /^torn\.heic/ })).toHaveAccessibleName(
    /HEIC · .* · Download/,
  );
  await expectAccessible(player, 'a page with a picture that the browser cannot show');

  const lost = '<figure data-type="image"><img src="/api/media/999999/lost.heic" alt="Lost"></figure>';
  const another = await team.addPage({ title: 'A lost photo', content: lost });
  await player.goto(`/pages/${another.id}`);
  await expect(player.locator(`figure[data-missing="${pageTexts.missingMedia}"]`)).toBeVisible();
});

import { readFileSync } from 'node:fs';
import { mediaTexts, playerTexts } from '@touchline/contract';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone } from '../fixtures/test';
import { MediaLibrary, pdf, type GivenFile } from '../screens/media-library';
import { PageScreen } from '../screens/page-screen';

/** A film or sound of a second, made by ffmpeg. */
const film = (name: string, mimeType: string): GivenFile => ({
  name,
  mimeType,
  buffer: readFileSync(new URL(`../../backend/test/films/${name}`, import.meta.url)),
});

test('a film that the browser cannot play is offered for download, and the coach is told', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Films of the opponent');
  const { page: tab } = await person(desktop);
  await team.join(tab, 'coach');
  const { id } = await team.addPage({ title: 'Opponent on film', content: '<p>Falcon</p>' });
  await tab.goto(`/pages/${id}`);
  await expect(new PageScreen(tab).editor.first()).toBeVisible();
  const library = new MediaLibrary(tab);
  await tab.getByText('Falcon').click();
  await library.open();
  await library.upload(film('film.avi', 'video/x-msvideo'));
  await expect(tab.getByText(mediaTexts.unplayable(['film.avi']))).toBeVisible();
  await library.insert('film.avi');
  const offered = tab.getByRole('link', { name: /^film\.avi/ });
  await expect(offered).toHaveAccessibleName(/AVI · .* KB · Download/);
  await expect(tab.locator(`figure[data-missing="${playerTexts.cannotPlay}"]`)).toBeVisible();
  await expectAccessible(tab, 'the editor with a film that does not play');
  await new PageScreen(tab).waitForSaved();

  const { page: player } = await person(phone);
  await team.join(player, 'player');
  await player.goto(`/pages/${id}`);
  const download = player.waitForEvent('download');
  await player.getByRole('link', { name: /^film\.avi/ }).click();
  expect((await download).suggestedFilename()).toBe('film.avi');
  await expect(player.locator('video')).toBeHidden();
  await expectAccessible(player, 'a page with a film that does not play');
});

test('a film that the browser plays is shown in its player with a frame of it, without a download', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Films of training');
  const { page: tab } = await person(desktop);
  await team.join(tab, 'coach');
  const { id } = await team.addPage({ title: 'Training on film', content: '<p>Hawk</p>' });
  await tab.goto(`/pages/${id}`);
  await expect(new PageScreen(tab).editor.first()).toBeVisible();
  const library = new MediaLibrary(tab);
  await tab.getByText('Hawk').click();
  await library.open();
  await library.upload(film('film.webm', 'video/webm'));
  await expect(tab.getByText(mediaTexts.uploaded)).toBeVisible();
  await expect(tab.getByText(/can't play/)).toHaveCount(0);
  await library.insert('film.webm');
  const written = tab.locator('figure video');
  await expect.poll(() => written.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBe(64);
  await expect(tab.locator('[data-download]')).toHaveCount(0);
  await new PageScreen(tab).waitForSaved();

  const { page: player } = await person(phone);
  await team.join(player, 'player');
  await player.goto(`/pages/${id}`);
  const shown = player.locator('figure video');
  await expect(shown).toHaveAttribute('width', '64');
  const poster = await shown.evaluate((video: HTMLVideoElement) => video.poster);
  expect(poster).toMatch(/\/film\.webm\?size=medium$/);
  const picture = await player.request.get(poster);
  expect(picture.headers()['content-type']).toBe('image/webp');
});

test('a player opens a PDF of a page in a new tab', async ({ person, ownTeam }) => {
  const team = await ownTeam('Plans in PDF');
  const { page: tab } = await person(desktop);
  await team.join(tab, 'coach');
  const { id } = await team.addPage({ title: 'Plan in PDF', content: '<p>Owl</p>' });
  await tab.goto(`/pages/${id}`);
  await expect(new PageScreen(tab).editor.first()).toBeVisible();
  const library = new MediaLibrary(tab);
  await tab.getByText('Owl').click();
  await library.open();
  await library.upload(pdf('plan.pdf'));
  await expect(library.dialog.getByRole('link', { name: 'plan.pdf' })).toHaveAttribute('target', '_blank');
  await library.insert('plan.pdf');
  await new PageScreen(tab).waitForSaved();

  const { page: player, context } = await person(phone);
  await team.join(player, 'player');
  await player.goto(`/pages/${id}`);
  const answer = context.waitForEvent('response', (response) => response.url().endsWith('/plan.pdf'));
  const opened = player.waitForEvent('popup');
  await player.getByRole('link', { name: /plan\.pdf/ }).click();
  await opened;
  const headers = await (await answer).allHeaders();
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toMatch(/^inline;/);
  await expect(player).toHaveURL(new RegExp(`/pages/${id}$`));
});

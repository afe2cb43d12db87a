import type { Locator, Page } from '@playwright/test';
import { calls, editorTexts, mediaTexts, pageTexts, type MediaFile, type Team } from '@touchline/contract';
import { boxOf, centreOf } from '../fixtures/box';
import { callAs } from '../fixtures/api';
import { dragTouch } from '../fixtures/touch';
import { desktop, expect, expectAccessible, phone, test } from '../fixtures/test';
import { give, MediaLibrary, pdf, png } from '../screens/media-library';
import { PageScreen } from '../screens/page-screen';
import { SignIn } from '../screens/sign-in';

const text = '<p>Falcon goes first.</p><p>Hawk follows.</p>';

/** Returns the id of a user's first team. */
async function teamOf(page: Page): Promise<number> {
  const teams = (await (await callAs(page, calls.teams.list)).json()) as Team[];
  return teams.at(0)?.id ?? 0;
}

async function newPage(
  page: Page,
  { title, teamId, content = text }: { title: string; teamId: number; content?: string },
): Promise<string> {
  const made = await callAs(page, calls.pages.create, { params: { teamId }, body: { title, content } });
  const { id } = (await made.json()) as { id: number };
  return `/pages/${id}`;
}

const pictures = (page: Page) => page.getByRole('group', { name: editorTexts.kept.image });
const widthOf = (picture: Locator) => picture.getByRole('slider', { name: editorTexts.width });

test('a coach inserts pictures and a document into a page, and a player sees them', async ({ person }) => {
  test.setTimeout(300_000);
  const coach = await person(desktop);
  await new SignIn(coach.page).as('coach@touchline.example');
  const player = await person(phone);
  await new SignIn(player.page).as('player@touchline.example');
  const teamId = await teamOf(player.page);
  const address = await newPage(coach.page, { title: 'Lineout in pictures', teamId });
  await coach.page.goto(address);
  const written = new PageScreen(coach.page);
  await expect(written.editor.first()).toBeVisible();
  const library = new MediaLibrary(coach.page);
  await coach.page.getByText('Falcon goes first.').click();

  const chooser = coach.page.waitForEvent('filechooser');
  await coach.page.getByRole('button', { name: editorTexts.insertImage }).click();
  await (await chooser).setFiles([png('by-button.png')]);
  await expect(pictures(coach.page)).toHaveCount(1);
  await give(coach.page, 'drop', { to: 'Hawk follows.', file: png('by-drop.png') });
  await expect(pictures(coach.page)).toHaveCount(2);
  await coach.page.getByText('Hawk follows.').click();
  await give(coach.page, 'paste', { to: 'Hawk follows.', file: png('by-paste.png') });
  await expect(pictures(coach.page)).toHaveCount(3);
  await expectAccessible(coach.page, 'the editor with pictures');

  const first = pictures(coach.page).first();
  await describeFirst(first, coach.page);
  await dragEdge(coach.page, first, 3);
  await expect(widthOf(first)).toHaveAttribute('aria-valuetext', '9 of 12');
  await widthOf(first).press('ArrowLeft');
  await expect(widthOf(first)).toHaveAttribute('aria-valuetext', '8 of 12');

  await coach.page.getByText('Hawk follows.').click();
  await library.open();
  await library.upload(pdf('match-plan.pdf'), png('spare.png'));
  await expect(library.dialog.getByText('application', { exact: true })).toBeVisible();
  await expect(library.dialog.getByText('2 KB', { exact: true })).toBeVisible();
  await expectAccessible(coach.page, 'the Media Library');
  await library.search('SPARE');
  await expect(library.file('match-plan.pdf')).toBeHidden();
  await library.remove('spare.png');
  await library.search('');
  await library.insert('match-plan.pdf');
  await expect(coach.page.getByRole('link', { name: /match-plan\.pdf/ })).toBeVisible();
  await coach.page.keyboard.press('Control+s');
  await written.waitForSaved();

  await player.page.goto(address);
  const seen = player.page.getByRole('img', { name: 'Two pods' });
  await expect(seen).toBeVisible();
  await expect(seen).toHaveAttribute('width', '1');
  await expect(seen).toHaveAttribute('height', '1');
  await expect(player.page.getByText('From above')).toBeVisible();
  await expect(player.page.locator('figure img')).toHaveCount(3);
  await expect(player.page.getByRole('link', { name: /match-plan\.pdf/ })).toBeVisible();
  await expectAccessible(player.page, 'a page with pictures');
  await copiesToOwnTeam(coach.page);
});

/** Pastes the open page into a page of a new team, of which only the coach is a member. */
async function copiesToOwnTeam(page: Page) {
  const body = { name: 'Second XV', sport: 'Rugby Union' };
  const { id: teamId } = (await (await callAs(page, calls.teams.create, { body })).json()) as Team;
  const address = await newPage(page, { title: 'Lineout copied', teamId, content: '<p>Owl is third.</p>' });
  await page.getByText('Hawk follows.').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+a');
  await expect(page.locator('.ce-block--selected').first()).toBeVisible();
  await page.keyboard.press('Control+c');
  await page.goto(address);
  const written = new PageScreen(page);
  await expect(written.editor.first()).toBeVisible();
  await page.getByText('Owl is third.').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Control+v');
  await expect(pictures(page)).toHaveCount(3);
  await expect(page.getByRole('link', { name: /match-plan\.pdf/ })).toBeVisible();
  await written.waitForSaved();
  await page.reload();
  await expect(pictures(page)).toHaveCount(3);
  const files = (await (await callAs(page, calls.media.list, { params: { teamId } })).json()) as MediaFile[];
  expect(files).toHaveLength(4);
  for (const picture of await pictures(page).locator('img').all()) {
    const source = await picture.getAttribute('src');
    expect(files.some(({ url }) => source?.startsWith(url))).toBe(true);
  }
}

async function describeFirst(picture: Locator, page: Page) {
  await picture.hover();
  await picture.getByRole('button', { name: editorTexts.describe }).click();
  await page.keyboard.type('Two pods');
  await page.keyboard.press('Enter');
  await picture.getByRole('textbox', { name: editorTexts.caption }).click();
  await page.keyboard.type('From above');
}

/** Drags the edge by a number of twelfths of the line. */
async function dragEdge(page: Page, picture: Locator, columns: number) {
  const room = await boxOf(picture);
  const { x, y } = centreOf(await boxOf(widthOf(picture)));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (columns / 12) * room.width, y, { steps: 5 });
  await page.mouse.up();
}

test('on a phone a picture is inserted from the library and resized by touch, and a paragraph is dragged', async ({
  browser,
  person,
}) => {
  test.setTimeout(180_000);
  const coach = await person(phone);
  await new SignIn(coach.page).as('coach@touchline.example');
  const teamId = await teamOf(coach.page);
  const address = await newPage(coach.page, { title: 'Lineout on the way', teamId });
  const state = await coach.context.storageState();
  const context = await browser.newContext({
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    storageState: state,
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('button', { name: pageTexts.edit, exact: true }).tap();
  await expect(new PageScreen(page).editor.first()).toBeVisible();
  await page.getByText('Hawk follows.').tap();
  const library = new MediaLibrary(page);
  await library.open();
  await library.upload(png('by-thumb.png'));
  await expectAccessible(page, 'the Media Library on a phone');
  await library.insert('by-thumb.png');
  const picture = pictures(page);
  await picture.locator('img').tap();
  const room = await boxOf(picture);
  const edge = centreOf(await boxOf(widthOf(picture)));
  await dragTouch(page, edge, { x: edge.x + (4 / 12) * room.width, y: edge.y });
  await expect(widthOf(picture)).toHaveAttribute('aria-valuetext', '10 of 12');

  await page.getByText('Falcon goes first.').tap();

  const above = centreOf(await boxOf(page.getByText('Falcon goes first.')));
  const handle = page.getByTitle(editorTexts.dragBlock);
  await expect.poll(async () => Math.abs(centreOf(await boxOf(handle)).y - above.y)).toBeLessThan(12);
  const grip = centreOf(await boxOf(handle));
  const below = await boxOf(page.getByText('Hawk follows.'));
  await dragTouch(page, grip, { x: grip.x, y: below.y + below.height });
  await expect(page.getByText(/Falcon goes first|Hawk follows/)).toHaveText([
    'Hawk follows.',
    'Falcon goes first.',
  ]);
  await page.keyboard.press('Control+s');
  await new PageScreen(page).waitForSaved();
  await context.close();
});

test('leaving a page during an upload asks first', async ({ person }) => {
  const coach = await person(desktop);
  await new SignIn(coach.page).as('coach@touchline.example');
  const teamId = await teamOf(coach.page);
  const address = await newPage(coach.page, { title: 'Left early', teamId });
  await coach.page.route('**/api/teams/*/media', (route) =>
    route.request().method() === 'POST' ? undefined : route.continue(),
  );
  await coach.page.goto(address);
  await expect(new PageScreen(coach.page).editor.first()).toBeVisible();
  await coach.page.getByText('Hawk follows.').click();
  await give(coach.page, 'paste', { to: 'Hawk follows.', file: png('slow.png') });
  await expect(coach.page.getByRole('progressbar', { name: 'Uploading slow.png' })).toBeVisible();
  await coach.page.getByRole('link', { name: 'Touchline' }).first().click();
  const question = coach.page.getByRole('alertdialog', { name: mediaTexts.leaveTitle });
  await expectAccessible(coach.page, 'the question before uploads are left');
  await question.getByRole('button', { name: mediaTexts.stay }).click();
  await expect(coach.page).toHaveURL(new RegExp(address));
  await coach.page.getByRole('link', { name: 'Touchline' }).first().click();
  await question.getByRole('button', { name: mediaTexts.leave }).click();
  await expect(coach.page).not.toHaveURL(new RegExp(address));
});

test('a file dropped on a page before its editor has loaded does not replace the page', async ({
  person,
}) => {
  const { page } = await person(desktop);
  await new SignIn(page).as('coach@touchline.example');
  const content = '<p data-id="aaaaaa">Falcon goes first.</p><p data-id="bbbbbb">Hawk follows.</p>';
  const teamId = await teamOf(page);
  await newPage(page, { title: 'In a hurry', teamId, content });
  let open: () => void = () => undefined;
  const isOpen = new Promise<void>((done) => (open = done));
  await page.route('**/assets/page-editor*', (route) => isOpen.then(() => route.continue()));
  await page.goto(`/dashboard?team=${teamId}`);
  await page.getByRole('main').getByRole('link', { name: 'In a hurry' }).first().click();
  await expect(page.getByRole('textbox', { name: pageTexts.title })).toBeVisible();

  expect(await give(page, 'drop', { to: 'Hawk follows.', file: png('early.png') })).toBe(true);
  open();
  await expect(page.getByRole('toolbar')).toBeVisible();
  await expect(page.locator('.ce-block').filter({ hasText: /\S/ })).toHaveText([
    'Falcon goes first.',
    'Hawk follows.',
  ]);
});

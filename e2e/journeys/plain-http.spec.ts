import type { Page as Tab } from '@playwright/test';
import { accountTexts, commentTexts, linkTexts, pageTexts } from '@touchline/contract';
import { plainHost } from '../fixtures/plain-host';
import { waitForHydration, demoPassword, desktop, expect, test } from '../fixtures/test';
import { MediaLibrary, png } from '../screens/media-library';
import { PageScreen } from '../screens/page-screen';
import { TeamSpace } from '../screens/team-space';

const coach = 'coach@touchline.example';

async function signIn(tab: Tab, origin: string) {
  await tab.goto(`${origin}/login`);
  expect(await tab.evaluate(() => isSecureContext)).toBe(false);
  await tab.getByLabel(accountTexts.email).fill(coach);
  await tab.getByLabel(accountTexts.password, { exact: true }).fill(demoPassword);
  await tab.getByRole('button', { name: accountTexts.signIn, exact: true }).click();
  await tab.waitForURL('**/dashboard');
  await waitForHydration(tab);
}

/** Pastes the clipboard, which scripts cannot read over plain HTTP, into the comment field. */
async function paste(screen: PageScreen): Promise<string> {
  const box = screen.page.getByPlaceholder(commentTexts.placeholder);
  await box.fill('');
  await box.press('Control+v');
  const text = await box.inputValue();
  await box.fill('');
  return text;
}

test('over plain HTTP a page is written, illustrated, discussed and shared', async ({ person, baseURL }) => {
  const { page: tab, expected } = await person(desktop);
  // The server of the journeys has a secure public URL, and sends headers that apply to secure contexts only.
  expected.push((message) => /Cross-Origin-Opener-Policy|Origin-Agent-Cluster/.test(message.text()));
  const origin = String(baseURL).replace('localhost', plainHost);
  await signIn(tab, origin);
  const space = new TeamSpace(tab);
  const teamId = await space.createTeam('Turnstones', 'Rugby Union');
  await space.createPage('Kick-off');
  const url = tab.url();
  const screen = new PageScreen(tab);

  await screen.editor.first().click();
  await tab.keyboard.type('Front pod first');
  await screen.waitForSaved();
  const library = new MediaLibrary(tab);
  await library.open();
  await library.upload(png('plain.png'));
  await library.insert('plain.png');
  await screen.waitForSaved();

  await screen.writeComment('Who calls it?');
  await screen.reply('Who calls it?', 'The hooker.');
  await tab.getByRole('button', { name: pageTexts.share }).click();
  await tab.getByRole('menuitem', { name: pageTexts.copyLink }).click();
  await expect(tab.getByText(pageTexts.linkCopied)).toBeVisible();
  expect(await paste(screen)).toBe(url);

  await tab.goto(`${origin}/teams/${teamId}/settings?tab=users`);
  await tab.getByRole('button', { name: linkTexts.create, exact: true }).click();
  await tab.getByRole('dialog').getByRole('button', { name: linkTexts.createAction }).click();
  await tab.getByRole('dialog').getByRole('button', { name: linkTexts.done }).click();
  await tab.getByRole('button', { name: linkTexts.actionsFor('player') }).click();
  await tab.getByRole('menuitem', { name: linkTexts.copy, exact: true }).click();
  await expect(tab.getByText(linkTexts.copied)).toBeVisible();

  await tab.goto(url);
  expect(await paste(screen)).toMatch(new RegExp(`^${origin}/invite/\\S+$`));
  await expect(tab.getByText('Front pod first')).toBeVisible();
  await expect(screen.comment('The hooker.')).toBeVisible();
});

import { pageTexts, searchTexts } from '@touchline/contract';
import type { Page } from '@playwright/test';
import { allPayloads, noHarm, payloads, watchForHarm, type Harm } from '../fixtures/attacks';
import { setPasswordAndSignIn, fill, makeTeams, teamName, type HostileClub } from '../fixtures/hostile-club';
import { desktop, expect, test, type Person } from '../fixtures/test';
import { gotoUntilNetworkIdle } from '../fixtures/network-idle';
import { SignIn } from '../screens/sign-in';

const superAdmin = 'admin@touchline.example';
const [first, , third] = payloads;
const originOf = (page: Page) => new URL(page.url()).origin;

/** A path, and texts that must be displayed literally. */
type Screen = readonly [path: string, ...words: string[]];
type Screens = (club: HostileClub) => Screen[];

/** Paths that show content written by another user. */
const poisoned = ({ teamId }: HostileClub) => {
  const words = encodeURIComponent(allPayloads.slice(0, 150));
  return [
    `/teams/${teamId}?tab=${words}`,
    `/teams/${teamId}?search=${words}&tag=${words}`,
    `/dashboard?team=${words}`,
  ];
};

const forReaders: Screens = (club) => [
  ['/dashboard', teamName(first)],
  [`/teams/${club.teamId}`, teamName(first)],
  [`/teams/${club.teamId}?tab=pages`, ...payloads],
  [`/teams/${club.teamId}?tab=plays`, ...payloads],
  [`/plays/${club.plays[0]?.id}`, first],
  ...club.pages.slice(0, 2).map(({ id, title }): Screen => [`/pages/${id}`, title]),
  ...poisoned(club).map((path): Screen => [path]),
  ['/settings'],
];

const forWriters: Screens = ({ pages, plays }) => [
  [`/pages/${pages[1]?.id}`],
  [`/pages/${pages[0]?.id}/history`, first],
  [`/plays/${plays[1]?.id}`, payloads[1]],
];

const screens: Record<'player' | 'coach' | 'manager' | 'superAdmin', Screens> = {
  player: forReaders,
  coach: forWriters,
  manager: ({ teamId }) => [
    [`/teams/${teamId}/settings`],
    [`/teams/${teamId}/settings?tab=users`, payloads[1]],
    ['/settings?tab=activity', first],
  ],
  superAdmin: () => [
    ['/admin', teamName(third)],
    ['/admin/users', third],
    ['/admin/audit', first],
    [`/admin/audit?search=${encodeURIComponent(allPayloads.slice(0, 100))}`],
    ['/ops/mail', first],
  ],
};

async function look(page: Page, [path, ...words]: Screen): Promise<void> {
  await gotoUntilNetworkIdle(page, path);
  for (const each of words)
    await expect(page.getByText(each).filter({ visible: true }).first(), `${each} at ${path}`).toBeVisible();
}

async function search(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: searchTexts.label }).getByRole('combobox').fill(words);
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Opens the printable page in the window that a button opens. */
async function print(page: Page, path: string): Promise<void> {
  await gotoUntilNetworkIdle(page, path);
  await page.getByRole('button', { name: pageTexts.share, exact: true }).click();
  const opening = page.waitForEvent('popup');
  await page.getByRole('menuitem', { name: pageTexts.printableView }).click();
  const paper = await opening;
  await expect(paper.getByRole('heading', { level: 1, name: payloads[1] })).toBeVisible();
  await paper.close();
}

/** Opens the newest messages of the mailbox, as operators read them. */
async function readMails(page: Page): Promise<void> {
  await page.goto('/ops/mail');
  const links = await page
    .locator('main li a')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  for (const path of links.slice(0, 6)) {
    await gotoUntilNetworkIdle(page, path ?? '');
    await expect(page.frameLocator('iframe').locator('body')).not.toBeEmpty();
  }
}

test('user input in any field is shown as text, on every screen, to every user', async ({ person }) => {
  test.setTimeout(600_000);
  const people: Record<keyof typeof screens, Person> = {
    superAdmin: await person(desktop),
    manager: await person(desktop),
    coach: await person(desktop),
    player: await person(desktop),
  };
  const { superAdmin: admin, manager, coach, player } = people;
  const harms: Record<string, Harm> = {};
  await new SignIn(admin.page).atHome(superAdmin);
  const origin = originOf(admin.page);
  for (const [name, { context }] of Object.entries(people)) harms[name] = await watchForHarm(context, origin);

  const emails = ['manager@attacks.example', 'coach@attacks.example', 'player@attacks.example'] as const;
  const teamId = await makeTeams(admin.page, emails);
  for (const [place, each] of [manager, coach, player].entries())
    await setPasswordAndSignIn(each.page, emails[place] ?? '');
  const club = await fill(coach.page, teamId);
  for (const name of ['player', 'coach', 'manager', 'superAdmin'] as const)
    for (const screen of screens[name](club)) await look(people[name].page, screen);
  await search(player.page, 'hit(1)');
  await print(player.page, `/pages/${club.pages[1]?.id}`);
  await readMails(admin.page);
  const opened = await coach.page.request.get(origin + club.file.url);
  expect(opened.headers()['content-disposition']).toMatch(/^attachment/);

  for (const [name, harm] of Object.entries(harms)) expect(harm, name).toEqual(noHarm);
});

test('a script that runs in unsanitized content is detected by these tests', async ({ person }) => {
  const { page, context, expected } = await person(desktop);
  await page.goto('/login');
  const harm = await watchForHarm(context, originOf(page));
  expected.push((message) => /Content Security Policy|ERR_FAILED/.test(message.text()));
  await page.goto('/login');
  await page.evaluate(
    (html) => {
      document.body.insertAdjacentHTML('beforeend', html);
    },
    payloads.join('\n') + '<img src="https://elsewhere.example/a.png">',
  );
  await expect.poll(() => harm.refusedByPolicy.join('\n')).toMatch(/script-src.*inline/);
  await expect.poll(() => harm.refusedByPolicy.join('\n')).toMatch(/img-src.*https:\/\/elsewhere.example/);
});

import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { demoPassword, openBrowser, type Person } from '../fixtures/test';
import { DevServer } from './dev-server';
import { copyWorkspace } from './workspace-copy';

/** Timeout for a busy machine that runs other tests; the actual times are printed. */
const READY_MS = 120_000;
const SERVICE_MS = 60_000;
const COMPONENT_MS = 60_000;

const header = 'frontend/src/routes/team/team-header.tsx';
const texts = 'backend/contract/src/pages/page-list-texts.ts';
const service = 'backend/src/modules/teams/teams.service.ts';
const migrations = 'backend/src/migrations';

test.describe.configure({ mode: 'serial' });

let server: DevServer;
let coach: Person;
/** A page without scripts, which shows documents as the server rendered them. */
let plain: Page;

/** Prints the time until a change is visible. */
async function timed(what: string, seen: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  await seen();
  process.stdout.write(`dev server: ${what} after ${((performance.now() - began) / 1000).toFixed(2)} s\n`);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

test.beforeAll(async () => {
  server = await DevServer.start(copyWorkspace());
});
test.afterAll(async () => {
  await server.stop();
  rmSync(server.folder, { recursive: true });
});

test('npm run dev prints one address and the sign-ins of the demo club, and no warning', async () => {
  await timed('ready', () => server.prints('Player ', READY_MS));
  const [ready, data, ...signIns] = server.lines.map((line) => line.trim());
  expect([ready, data]).toEqual([
    `Touchline is ready at ${server.url}`,
    `Data: ${join(server.folder, '.data')}`,
  ]);
  expect(signIns).toHaveLength(5);
});

test('a user signs in at the dev server, without a reload, and is shown a screen that it rendered', async ({
  browser,
}) => {
  coach = await openBrowser(browser);
  const { page } = coach;
  const opened: string[] = [];
  page.on('framenavigated', (frame) => opened.push(new URL(frame.url()).pathname));
  await page.goto(`${server.url}/login`, { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('coach@touchline.example');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/dashboard');
  expect(opened).toEqual(['/login', '/dashboard']);
  await expect(page.locator('[data-ssr], [data-mounting], [data-opening]')).toHaveCount(0);
  const signedIn = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await coach.context.storageState(),
  });
  plain = await signedIn.newPage();
  const document = await plain.goto(`${server.url}/dashboard`);
  expect(document?.headers()['content-security-policy']).not.toMatch(/unsafe-(inline|eval)/);
  await expect(heading(plain, 'Granite Ridge Hawks')).toBeVisible();
  const font = await heading(plain, 'Granite Ridge Hawks').evaluate((it) => getComputedStyle(it).fontFamily);
  expect(font).toContain('Archivo');
});

test('the dev server returns icons as files, and 404 for files that do not exist', async () => {
  const get = async (path: string) => {
    const answer = await coach.context.request.get(server.url + path);
    return [answer.status(), answer.headers()['content-type']?.replace(/;.*/, '')];
  };
  expect(await get('/favicon.ico')).toEqual([200, 'image/x-icon']);
  expect(await get('/apple-touch-icon.png')).toEqual([200, 'image/png']);
  for (const path of ['/manifest.webmanifest', '/sw.js', '/robots.txt'])
    expect([path, ...(await get(path))]).toEqual([path, 404, 'application/json']);
});

test('a saved component is replaced in the open screen, and is in the next document', async () => {
  const { page } = coach;
  await expect(heading(page, 'Granite Ridge Hawks')).toBeVisible();
  await page.evaluate(() => (document.documentElement.dataset.kept = ''));
  server.edit(header, '        {team.name}\n', '        {`Team ${team.name}`}\n');
  await timed('a saved component is seen', () =>
    expect(heading(page, 'Team Granite Ridge Hawks')).toBeVisible({ timeout: COMPONENT_MS }),
  );
  await expect(page.locator('html[data-kept]')).toBeAttached();
  expect(coach.consoleErrors, 'nothing complained in the console').toEqual([]);
  await plain.reload();
  await expect(heading(plain, 'Team Granite Ridge Hawks')).toBeVisible();
});

test('a saved text of the contract is shown in the open screen and in the next document', async () => {
  server.edit(texts, "createMenu: 'Create'", "createMenu: 'Write'");
  await timed('a saved text is seen', () =>
    expect(coach.page.getByRole('button', { name: 'Write' })).toBeVisible({ timeout: SERVICE_MS }),
  );
  await plain.reload();
  await expect(plain.getByRole('button', { name: 'Write' })).toBeVisible();
});

test('a saved service handles the next request', async () => {
  server.edit(
    service,
    'rows.map(presentTeamSummary);',
    "rows.map((row) => ({ ...presentTeamSummary(row), sport: 'Handball' }));",
  );
  await timed('a saved service answers', async () => {
    const answers = async () => (await plain.request.get(`${server.url}/api/teams?view=summary`)).text();
    await expect.poll(answers, { timeout: SERVICE_MS, intervals: [50] }).toContain('Handball');
  });
  await plain.reload();
  await expect(plain.getByText('Handball · 9 pages')).toBeVisible();
});

test('an error in a saved file is shown in one message, and the next successful save recovers', async () => {
  const before = server.lines.length;
  const mend = server.edit(service, 'async list(', 'async list((');
  await server.prints('PARSE_ERROR', SERVICE_MS);
  await plain.reload();
  await expect(plain.getByText('PARSE_ERROR')).toBeVisible();
  mend();
  await expect(async () => {
    await plain.reload();
    await expect(plain.getByText('Handball · 9 pages')).toBeVisible({ timeout: 1 });
  }).toPass({ timeout: SERVICE_MS });
  const printed = server.lines.slice(before).join('\n');
  expect(printed.split('PARSE_ERROR')).toHaveLength(2);
  expect(printed).not.toContain('    at ');
});

test('a saved migration runs after an error in it was shown and fixed', async () => {
  const migration = (statement: string) => `import { sqlMigration } from './sql-migration';
export const Renaming99 = sqlMigration('Renaming1800000000099', [\`${statement}\`]);
`;
  server.add(`${migrations}/0099-renaming.ts`, migration(`update teems set name = 'Granite Owls'`));
  server.edit(`${migrations}/index.ts`, '];', '  Renaming99,\n];');
  server.edit(`${migrations}/index.ts`, '\n\n', "\nimport { Renaming99 } from './0099-renaming';\n\n");
  await server.prints('relation "teems" does not exist', SERVICE_MS);
  const name = 'Granite Owls';
  server.add(
    `${migrations}/0099-renaming.ts`,
    migration(`update teams set name = '${name}' where name = 'Granite Ridge Hawks'`),
  );
  await timed('a saved migration is seen', () =>
    expect(async () => {
      await plain.reload();
      await expect(heading(plain, name)).toBeVisible({ timeout: 1 });
    }).toPass({ timeout: SERVICE_MS }),
  );
});

test('Ctrl+C stops the dev server and its database', async () => {
  await server.stop();
  expect(existsSync(join(server.folder, '.data/postgres/postmaster.pid'))).toBe(false);
  expect(existsSync(join(server.folder, '.data/touchline.lock'))).toBe(false);
});

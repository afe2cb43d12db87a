import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { phone, test } from '../fixtures/test';
import { SignIn } from '../screens/sign-in';
import { report, say, type Goal } from './report';

/** A mid-range phone on a slow mobile network: latency in milliseconds, bytes a second, how often slower it computes. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const slowdown = 4;
const rounds = 5;
/** Milliseconds after which nothing of a screen is on its way any more. */
const settled = 2000;
/** Milliseconds a finger stays where it presses. */
const rest = 80;

interface Screen {
  name: string;
  path: string;
  email?: string;
  /** What is there when the screen can be used. */
  usable: string;
  /** What is pressed to see how long the screen takes to answer. */
  press?: string;
  /** What it may cost where that is more exact than for all screens: milliseconds and kB. */
  most?: { usable?: number; words?: number; wordsWarm?: number; kB?: number };
}

const player = 'player@touchline.example';
const coach = 'coach@touchline.example';
const admin = 'admin@touchline.example';
const menu = 'header [aria-haspopup]';

const screens: Screen[] = [
  {
    name: 'sign-in',
    path: '/login',
    usable: 'button[type=submit]',
    press: 'button[type=submit]',
    most: { usable: 1800, kB: 115 },
  },
  {
    name: 'dashboard',
    path: '/dashboard',
    email: player,
    usable: 'main a[href^="/pages/"]',
    press: menu,
  },
  { name: 'team', path: '/teams/1', email: player, usable: 'main a[href^="/pages/"]', press: '[role=tab]' },
  {
    name: 'page, reading',
    path: '/pages/1',
    email: player,
    usable: 'main textarea',
    press: menu,
    most: { words: 800, wordsWarm: 500, kB: 160 },
  },
  { name: 'page, editing', path: '/pages/1', email: coach, usable: '[contenteditable=true]', press: menu },
  { name: 'history', path: '/pages/1/history', email: coach, usable: 'main h1', press: menu },
  {
    name: 'settings',
    path: '/settings?tab=profile',
    email: player,
    usable: 'main [role=tabpanel] input[type=text]',
    press: menu,
  },
  {
    name: 'team settings',
    path: '/teams/1/settings?tab=users',
    email: 'manager@touchline.example',
    usable: 'main [role=row]',
    press: menu,
  },
  { name: 'admin', path: '/admin', email: admin, usable: 'main [role=row]', press: menu },
  { name: 'admin, users', path: '/admin/users', email: admin, usable: 'main [role=row]', press: menu },
];

test('every screen on a mid-range phone', async ({ browser }) => {
  test.setTimeout(1_200_000);
  say('On a phone: 4x CPU slowdown, 1.6 Mbit/s, 150 ms');
  for (const screen of screens) {
    const state = await signedIn(browser, screen.email);
    const openings = { cold: [] as Opening[], warm: [] as Opening[] };
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext({ viewport: phone, hasTouch: true, storageState: state });
      openings.cold.push(await open(context, screen));
      openings.warm.push(await open(context, screen));
      await context.close();
    }
    for (const [when, all] of Object.entries(openings))
      tell(`${screen.name}, ${when}`, all, goals(screen, when));
  }
});

/** Milliseconds until it can be used, and what else a visitor feels of it. */
function tell(what: string, openings: readonly Opening[], aims: readonly Goal[]): void {
  const also = {
    'words ms': middle(openings, 'words'),
    kB: middle(openings, 'bytes') / 1000,
    'press ms': middle(openings, 'press'),
    shift: Math.max(...openings.map(({ shift }) => shift)),
  };
  const usable = openings.map((opening) => opening.usable);
  report({ area: 'On a phone', what, also, goals: aims }, usable);
}

function goals({ most = {} }: Screen, when: string): Goal[] {
  const general = [
    { of: 'press ms', most: 100 },
    { of: 'shift', most: 0.02 },
  ];
  if (when === 'warm') return [{ of: 'median', most: 600 }, ...words(most.wordsWarm), ...general];
  const size = most.kB === undefined ? [] : [{ of: 'kB', most: most.kB }];
  return [{ of: 'median', most: most.usable ?? 2000 }, ...words(most.words), ...size, ...general];
}

const words = (most: number | undefined) => (most === undefined ? [] : [{ of: 'words ms', most }]);

interface Opening {
  /** Milliseconds until the screen can be used, and until its first words are painted. */
  usable: number;
  words: number;
  /** As sent, of everything. */
  bytes: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Milliseconds from a press to what it changes on the screen, of its longest event (interaction to next paint). */
  press: number;
}

function middle(openings: readonly Opening[], what: keyof Opening): number {
  const sorted = openings.map((opening) => opening[what]).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

async function signedIn(browser: Browser, email: string | undefined) {
  if (!email) return undefined;
  const page = await browser.newPage();
  await new SignIn(page).as(email);
  const state = await page.context().storageState();
  await page.close();
  return state;
}

async function open(context: BrowserContext, { path, usable, press }: Screen): Promise<Opening> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slow(session);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript(watch);
  await page.goto(path, { waitUntil: 'commit' });
  const time = await page.waitForFunction(
    (selector) => {
      const isThere = document.querySelector(selector)?.checkVisibility();
      return isThere ? performance.now() : 0;
    },
    usable,
    { polling: 'raf', timeout: 60_000 },
  );
  const at = await time.jsonValue();
  await page.waitForTimeout(settled);
  const opened = bytes;
  const pressed = press ? await pressOn(page, session, press) : 0;
  const { words, shift } = await page.evaluate(() => globalThis.watched);
  await page.close();
  return { usable: at, words, bytes: opened, shift, press: pressed };
}

async function slow(session: CDPSession) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** As a finger does it, which rests a moment. */
async function pressOn(page: Page, session: CDPSession, selector: string): Promise<number> {
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox();
  if (!box) throw new Error(`There is no ${selector} to press`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(rest);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(settled);
  return page.evaluate(() => globalThis.watched.press);
}

declare global {
  var watched: { words: number; shift: number; press: number };
}

/** Runs in the page from its beginning. */
function watch() {
  const seen = (globalThis.watched = { words: 0, shift: 0, press: 0 });
  const observe = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({
      type,
      buffered: true,
      ...(type === 'event' && { durationThreshold: 16 }),
    });
  observe('paint', (entry) => (seen.words = Math.max(seen.words, entry.startTime)));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  observe('event', (entry) => {
    const { duration, interactionId } = entry as PerformanceEventTiming;
    if (interactionId) seen.press = Math.max(seen.press, duration);
  });
}

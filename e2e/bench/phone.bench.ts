import type { Browser } from '@playwright/test';
import { phone, test } from '../fixtures/test';
import { SignIn } from '../screens/sign-in';
import { Visitor, type BareTab } from './bare-tab';
import { report, say, type Goal } from './report';

/** A mid-range phone on a slow mobile network: latency in milliseconds, bytes a second, how often slower it computes. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const slowdown = 4;
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
/** Milliseconds after which nothing of a screen is on its way any more. */
const settled = 2000;
/** Milliseconds in which nobody asks a document how it stands, which would hold it up. */
const undisturbed = 1500;
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

test('every screen on a mid-range phone', async ({ browser, baseURL }) => {
  test.setTimeout(1_200_000);
  say('On a phone: 4x CPU slowdown, 1.6 Mbit/s, 150 ms');
  await tellMachine(browser);
  for (const screen of screens) {
    const cookies = await signedIn(browser, screen.email);
    const openings = { cold: [] as Opening[], warm: [] as Opening[] };
    for (let round = 0; round < rounds; round += 1) {
      const visitor = await Visitor.at(browser, cookies);
      openings.cold.push(await open(await visitor.tab(), screen, baseURL ?? ''));
      openings.warm.push(await open(await visitor.tab(), screen, baseURL ?? ''));
      await visitor.leave();
    }
    for (const [when, all] of Object.entries(openings))
      tell(`${screen.name}, ${when}`, all, goals(screen, when));
  }
});

/** The phone is as fast as a quarter of this machine: by this, runs on different machines compare. */
async function tellMachine(browser: Browser): Promise<void> {
  const visitor = await Visitor.at(browser, []);
  const tab = await visitor.tab();
  await onPhone(tab);
  const times: number[] = [];
  for (let round = 0; round < 2 * rounds; round += 1) times.push(await tab.evaluate(someScript));
  await visitor.leave();
  report({ area: 'On a phone', what: 'the same piece of script everywhere' }, times);
}

/** Milliseconds for strings, objects and sorting, as an app is made of. */
function someScript(): number {
  const begun = performance.now();
  const rows = Array.from({ length: 5000 }, (_, place) => ({
    place,
    name: `Player ${(place * 7919) % 5000}`,
  }));
  rows.sort((one, other) => one.name.localeCompare(other.name));
  JSON.parse(JSON.stringify(rows));
  return performance.now() - begun;
}

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

/** The cookie of a session, and none that says what the browser has. */
async function signedIn(browser: Browser, email: string | undefined) {
  if (!email) return [];
  const page = await browser.newPage();
  await new SignIn(page).as(email);
  const cookies = await page.context().cookies();
  await page.close();
  return cookies.filter(({ name }) => name === 'touchline_session');
}

async function open(tab: BareTab, { path, usable, press }: Screen, baseURL: string): Promise<Opening> {
  let bytes = 0;
  tab.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += Number(encodedDataLength)));
  await onPhone(tab);
  await tab.beforehand(watch, usable);
  await tab.send('Page.navigate', { url: baseURL + path });
  await pause(undisturbed);
  await tab.evaluate(() => globalThis.watched.whenUsable);
  await pause(settled);
  const opened = bytes;
  if (press) await pressOn(tab, press);
  const { words, shift, ...seen } = await tab.evaluate(() => ({ ...globalThis.watched, whenUsable: 0 }));
  await tab.close();
  return { usable: seen.usable, words, bytes: opened, shift, press: seen.press };
}

async function onPhone(tab: BareTab) {
  await tab.send('Network.enable');
  await tab.send('Network.emulateNetworkConditions', network);
  await tab.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const metrics = { ...phone, deviceScaleFactor: 1, mobile: false };
  await tab.send('Emulation.setDeviceMetricsOverride', metrics);
  await tab.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await tab.send('Emulation.setFocusEmulationEnabled', { enabled: true });
}

/** As a finger does it, which rests a moment. */
async function pressOn(tab: BareTab, selector: string): Promise<void> {
  const place = await tab.evaluate(middleOf, selector);
  if (!place) throw new Error(`There is no ${selector} to press`);
  await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
  await pause(rest);
  await tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await pause(settled);
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Of the first that is seen. */
function middleOf(selector: string) {
  const found = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
  const box = found?.getBoundingClientRect();
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

declare global {
  var watched: {
    usable: number;
    whenUsable: Promise<void>;
    words: number;
    shift: number;
    press: number;
  };
}

/** Runs in the page from its beginning. Looks with each frame whether the screen can be used. */
function watch(selector: string) {
  const whenUsable = new Promise<void>((done) => {
    const look = () => {
      if (!document.querySelector(selector)?.checkVisibility()) return requestAnimationFrame(look);
      seen.usable = performance.now();
      return done();
    };
    look();
  });
  const seen = (globalThis.watched = { usable: 0, whenUsable, words: 0, shift: 0, press: 0 });
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

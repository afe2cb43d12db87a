import type { Browser } from '@playwright/test';
import { test } from '../fixtures/test';
import { SignIn } from '../screens/sign-in';
import { Visitor } from './bare-tab';
import {
  begin,
  desk,
  midRangePhone,
  open,
  typeInto,
  type Device,
  type Opened,
  type Opening,
} from './opening';
import { addFigure, report, say, type Goal } from './report';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const keystrokes = 100;

interface Screen extends Omit<Opened, 'address'> {
  name: string;
  path: string;
  email?: string;
  /** What it may cost where that is more exact than for all screens: milliseconds and kB. */
  most?: { usable?: number; words?: number; wordsWarm?: number; kB?: number };
}

const player = 'player@touchline.example';
const coach = 'coach@touchline.example';
const admin = 'admin@touchline.example';
const menu = 'header [aria-haspopup]';

const reading: Screen = {
  name: 'page, reading',
  path: '/pages/1',
  email: player,
  usable: 'main textarea',
  press: menu,
  most: { words: 800, wordsWarm: 500, kB: 160 },
};
const editing: Screen = {
  name: 'page, editing',
  path: '/pages/1',
  email: coach,
  usable: '[contenteditable=true]',
  press: menu,
};

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
  reading,
  editing,
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
  const loaded = new Map<Screen, ReadonlyMap<string, number>>();
  for (const screen of screens) {
    const openings = await openedOn(browser, midRangePhone, { screen, baseURL });
    for (const [when, all] of Object.entries(openings))
      tell(`${screen.name}, ${when}`, all, goals(screen, when));
    loaded.set(screen, openings.cold[0]?.files ?? new Map());
  }
  tellEditor(loaded);
});

test('a page at a desk, on a fast network', async ({ browser, baseURL }) => {
  const { cold, warm } = await openedOn(browser, desk, { screen: reading, baseURL });
  for (const [when, openings] of Object.entries({ cold, warm })) {
    const words = openings.map((opening) => opening.words);
    const what = `page, reading, at a desk, ${when}, its words`;
    report({ area: 'Browser', what, goals: [{ of: 'median', most: 200 }] }, words);
  }
});

test('typing on a mid-range phone', async ({ browser, baseURL }) => {
  const visitor = await Visitor.at(browser, await signedIn(browser, editing.email));
  const tab = await visitor.tab();
  await open(tab, midRangePhone, { address: baseURL + editing.path, usable: editing.usable });
  const times = await typeInto(tab, '[data-id] [contenteditable=true]', keystrokes);
  await visitor.leave();
  report({ area: 'On a phone', what: 'page, editing, a key typed, to the paint' }, times);
});

/** By turns: at first with nothing of it there, then with what the browser has kept. */
async function openedOn(
  browser: Browser,
  device: Device,
  { screen, baseURL }: { screen: Screen; baseURL: string | undefined },
) {
  const cookies = await signedIn(browser, screen.email);
  const openings = { cold: [] as Opening[], warm: [] as Opening[] };
  for (let round = 0; round < rounds; round += 1) {
    const visitor = await Visitor.at(browser, cookies);
    for (const when of ['cold', 'warm'] as const) {
      const tab = await visitor.tab();
      openings[when].push(await open(tab, device, { ...screen, address: `${baseURL}${screen.path}` }));
      await tab.close();
    }
    await visitor.leave();
  }
  return openings;
}

/** What is loaded to write pages and by no other screen here: not the kit's menus, nor what the history reads texts with. */
function tellEditor(loaded: ReadonlyMap<Screen, ReadonlyMap<string, number>>): void {
  const elsewhere = [...loaded].flatMap(([screen, files]) => (screen === editing ? [] : [...files.keys()]));
  const own = [...(loaded.get(editing) ?? [])].filter(([url]) => isScript(url) && !elsewhere.includes(url));
  addFigure({
    area: 'On a phone',
    what: 'the editor’s own code',
    unit: 'kB',
    median: own.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000,
    goals: [{ of: 'median', most: 130 }],
  });
}

const isScript = (url: string) => url.endsWith('.js');

/** The phone is as fast as a quarter of this machine: by this, runs on different machines compare. */
async function tellMachine(browser: Browser): Promise<void> {
  const visitor = await Visitor.at(browser, []);
  const tab = await visitor.tab();
  await begin(tab, midRangePhone);
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
    'script ms': middle(openings, 'script'),
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

function middle(openings: readonly Opening[], what: 'words' | 'script' | 'bytes' | 'press'): number {
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

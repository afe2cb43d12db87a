import type { Browser } from '@playwright/test';
import { pageTexts } from '@touchline/contract';
import { percent, takeRounds } from '../../.tools/bench/rounds.mjs';
import { test } from '../fixtures/test';
import { Visitor } from './raw-cdp-tab';
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
import { signedIn } from './signed-in';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const keystrokes = 100;

interface Screen extends Omit<Opened, 'address'> {
  name: string;
  path: string;
  email?: string;
  /**
   * Limits of a cold start, if stricter than those of all screens: milliseconds, and kB of everything until
   * the screen is usable.
   */
  most?: { usable?: number; words?: number; kB?: number };
}

const player = 'player@touchline.example';
const coach = 'coach@touchline.example';
const admin = 'admin@touchline.example';
const menu = 'header [aria-haspopup]';
/** On phones the bar of a page takes the place of the header. */
const pageMenu = 'main [aria-haspopup]';

const reading: Screen = {
  name: 'page, reading',
  path: '/pages/1',
  email: player,
  usable: 'main textarea',
  press: pageMenu,
  most: { words: 600, kB: 168 },
};
const editing: Screen = {
  name: 'page, editing',
  path: '/pages/1',
  email: coach,
  firstButton: pageTexts.edit,
  usable: '[contenteditable=true]',
  press: pageMenu,
  most: { words: 600, kB: 415 },
};
/** The editor itself, which replaces the server-rendered text. */
const writing: Screen = {
  ...editing,
  usable: '.codex-editor .ce-block [contenteditable=true]',
  press: undefined,
};

const screens: Screen[] = [
  {
    name: 'sign-in',
    path: '/login',
    usable: 'button[type=submit]',
    press: 'button[type=submit]',
    most: { usable: 1200, kB: 115 },
  },
  {
    name: 'dashboard',
    path: '/dashboard',
    email: player,
    usable: 'main a[href^="/pages/"]',
    press: menu,
    most: { kB: 245 },
  },
  {
    name: 'team',
    path: '/teams/1',
    email: player,
    usable: 'main a[href^="/pages/"]',
    press: '[role=tab]',
    most: { kB: 250 },
  },
  reading,
  {
    name: 'play with a board',
    path: '/plays/10',
    email: player,
    usable: 'main textarea',
    press: pageMenu,
    most: { kB: 182 },
  },
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
  await reportMachine(browser);
  const loaded = new Map<Screen, ReadonlyMap<string, number>>();
  for (const screen of screens) {
    const openings = await openedOn(browser, midRangePhone, { screen, baseURL });
    for (const when of moments)
      reportOpening(`${screen.name}, ${when}`, openings, { when, goals: goals(screen, when) });
    loaded.set(screen, openings.cold[0]?.files ?? new Map());
  }
  reportEditor(loaded);
});

test('a page on a desktop, on a fast network', async ({ browser, baseURL }) => {
  const openings = await openedOn(browser, desk, { screen: reading, baseURL });
  for (const when of moments) {
    const words = openings[when].map((opening) => opening.words);
    const what = `page, reading, at a desk, ${when}, its words`;
    const also = { 'others %': openings.others };
    report({ area: 'Browser', what, also, goals: [{ of: 'median', most: 200 }] }, words);
  }
});

test('a page for an editor on a desktop, on a fast network, until a key is accepted', async ({
  browser,
  baseURL,
}) => {
  const openings = await openedOn(browser, desk, { screen: writing, baseURL });
  const most = { cold: 1000, warm: 300 };
  for (const when of moments) {
    const usable = openings[when].map((opening) => opening.usable);
    const what = `page, editing, at a desk, ${when}, from the address to a caret that takes a key`;
    const also = { 'others %': openings.others };
    report({ area: 'Browser', what, also, goals: [{ of: 'median', most: most[when] }] }, usable);
  }
});

test('typing on a mid-range phone', async ({ browser, baseURL }) => {
  const visitor = await Visitor.at(browser, await signedIn(browser, editing.email));
  const tab = await visitor.tab();
  await open(tab, midRangePhone, { ...editing, press: undefined, address: baseURL + editing.path });
  const times = await typeInto(tab, midRangePhone, {
    selector: '[data-id] [contenteditable=true]',
    keys: keystrokes,
  });
  await visitor.leave();
  report({ area: 'On a phone', what: 'page, editing, a key typed, to the paint' }, times);
});

const moments = ['cold', 'warm'] as const;
type When = (typeof moments)[number];

/**
 * The accepted rounds, and the maximum percentage of the machine that other processes used in any of them.
 */
type Openings = Record<When, Opening[]> & { others: number };

/** Opens screens alternately: first with an empty cache, then with a warm one. */
async function openedOn(
  browser: Browser,
  device: Device,
  { screen, baseURL }: { screen: Screen; baseURL: string | undefined },
): Promise<Openings> {
  const cookies = await signedIn(browser, screen.email);
  const taken = await takeRounds(rounds, async () => {
    const visitor = await Visitor.at(browser, cookies);
    const openOnce = async (when: When) => {
      const tab = await visitor.tab();
      const opening = await open(tab, device, { ...screen, address: `${baseURL}${screen.path}` });
      // The next tab of this visitor would offer to recover the typed draft.
      if (screen === writing && when === 'warm')
        await typeInto(tab, device, { selector: screen.usable, keys: 1 });
      await tab.close();
      return opening;
    };
    const round = { cold: await openOnce('cold'), warm: await openOnce('warm') };
    await visitor.leave();
    return round;
  });
  return {
    cold: taken.map(({ result }) => result.cold),
    warm: taken.map(({ result }) => result.warm),
    others: percent(Math.max(...taken.map(({ others }) => others))),
  };
}

/**
 * Reports the code that only the editor loads: excludes the kit's menus and the text comparison of the
 * history.
 */
function reportEditor(loaded: ReadonlyMap<Screen, ReadonlyMap<string, number>>): void {
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

/**
 * Reports the speed of the machine, so that runs on different machines can be compared. The simulated phone
 * is as fast as a quarter of this machine.
 */
async function reportMachine(browser: Browser): Promise<void> {
  const visitor = await Visitor.at(browser, []);
  const tab = await visitor.tab();
  await begin(tab, midRangePhone);
  const times: number[] = [];
  for (let round = 0; round < 2 * rounds; round += 1) times.push(await tab.evaluate(someScript));
  await visitor.leave();
  report({ area: 'On a phone', what: 'the same piece of script everywhere' }, times);
}

/** Returns milliseconds of a typical mix of strings, objects and sorting. */
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

/** Reports milliseconds until a screen is usable, and the other metrics of a visit. */
function reportOpening(
  what: string,
  { others, ...all }: Openings,
  { when, goals }: { when: When; goals: readonly Goal[] },
): void {
  const openings = all[when];
  const also = {
    'words ms': middle(openings, 'words'),
    'script ms': middle(openings, 'script'),
    kB: middle(openings, 'bytes') / 1000,
    'press ms': middle(openings, 'press'),
    shift: Math.max(...openings.map(({ shift }) => shift)),
    'others %': others,
  };
  const usable = openings.map((opening) => opening.usable);
  report({ area: 'On a phone', what, also, goals }, usable);
}

function goals({ most = {} }: Screen, when: When): Goal[] {
  const general = [
    { of: 'press ms', most: 100 },
    { of: 'shift', most: 0.02 },
  ];
  if (when === 'warm') return [{ of: 'median', most: 600 }, { of: 'words ms', most: 500 }, ...general];
  const size = most.kB === undefined ? [] : [{ of: 'kB', most: most.kB }];
  const words = most.words === undefined ? [] : [{ of: 'words ms', most: most.words }];
  return [{ of: 'median', most: most.usable ?? 2000 }, ...words, ...size, ...general];
}

function middle(openings: readonly Opening[], what: 'words' | 'script' | 'bytes' | 'press'): number {
  const sorted = openings.map((opening) => opening[what]).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

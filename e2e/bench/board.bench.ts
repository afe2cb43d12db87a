import type { Browser } from '@playwright/test';
import { calls } from '@touchline/contract';
import { percent, takeRounds } from '../../.tools/bench/rounds.mjs';
import { test } from '../fixtures/api-user';
import { largeBoard } from './large-board';
import { midRangePhone, open, type Device } from './opening';
import { Visitor, type RawCdpTab } from './raw-cdp-tab';
import { report } from './report';
import { signedIn } from './signed-in';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const PLAYED_MS = 5000;
const SLIDER = '[data-board] input[type="range"]';

/** The screen of a phone, on which the network is of no account once the play is open. */
const phone: Device = { ...midRangePhone, network: undefined, pixelRatio: 2.6 };
const unthrottled: Device = { ...phone, slowdown: 1 };

const area = 'On a phone';
const what = 'play with 30 players on bends and a ball, played';

test('a board of 30 players is played on a phone', async ({ browser, baseURL, api }) => {
  test.setTimeout(600_000);
  const coach = await api('coach@touchline.example');
  const { teamId } = await coach.call(calls.pages.read, { params: { pageId: 1 } });
  const body = { name: 'Thirty players', board: largeBoard() };
  const { id } = await coach.call(calls.plays.create, { params: { teamId }, body });
  const cookies = await signedIn(browser, 'player@touchline.example');
  const address = `${baseURL}/plays/${id}`;
  const playedOn = (device: Device) =>
    takeRounds(rounds, () => playOnce(browser, { device, cookies, address }));

  const quick = await playedOn(unthrottled);
  report(
    {
      area,
      what: `${what}: processor time of the main thread per frame, not slowed down`,
      also: { 'others %': percent(Math.max(...quick.map(({ others }) => others))) },
      goals: [{ of: 'median', most: 2 }],
    },
    quick.map(({ result }) => result.busyMs / result.gaps.length),
  );
  const slow = await playedOn(phone);
  report(
    {
      area,
      what: `${what}: time between frames`,
      also: { 'others %': percent(Math.max(...slow.map(({ others }) => others))) },
      goals: [
        { of: 'median', most: 17 },
        { of: 'p95', most: 20 },
      ],
    },
    slow.flatMap(({ result }) => result.gaps),
  );
});

interface Played {
  /** Milliseconds between frames. */
  gaps: number[];
  /** Processor time of the main thread in all of them, in milliseconds. */
  busyMs: number;
}

interface Place {
  device: Device;
  cookies: Awaited<ReturnType<typeof signedIn>>;
  address: string;
}

/** Opens the play in a new browser context and measures it while it is played. */
async function playOnce(browser: Browser, { device, cookies, address }: Place): Promise<Played> {
  const visitor = await Visitor.at(browser, cookies);
  const tab = await visitor.tab();
  await open(tab, device, { address, usable: SLIDER });
  // Time that other processes take from the thread is not counted.
  await tab.send('Performance.disable');
  await tab.send('Performance.enable', { timeDomain: 'threadTicks' });
  await tab.evaluate(startPlaying, SLIDER);
  const before = await busyMs(tab);
  const gaps = await tab.evaluate(collectGaps, PLAYED_MS);
  const after = await busyMs(tab);
  if (!(await tab.evaluate(isPlaying))) throw new Error('The play ended before it was measured');
  await visitor.leave();
  return { gaps, busyMs: after - before };
}

async function busyMs(tab: RawCdpTab): Promise<number> {
  const { metrics } = await tab.send('Performance.getMetrics');
  const all = metrics as { name: string; value: number }[];
  return 1000 * (all.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
}

const isPlaying = () => document.querySelector('svg[data-playing]') !== null;

/** Presses Play as soon as the player is hydrated. Runs in the page. */
async function startPlaying(selector: string): Promise<void> {
  const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
  const slider = document.querySelector(selector)!;
  while (!Object.keys(slider).some((key) => key.startsWith('__react'))) await pause(50);
  slider.scrollIntoView({ block: 'end', behavior: 'instant' });
  await pause(1000);
  while (!document.querySelector('svg[data-playing]')) {
    slider.closest('div')?.querySelectorAll('button')[1]?.click();
    await pause(500);
  }
}

/** Returns milliseconds between frames during a time. Runs in the page. */
function collectGaps(milliseconds: number): Promise<number[]> {
  return new Promise((done) => {
    const gaps: number[] = [];
    const begun = performance.now();
    let last: number | undefined;
    const count = (now: number) => {
      if (last !== undefined) gaps.push(now - last);
      last = now;
      if (now - begun < milliseconds) requestAnimationFrame(count);
      else done(gaps);
    };
    requestAnimationFrame(count);
  });
}

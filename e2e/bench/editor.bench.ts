import type { CDPSession, Page as Tab } from '@playwright/test';
import { calls, type Page, type Team } from '@touchline/contract';
import { callAs } from '../fixtures/api';
import { test } from '../fixtures/test';
import { SignIn } from '../screens/sign-in';
import { longPage } from './long-page';
import { addFigure, report } from './report';

const blocks = 500;
const openings = 10;
const keystrokes = 300;
const cycles = 50;

test.describe.configure({ mode: 'serial' });

let path: string;

test.beforeAll(async ({ browser }) => {
  const reader = await browser.newPage();
  await new SignIn(reader).as('player@touchline.example');
  const [team] = (await (await callAs(reader, calls.teams.list)).json()) as Team[];
  await reader.close();
  const tab = await browser.newPage();
  await new SignIn(tab).as('coach@touchline.example');
  const made = await callAs(tab, calls.pages.create, {
    params: { teamId: team?.id ?? 0 },
    body: { title: 'A long page', content: longPage(blocks), tags: [] },
  });
  path = `/pages/${((await made.json()) as Page).id}`;
  await tab.close();
});

test('opening the editor on a page of 500 blocks', async ({ page }) => {
  await new SignIn(page).as('coach@touchline.example');
  const times = [];
  for (let opening = 0; opening <= openings; opening += 1) {
    await page.goto(path);
    times.push(await page.evaluate(untilPainted, { selector: '.ce-block', count: blocks }));
  }
  report('A page of 500 blocks opened for editing, from the address to the painted editor', times.slice(1));
});

test('opening a page of 500 blocks for reading', async ({ page }) => {
  await new SignIn(page).as('player@touchline.example');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const [painted, script] = [[] as number[], [] as number[]];
  for (let opening = 0; opening <= openings; opening += 1) {
    await page.goto(path);
    painted.push(await page.evaluate(untilPainted, { selector: '[data-id^="long-"]', count: blocks }));
    const { ScriptDuration = 0 } = await metrics(session);
    script.push(ScriptDuration * 1000);
  }
  report('A page of 500 blocks opened for reading, from the address to the paint', painted.slice(1));
  report('... of which script', script.slice(1));
});

test('typing in a page of 500 blocks', async ({ page }) => {
  await new SignIn(page).as('coach@touchline.example');
  await openEditor(page);
  await page.locator('[data-id="long-251"] [contenteditable]').click();
  await page.keyboard.press('End');
  await page.evaluate(watchKeys);
  for (let key = 0; key < keystrokes; key += 1) {
    await page.keyboard.press('abcdefg '.charAt(key % 8));
    await page.waitForTimeout(30);
  }
  report('A key typed in it, to the paint', await page.evaluate(() => globalThis.keyTimes));
  await page.evaluate(() => (globalThis.keyTimes = []));
  for (let key = 0; key < 40; key += 1) {
    await page.keyboard.press('Enter');
    await page.waitForTimeout(60);
  }
  report('Enter in it, to the paint', await page.evaluate(() => globalThis.keyTimes));
});

test('opening and closing the editor', async ({ page }) => {
  await new SignIn(page).as('coach@touchline.example');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto('/dashboard');
  for (let cycle = 1; cycle <= cycles; cycle += 1) {
    await visit(page, path);
    await page.waitForFunction((count) => document.querySelectorAll('.ce-block').length === count, blocks);
    await visit(page, '/dashboard');
    await page.waitForFunction(() => !document.querySelector('.codex-editor'));
    if (cycle % 10 === 0 || cycle === 5) await reportMemory(page, session, cycle);
  }
});

/** Navigates on the client, as a link does. */
async function visit(page: Tab, to: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, to);
}

async function openEditor(page: Tab): Promise<void> {
  await page.goto(path);
  await page.evaluate(untilPainted, { selector: '.ce-block', count: blocks });
}

async function metrics(session: CDPSession): Promise<Record<string, number>> {
  const all = await session.send('Performance.getMetrics');
  return Object.fromEntries(all.metrics.map(({ name, value }) => [name, value]));
}

/** Editor.js defers work for each block to idle time; memory held by that is no leak. */
async function reportMemory(page: Tab, session: CDPSession, cycle: number): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await session.send('HeapProfiler.collectGarbage');
  const { Nodes = 0, JSEventListeners = 0, JSHeapUsedSize = 0 } = await metrics(session);
  addFigure({
    area: 'Browser',
    what: `the editor opened and closed ${cycle} times, heap`,
    unit: 'MB',
    median: JSHeapUsedSize / 1024 / 1024,
    also: { nodes: Nodes, listeners: JSEventListeners },
  });
}

/** Runs in the page: returns milliseconds from navigation until `count` elements are painted. */
function untilPainted({ selector, count }: { selector: string; count: number }): Promise<number> {
  return new Promise((done) => {
    const look = () => {
      const isThere = document.querySelectorAll(selector).length >= count;
      if (!isThere) requestAnimationFrame(look);
      else requestAnimationFrame(() => setTimeout(() => done(performance.now())));
    };
    look();
  });
}

declare global {
  var keyTimes: number[];
}

/** Runs in the page: measures the time from each key press to the frame that shows it. */
function watchKeys(): void {
  globalThis.keyTimes = [];
  const listen = ({ timeStamp }: Event) =>
    requestAnimationFrame(() => setTimeout(() => globalThis.keyTimes.push(performance.now() - timeStamp)));
  addEventListener('keydown', listen, { capture: true });
}

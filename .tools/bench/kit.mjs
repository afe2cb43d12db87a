/** Measures the interaction latency of the built catalogue in Chromium. */
import { join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { chromiumArgs, chromiumPath } from '../test/chromium.mjs';
import { root } from '../dev/run.mjs';
import { addValues, spread } from './figures.mjs';

const address = 'http://127.0.0.1:21330';
const openings = 40;
const scrolledFor = 4000;

const server = await preview({
  configFile: false,
  logLevel: 'error',
  build: { outDir: join(root, 'ui-kit/dist') },
  preview: { port: 21330, host: '127.0.0.1', strictPort: true },
});
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });

try {
  const idle = spread(await idleFrames()).median;
  add('command palette, from the key to the painted field', await palette());
  add('a thousand rows scrolled, time between frames', await scrolledTable());

  /** Adds a figure relative to a frame of an empty page, the lower bound. */
  function add(/** @type {string} */ what, /** @type {number[]} */ times) {
    const ratio = { median: idle / spread(times).median };
    addValues({ area: 'Kit', what, ratio, also: { 'idle frame ms': idle } }, times);
  }
} finally {
  await browser.close();
  await server.close();
}

/** @param {string} id */
async function story(id) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${address}/iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`);
  await page.waitForFunction(() =>
    ['completed', 'finished'].includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ''),
  );
  return page;
}

/** Opens and closes the palette by keyboard. The first opening loads its code and is not counted. */
async function palette() {
  const page = await story('behaviour-overlays-command-palette--escape-closes-even-with-a-query');
  const times = [];
  for (let opening = 0; opening <= openings; opening++) {
    await page.evaluate(() => {
      window.opened = new Promise((done) => {
        addEventListener(
          'keydown',
          (event) => {
            const { timeStamp } = event;
            /** @returns {number} */
            const look = () => {
              if (document.activeElement?.getAttribute('role') !== 'combobox')
                return requestAnimationFrame(look);
              return requestAnimationFrame(() => done(performance.now() - timeStamp));
            };
            look();
          },
          { once: true, capture: true },
        );
      });
    });
    await page.keyboard.press('Control+k');
    const time = await page.evaluate(() => window.opened);
    if (opening > 0) times.push(time);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('[role=dialog]'));
  }
  await page.close();
  return times;
}

/** Measures the frames of an empty page for one second. */
async function idleFrames() {
  const page = await browser.newPage();
  await countFrames(page);
  await page.waitForTimeout(1000);
  const frames = await page.evaluate(() => window.frameTimes.slice(5));
  await page.close();
  return frames;
}

/** @param {import('playwright').Page} page */
async function countFrames(page) {
  await page.evaluate(() => {
    window.frameTimes = [];
    let last = performance.now();
    /** @param {number} now */
    const count = (now) => {
      window.frameTimes.push(now - last);
      last = now;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
}

/** Scrolls the table with continuous wheel events. */
async function scrolledTable() {
  const page = await story('behaviour-data-table--a-thousand-rows');
  await page.mouse.move(600, 400);
  await countFrames(page);
  await page.mouse.wheel(0, -100_000);
  const started = Date.now();
  while (Date.now() - started < scrolledFor) await page.mouse.wheel(0, 240);
  const frames = await page.evaluate(() => window.frameTimes.slice(5));
  await page.close();
  return frames;
}

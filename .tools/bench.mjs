/**
 * `npm run bench`: what must be fast, measured in one run on one machine, so that its figures can be compared with one
 * another: the built catalogue and the editor in a real Chromium, then the server with its database, Redis and mail server.
 */
import { join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { chromiumArgs, chromiumPath } from './chromium.mjs';
import { installPackages } from './install.mjs';
import { providePrograms } from './provide.mjs';
import { root, run } from './run.mjs';

const address = 'http://127.0.0.1:21330';
const openings = 40;
const scrolledFor = 4000;

await installPackages();
await providePrograms();
const executablePath = chromiumPath();
if ((await run('npx nx build-storybook ui-kit')) !== 0) process.exit(1);
const server = await preview({
  configFile: false,
  logLevel: 'error',
  build: { outDir: join(root, 'ui-kit/dist') },
  preview: { port: 21330, host: '127.0.0.1', strictPort: true },
});
const browser = await chromium.launch({ executablePath, args: chromiumArgs });

try {
  report('Command palette, from the key to the painted field', 'ms', await palette());
  report('A thousand rows scrolled, time between frames', 'ms', await scrolledTable());
} finally {
  await browser.close();
  await server.close();
}
const ofApp = await run('npx playwright test --config e2e/bench --reporter=line');
const ofServer = await run('npx vitest run --root backend --config vitest.bench.ts --silent=false');
process.exitCode = ofApp || ofServer;

async function story(id) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${address}/iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`);
  await page.waitForFunction(() =>
    ['completed', 'finished'].includes(globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase),
  );
  return page;
}

/** Opened and closed by keys; the first opening loads its code and is left out. */
async function palette() {
  const page = await story('overlays-command-palette--escape-closes-even-with-a-query');
  const times = [];
  for (let opening = 0; opening <= openings; opening++) {
    await page.evaluate(() => {
      globalThis.opened = new Promise((done) => {
        addEventListener(
          'keydown',
          (event) => {
            const { timeStamp } = event;
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
    const time = await page.evaluate(() => globalThis.opened);
    if (opening > 0) times.push(time);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('[role=dialog]'));
  }
  await page.close();
  return times;
}

/** A wheel that turns without a pause. */
async function scrolledTable() {
  const page = await story('data-table--a-thousand-rows');
  await page.mouse.move(600, 400);
  await page.evaluate(() => {
    globalThis.frames = [];
    let last = performance.now();
    const count = (now) => {
      globalThis.frames.push(now - last);
      last = now;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  await page.mouse.wheel(0, -100_000);
  const started = Date.now();
  while (Date.now() - started < scrolledFor) await page.mouse.wheel(0, 240);
  const frames = await page.evaluate(() => globalThis.frames.slice(5));
  await page.close();
  return frames;
}

function report(title, unit, values) {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))].toFixed(1);
  console.log(
    `${title}: median ${at(0.5)} ${unit}, 95 % ${at(0.95)} ${unit}, most ${at(1)} ${unit} (${values.length})`,
  );
}

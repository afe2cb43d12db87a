import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumArgs, chromiumPath } from '../../.tools/test/chromium.mjs';
import { componentFolders, overviews, serveCatalogue, stories } from './catalogue';

const folder = resolve(import.meta.dirname, '../results/pictures');
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const themes = ['light', 'dark'] as const;
const narrowest = { width: 320, height: 640 };

let catalogue: Awaited<ReturnType<typeof serveCatalogue>>;
let browser: Browser;
/** Shared by all stories, so that files common to them are loaded once. */
let context: BrowserContext;

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  catalogue = await serveCatalogue();
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
  context = await browser.newContext({ viewport: sizes.phone, reducedMotion: 'reduce' });
});

afterAll(async () => {
  await browser.close();
  await catalogue.close();
});

/** Opens a story and waits for its play function; collects all console errors and failed requests. */
async function open(id: string): Promise<{ page: Page; consoleErrors: string[] }> {
  const page = await context.newPage();
  const consoleErrors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(catalogue.origin))
      consoleErrors.push(`asked ${request.url()}`);
  });
  await page.goto(
    `${catalogue.origin}/iframe.html?viewMode=story&id=${id}&globals=theme:light;a11y.manual:!true`,
  );
  await page.waitForFunction(isPlayed);
  return { page, consoleErrors };
}

const isPlayed = () => {
  const { currentRender } =
    (globalThis as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase: string } } }).__STORYBOOK_PREVIEW__ ??
    {};
  return ['completed', 'finished', 'errored'].includes(currentRender?.phase ?? '');
};

/** Pictures are taken only in `npm run nightly`. */
const isForPictures = process.env.ALL_PICTURES !== undefined;

/** Sets the theme and waits two frames, until it is painted. */
const putOn = (theme: string) => {
  document.documentElement.dataset.theme = theme;
  return new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
};

async function take(page: Page, name: string) {
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

/** Takes pictures at both sizes in both themes, and of the desktop size in forced colours. */
async function takeAll(page: Page, id: string) {
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    for (const theme of themes) {
      await page.evaluate(putOn, theme);
      await take(page, `${id}-${size}-${theme}`);
    }
  }
  await page.emulateMedia({ forcedColors: 'active' });
  await take(page, `${id}-desktop-forced`);
}

describe.concurrent('every overview renders without network, console errors and horizontal overflow', () => {
  it.for(overviews())('$title', async ({ id }, { expect: expectHere }) => {
    const { page, consoleErrors } = await open(id);
    if (isForPictures) await takeAll(page, id);
    await page.setViewportSize(narrowest);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expectHere(overflow, 'it scrolls sideways').toBeLessThanOrEqual(0);
    expectHere(consoleErrors).toEqual([]);
    await page.close();
  });
});

it.each(componentFolders())('%s has an overview', (name) => {
  expect(overviews().map(({ importPath }) => importPath.split('/')[2])).toContain(name);
});

it('stories that test behaviour stand under a heading of their own, and looks do not', () => {
  const isUnder = ({ title }: { title: string }) => title.startsWith('Behaviour/');
  const tests = stories().filter(
    ({ tags, exportName }) => tags?.includes('play-fn') && exportName !== 'Overview',
  );
  expect(tests.length).toBeGreaterThan(100);
  expect(tests.filter((story) => !isUnder(story)).map(({ id }) => id)).toEqual([]);
  expect(stories().filter(isUnder)).toHaveLength(tests.length);
});

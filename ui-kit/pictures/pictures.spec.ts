import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumArgs, chromiumPath } from '../../.tools/test/chromium.mjs';
import { componentFolders, overviews, serveCatalogue, stories } from './catalogue';

const folder = resolve(import.meta.dirname, '../results/pictures');
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const themes = ['light', 'dark'] as const;
const narrowest = { width: 320, height: 640 };

let catalogue: Awaited<ReturnType<typeof serveCatalogue>>;
let browser: Browser;
/**
 * A tab of the catalogue, which shows one story after the other as its sidebar does: that costs a seventh of loading it for each.
 * `consoleErrors` has console errors and requests to other servers.
 */
let shown: { page: Page; consoleErrors: string[] };

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  catalogue = await serveCatalogue();
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
  const page = await browser.newPage({ viewport: sizes.phone, reducedMotion: 'reduce' });
  const consoleErrors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(catalogue.origin))
      consoleErrors.push(`asked ${request.url()}`);
  });
  const [first] = overviews();
  await page.goto(
    `${catalogue.origin}/iframe.html?viewMode=story&id=${first?.id}&globals=theme:light;a11y.manual:!true`,
  );
  await page.waitForFunction(isPlayed, first?.id);
  shown = { page, consoleErrors };
});

afterAll(async () => {
  await browser.close();
  await catalogue.close();
});

/** Shows a story and waits for its play function. */
async function open(id: string): Promise<Page> {
  const { page } = shown;
  await page.setViewportSize(sizes.phone);
  await page.evaluate(select, id);
  await page.waitForFunction(isPlayed, id);
  return page;
}

interface Preview {
  channel: { emit: (event: string, data: unknown) => void };
  currentRender?: { id: string; phase: string };
}

const select = (storyId: string) => {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview };
  preview.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
};

const isPlayed = (storyId?: string) => {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as { __STORYBOOK_PREVIEW__?: Preview };
  const { id, phase } = preview?.currentRender ?? {};
  return id === storyId && ['completed', 'finished', 'errored'].includes(phase ?? '');
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
  await page.emulateMedia({ forcedColors: null });
  await page.evaluate(putOn, 'light');
}

describe('every overview renders without network, console errors and horizontal overflow', () => {
  it.for(overviews())('$title', async ({ id }) => {
    const page = await open(id);
    await page.setViewportSize(narrowest);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (isForPictures) await takeAll(page, id);
    const errors = shown.consoleErrors.splice(0);
    expect(overflow, 'it scrolls sideways').toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
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

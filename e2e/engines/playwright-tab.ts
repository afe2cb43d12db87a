import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium, firefox, type Browser } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../.tools/test/chromium.mjs';
import { firefoxPath } from '../../.tools/test/engines.mjs';
import type { PageFunction, Size, Tab } from './tab';

const firefoxUserPrefs = {
  // Without a display Firefox reports no pointing device; this configures a mouse, which can hover.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  // Starts no process ahead of its use.
  'dom.ipc.processPrelaunch.enabled': false,
};

export function launch(engine: 'chromium' | 'firefox'): Promise<Browser> {
  if (engine === 'chromium') return chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
  // Uses Playwright's driver for unpatched Firefox over WebDriver BiDi. Playwright's documentation does not
  // mention this channel.
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath: firefoxPath(),
    args: [],
    firefoxUserPrefs,
  });
}

type Send = (this: object, data: unknown, ...rest: unknown[]) => void;
const bundle = createRequire(import.meta.url)('playwright-core/lib/utilsBundle') as {
  ws: { prototype: { send: Send } };
};
const { send } = bundle.ws.prototype;

/**
 * Opening a context waits for the response to a command that Firefox ESR does not support; it is replaced by
 * a command that succeeds.
 */
bundle.ws.prototype.send = function (data, ...rest) {
  const isUnknown = typeof data === 'string' && data.includes('"emulation.setMediaFeaturesOverride"');
  const known = isUnknown ? data.replace('emulation.setMediaFeaturesOverride', 'session.status') : data;
  return send.call(this, known, ...rest);
};

/** Opens a page in Chromium or Firefox in a context of its own. */
export async function openPlaywrightTab(browser: Browser, viewport: Size): Promise<Tab> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  return {
    setCookie: (url, { name, value }) => context.addCookies([{ name, value, url, httpOnly: true }]),
    goto: async (address) => void (await page.goto(address)),
    evaluate: (run, arg) => page.evaluate(run as PageFunction<[unknown]>, arg),
    evaluateAll: (selector, run, arg) =>
      page.locator(selector).evaluateAll(run as PageFunction<[Element[], unknown]>, arg),
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 5 });
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    press: (keys) => page.keyboard.press(keys),
    upload: (selector, paths) => page.locator(selector).setInputFiles(paths),
    download: async (start) => {
      const [file] = await Promise.all([page.waitForEvent('download'), start()]);
      return readFile(await file.path());
    },
    screenshot: () => page.screenshot(),
    close: () => context.close(),
  };
}

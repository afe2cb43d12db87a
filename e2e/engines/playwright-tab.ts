import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium, firefox, type Browser } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../.tools/test/chromium.mjs';
import { firefoxPath } from '../../.tools/test/engines.mjs';
import type { PageFunction, Size, Tab } from './tab';

/** A host that is not `localhost`, so that Chromium gives its pages no more than plain http allows. */
export const plainHost = 'club.test';

/** Without a screen Firefox names no pointing device: here is a mouse, which can hover. */
const firefoxUserPrefs = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

export function launch(engine: 'chromium' | 'firefox'): Promise<Browser> {
  if (engine === 'chromium') {
    const args = [...chromiumArgs, `--host-resolver-rules=MAP ${plainHost} 127.0.0.1`];
    return chromium.launch({ executablePath: chromiumPath(), args });
  }
  answerMediaFeatures();
  // Playwright's driver of an unpatched Firefox over WebDriver BiDi. Its documentation does not name this channel.
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath: firefoxPath(),
    args: [],
    firefoxUserPrefs,
  });
}

interface Socket {
  send: (this: Socket, data: unknown, ...rest: unknown[]) => void;
  emit: (event: 'message', data: Buffer, isBinary: boolean) => boolean;
}

let answersMediaFeatures = false;

/** Answers a command in the browser's place that Firefox ESR does not know: without an answer no context opens. */
function answerMediaFeatures(): void {
  if (answersMediaFeatures) return;
  answersMediaFeatures = true;
  const bundle = createRequire(import.meta.url)('playwright-core/lib/utilsBundle') as {
    ws: { prototype: Socket };
  };
  const socket = bundle.ws.prototype;
  const { send } = socket;
  socket.send = function (data, ...rest) {
    if (!String(data).includes('"emulation.setMediaFeaturesOverride"')) return send.call(this, data, ...rest);
    const { id } = JSON.parse(String(data)) as { id: number };
    const answer = Buffer.from(JSON.stringify({ type: 'success', id, result: {} }));
    setImmediate(() => this.emit('message', answer, false));
  };
}

/** Opens a page in Chromium or Firefox, with cookies and storage of its own. */
export async function openPlaywrightTab(browser: Browser, viewport: Size): Promise<Tab> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  return {
    setCookie: (origin, { name, value }) =>
      context.addCookies([{ name, value, url: origin, httpOnly: true }]),
    goto: async (address) => void (await page.goto(address)),
    evaluate: (run, arg) => page.evaluate(run as PageFunction<unknown>, arg),
    evaluateAll: (selector, run, arg) =>
      page.locator(selector).evaluateAll(run as (elements: Element[], arg: unknown) => unknown, arg),
    click: (selector) => page.locator(selector).click(),
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

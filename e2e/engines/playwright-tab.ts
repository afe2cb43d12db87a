import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium, firefox, type Browser, type Page } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../.tools/test/chromium.mjs';
import { firefoxPath } from '../../.tools/test/engines.mjs';
import type { Cookie, ElementsFunction, PageFunction, Point, Size, Tab } from './tab';

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

/** Drives Chromium and Firefox. */
export class PlaywrightTab implements Tab {
  private constructor(private readonly page: Page) {}

  static async open(browser: Browser, viewport: Size): Promise<PlaywrightTab> {
    const context = await browser.newContext({ viewport });
    return new PlaywrightTab(await context.newPage());
  }

  setCookie(origin: string, { name, value }: Cookie) {
    return this.page.context().addCookies([{ name, value, url: origin, httpOnly: true }]);
  }

  async goto(address: string) {
    await this.page.goto(address);
  }

  evaluate(run: PageFunction, arg?: unknown): Promise<unknown> {
    return this.page.evaluate(run as PageFunction<unknown>, arg);
  }

  evaluateAll(selector: string, run: ElementsFunction, arg?: unknown): Promise<unknown> {
    const found = this.page.locator(selector);
    return found.evaluateAll(run as (elements: (HTMLElement | SVGElement)[], arg: unknown) => unknown, arg);
  }

  click(selector: string) {
    return this.page.locator(selector).click();
  }

  hover(selector: string) {
    return this.page.locator(selector).hover();
  }

  async drag(from: Point, to: Point) {
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y, { steps: 5 });
    await mouse.up();
  }

  type(text: string) {
    return this.page.keyboard.type(text);
  }

  press(keys: string) {
    return this.page.keyboard.press(keys);
  }

  upload(selector: string, paths: string[]) {
    return this.page.locator(selector).setInputFiles(paths);
  }

  async download(start: () => Promise<void>) {
    const [file] = await Promise.all([this.page.waitForEvent('download'), start()]);
    return readFile(await file.path());
  }

  screenshot() {
    return this.page.screenshot();
  }

  close() {
    return this.page.context().close();
  }
}

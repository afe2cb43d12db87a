import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Cookie, ElementsFunction, PageFunction, Point, Size, Tab } from './tab';
import { until } from './until';
import { WebKitDriver, type Display } from './webkit-driver';

/** Playwright's selectors as a library, as a script that is put into each document that they are used in. */
function selectorScript(): string {
  const index = createRequire(import.meta.url).resolve('ivya');
  const [, chunk = ''] = /from "(\.\/[^"]+)"/.exec(readFileSync(index, 'utf8')) ?? [];
  const source = readFileSync(join(dirname(index), chunk), 'utf8').replace(/^export \{.*/m, '');
  return `${source}; window.playwrightSelectors = Ivya.create({ browser: 'webkit' });`;
}

const selectors = selectorScript();

/** The keys that no letter stands for, by the protocol's code points. */
const keyCodes: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Resolves to the middle of the only element when it rests and nothing lies over it, else to why it cannot be pressed. */
async function pressablePoint(elements: HTMLElement[]): Promise<Point | string> {
  const [element] = elements;
  if (!element || elements.length > 1) return `${elements.length} elements`;
  if (element.matches(':disabled, [aria-disabled="true"]')) return 'it is disabled';
  const before = element.getBoundingClientRect();
  await new Promise(requestAnimationFrame);
  const { left, top, width, height } = element.getBoundingClientRect();
  if (left !== before.left || top !== before.top || width === 0) return 'it moves or has no size';
  const point = { x: left + width / 2, y: top + height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  if (hit && (element.contains(hit) || hit.closest('label')?.control === element)) return point;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return `it is outside of the window or covered by ${hit?.outerHTML.slice(0, 80) ?? 'nothing'}`;
}

/** Drives WebKit by the protocol of the W3C. */
export class WebDriverTab implements Tab {
  private constructor(private readonly driver: WebKitDriver) {}

  static async open(display: Display, viewport: Size): Promise<WebDriverTab> {
    return new WebDriverTab(await WebKitDriver.open(display, viewport));
  }

  /** The protocol sets cookies of the page that is open: any answer of the origin will do. */
  async setCookie(origin: string, { name, value }: Cookie) {
    await this.goto(`${origin}/api/health/ready`);
    await this.driver.ask('POST', '/cookie', { cookie: { name, value, path: '/', httpOnly: true } });
  }

  async goto(address: string) {
    await this.driver.ask('POST', '/url', { url: address });
  }

  evaluate(run: PageFunction, arg?: unknown) {
    return this.call(String(run), arg);
  }

  async evaluateAll(selector: string, run: ElementsFunction, arg?: unknown) {
    const call = `async ([selector, arg]) => {
      const find = window.playwrightSelectors;
      return find ? { result: await (${String(run)})(find.queryLocatorSelectorAll(selector), arg) } : null;
    }`;
    type Answer = { result: unknown } | null;
    const answer = (await this.call(call, [selector, arg])) as Answer;
    if (answer) return answer.result;
    await this.driver.ask('POST', '/execute/sync', { script: selectors, args: [] });
    return ((await this.call(call, [selector, arg])) as Answer)?.result;
  }

  async click(selector: string) {
    const point = await this.pressablePoint(selector);
    await this.point(move(point), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 });
  }

  async hover(selector: string) {
    await this.point(move(await this.pressablePoint(selector)));
  }

  async drag(from: Point, to: Point) {
    const between = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const down = { type: 'pointerDown', button: 0 };
    await this.point(move(from), down, move(between), move(to), { type: 'pointerUp', button: 0 });
  }

  async type(text: string) {
    await this.keys([...text].flatMap((value) => [down(value), up(value)]));
  }

  async press(keys: string) {
    const values = keys.split('+').map((key) => keyCodes[key] ?? key);
    await this.keys([...values.map(down), ...values.reverse().map(up)]);
  }

  async upload(selector: string, paths: string[]) {
    const input = (await this.evaluateAll(selector, ([input]) => input)) as { [elementKey]: string };
    await this.driver.ask('POST', `/element/${input[elementKey]}/value`, { text: paths.join('\n') });
  }

  async download(start: () => Promise<void>) {
    const { downloads } = this.driver;
    const before = await readdir(downloads);
    await start();
    const isNew = (name: string) => !before.includes(name) && !name.endsWith('.wkdownload');
    const name = await until(
      () => 'a file is downloaded',
      async () => (await readdir(downloads)).find(isNew),
    );
    return readFile(join(downloads, name));
  }

  async screenshot() {
    return Buffer.from((await this.driver.ask('GET', '/screenshot')) as string, 'base64');
  }

  close() {
    return this.driver.close();
  }

  private async call(source: string, arg: unknown = null): Promise<unknown> {
    const answer = (await this.driver.ask('POST', '/execute/async', {
      script: `const done = arguments[1];
        Promise.resolve(arguments[0]).then(${source}).then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      args: [arg],
    })) as { value?: unknown; error?: string };
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  }

  private async pressablePoint(selector: string): Promise<Point> {
    let found: Point | string = '';
    return until(
      () => `${selector} can be pressed: ${String(found)}`,
      async () => {
        found = (await this.evaluateAll(selector, pressablePoint)) as Point | string;
        return typeof found === 'object' && found;
      },
    );
  }

  private async point(...actions: object[]) {
    const source = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
    await this.driver.ask('POST', '/actions', { actions: [source] });
  }

  private async keys(actions: object[]) {
    await this.driver.ask('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }
}

const move = ({ x, y }: Point) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) });
const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });

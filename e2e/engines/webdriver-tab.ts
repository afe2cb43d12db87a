import { readFileSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import type { Point, Size, Tab } from './tab';
import { WebKitDriver } from './webkit-driver';

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

const waiting = { timeout: 20_000, intervals: [50] };

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Resolves to the middle of the only element when it rests and nothing lies over it, else to why it cannot be pressed. */
async function pressablePoint(elements: HTMLElement[]): Promise<Point | string> {
  const [element] = elements;
  if (elements.length !== 1 || element?.matches(':disabled, [aria-disabled="true"]') !== false)
    return `${elements.length} elements, or it is disabled`;
  const before = element.getBoundingClientRect();
  await new Promise(requestAnimationFrame);
  const { left, top, width, height } = element.getBoundingClientRect();
  if (left !== before.left || top !== before.top || width === 0) return 'it moves or has no size';
  const point = { x: left + width / 2, y: top + height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  if (hit && (element.contains(hit) || hit.closest('label')?.control === element)) return point;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return hit ? `it is covered by ${hit.outerHTML.slice(0, 80)}` : 'it is outside of the window';
}

const move = ({ x, y }: Point) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 20 });
const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});
const press = { type: 'pointerDown', button: 0 };
const release = { type: 'pointerUp', button: 0 };
const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });

/** Calls a function of the page that may be asynchronous. */
async function call(driver: WebKitDriver, source: string, arg: unknown = null): Promise<unknown> {
  const script = `const done = arguments[1];
    Promise.resolve(arguments[0]).then(${source}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
  const answer = await driver.ask('POST', '/execute/async', { script, args: [arg] });
  const { value, error } = answer as { value?: unknown; error?: string };
  if (error !== undefined) throw new Error(error);
  return value;
}

/** Opens a page in WebKit, with cookies and storage of its own. */
export async function openWebDriverTab(viewport: Size): Promise<Tab> {
  const driver = await WebKitDriver.open(viewport);
  const act = async (type: 'pointer' | 'key', ...actions: object[]) =>
    void (await driver.ask('POST', '/actions', { actions: [{ type, id: type, actions }] }));
  const goto = async (url: string) => void (await driver.ask('POST', '/url', { url }));

  const evaluateAll: Tab['evaluateAll'] = async (selector, run, arg) => {
    const source = `async ([selector, arg]) => {
      const find = window.playwrightSelectors;
      return find ? { result: await (${String(run)})(find.queryLocatorSelectorAll(selector), arg) } : null;
    }`;
    type Answer = { result: unknown } | null;
    const answer = (await call(driver, source, [selector, arg])) as Answer;
    if (answer) return answer.result;
    await driver.ask('POST', '/execute/sync', { script: selectors, args: [] });
    return ((await call(driver, source, [selector, arg])) as Answer)?.result;
  };

  return {
    // The protocol sets cookies of the page that is open: any answer of the origin will do.
    setCookie: async (origin, { name, value }) => {
      await goto(`${origin}/api/health/ready`);
      await driver.ask('POST', '/cookie', { cookie: { name, value, path: '/', httpOnly: true } });
    },
    goto,
    evaluate: (run, arg) => call(driver, String(run), arg),
    evaluateAll,
    click: async (selector) => {
      let point: unknown;
      await expect(async () => {
        point = await evaluateAll(selector, pressablePoint);
        expect(point, `${selector} can be pressed`).toEqual({ x: expect.any(Number), y: expect.any(Number) });
      }).toPass(waiting);
      await act('pointer', move(point as Point), press, release);
    },
    drag: (from, to) => {
      const moves = [0.25, 0.5, 0.75, 1].map((share) => move(between(from, to, share)));
      return act('pointer', move(from), press, ...moves, release);
    },
    type: (text) => act('key', ...[...text].flatMap((value) => [down(value), up(value)])),
    press: (keys) => {
      const values = keys.split('+').map((key) => keyCodes[key] ?? key);
      return act('key', ...values.map(down), ...values.toReversed().map(up));
    },
    upload: async (selector, paths) => {
      const input = (await evaluateAll(selector, ([element]) => element)) as { [elementKey]: string };
      await driver.ask('POST', `/element/${input[elementKey]}/value`, { text: paths.join('\n') });
    },
    download: async (start) => {
      await start();
      const isWhole = (name: string) => !name.endsWith('.wkdownload');
      const files = async () => (await readdir(driver.downloads)).filter(isWhole);
      await expect.poll(files, { message: 'a file is downloaded' }).toHaveLength(1);
      const path = join(driver.downloads, (await files())[0] ?? '');
      const bytes = await readFile(path);
      await rm(path);
      return bytes;
    },
    screenshot: async () => Buffer.from((await driver.ask('GET', '/screenshot')) as string, 'base64'),
    close: () => driver.close(),
  };
}

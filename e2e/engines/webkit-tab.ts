import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Point, Size, Tab } from './tab';
import { openWindow } from './webkit';

/** Keys without a letter, with the code points of the protocol. */
const keyCodes: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

const move = ({ x, y }: Point) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 20 });
const press = { type: 'pointerDown', button: 0 };
const release = { type: 'pointerUp', button: 0 };
const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });

/** Opens a page in WebKit in a context of its own. */
export async function openWebKitTab(viewport: Size): Promise<Tab> {
  const { ask, folder } = await openWindow(viewport);
  const act = async (type: 'pointer' | 'key', ...actions: object[]) =>
    void (await ask('POST', '/actions', { actions: [{ type, id: type, actions }] }));
  const goto = async (url: string) => void (await ask('POST', '/url', { url }));
  const execute = (script: string, ...args: unknown[]) => ask('POST', '/execute/sync', { script, args });
  const evaluateAll: Tab['evaluateAll'] = (selector, run, arg) =>
    execute(
      `return (${String(run)})(playwrightSelectors.queryLocatorSelectorAll(arguments[0]), arguments[1])`,
      selector,
      arg,
    );

  return {
    // The protocol sets cookies for the open page only; any response of the origin is sufficient.
    setCookie: async (origin, { name, value }) => {
      await goto(`${origin}/api/health/ready`);
      await ask('POST', '/cookie', { cookie: { name, value, path: '/', httpOnly: true } });
    },
    goto,
    evaluate: (run, arg) => execute(`return (${String(run)})(arguments[0])`, arg),
    evaluateAll,
    drag: (from, to) => {
      const moves = [0.25, 0.5, 0.75, 1].map((share) => ({
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
      }));
      return act('pointer', move(from), press, ...moves.map(move), release);
    },
    type: (text) => act('key', ...[...text].flatMap((value) => [down(value), up(value)])),
    press: (keys) => {
      const values = keys.split('+').map((key) => keyCodes[key] ?? key);
      return act('key', ...values.map(down), ...values.toReversed().map(up));
    },
    upload: async (selector, paths) => {
      const input = (await evaluateAll(selector, ([element]) => element)) as { [elementKey]: string };
      await ask('POST', `/element/${input[elementKey]}/value`, { text: paths.join('\n') });
    },
    download: async (start) => {
      const path = join(folder, 'download');
      await start();
      await expect.poll(() => existsSync(path), { message: 'a file is downloaded' }).toBe(true);
      const bytes = await readFile(path);
      await rm(path);
      return bytes;
    },
    screenshot: async () => Buffer.from((await ask('GET', '/screenshot')) as string, 'base64'),
    close: async () => void (await ask('DELETE', '')),
  };
}

import { phone } from '../fixtures/test';
import type { RawCdpTab } from './raw-cdp-tab';

/** A simulated device: CPU slowdown factor, network and screen. */
export interface Device {
  slowdown: number;
  /** Latency in milliseconds, throughput in bytes per second; the machine's own network without it. */
  network?: { offline: boolean; latency: number; downloadThroughput: number; uploadThroughput: number };
  size: { width: number; height: number };
  /** Device pixels of a pixel; 1 without it. */
  pixelRatio?: number;
  isTouched: boolean;
}

/** A mid-range phone on a slow mobile network: 1.6 Mbit/s, 150 ms. */
export const midRangePhone: Device = {
  slowdown: 4,
  network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 },
  size: phone,
  isTouched: true,
};

export const desk: Device = { slowdown: 1, size: { width: 1440, height: 900 }, isTouched: false };

/** After this time without network activity a screen counts as loaded. */
const NETWORK_IDLE_MS = 2000;
/** Time during which the document is not polled, because polling would slow it down. */
const NO_POLLING_MS = 1500;
/** Time between touch start and touch end. */
const TOUCH_MS = 80;
/** Time between two keys of a fast typist. */
const KEY_INTERVAL_MS = 90;

export interface Opening {
  /** Milliseconds until the screen is usable, and until its text is first painted. */
  usable: number;
  words: number;
  /** Milliseconds of script until the screen is loaded. */
  script: number;
  /** Transferred bytes (compressed): in total, and by URL. */
  bytes: number;
  files: ReadonlyMap<string, number>;
  /** Cumulative layout shift. */
  shift: number;
  /** Milliseconds from a press to the next paint, of its longest event (interaction to next paint). */
  press: number;
}

export interface Opened {
  address: string;
  /** Selector of elements of which one is visible when the screen is usable. */
  usable: string;
  /** The text of a button that is pressed as soon as it is visible, such as Edit. */
  firstButton?: string;
  /** Selector of the element that is pressed to measure the response time. */
  press?: string;
}

export async function open(
  tab: RawCdpTab,
  device: Device,
  { address, usable, firstButton, press }: Opened,
): Promise<Opening> {
  const files = new Map<string, number>();
  const urls = new Map<unknown, string>();
  tab.on('Network.requestWillBeSent', ({ requestId, request }) =>
    urls.set(requestId, (request as { url: string }).url),
  );
  tab.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId) ?? '';
    files.set(url, (files.get(url) ?? 0) + Number(encodedDataLength));
  });
  await begin(tab, device);
  await tab.beforehand(watch, { usable, firstButton });
  await tab.send('Page.navigate', { url: address });
  await pause(NO_POLLING_MS);
  await tab.evaluate(() => globalThis.watched.whenUsable);
  await pause(NETWORK_IDLE_MS);
  const loaded = new Map(files);
  const script = await scriptOf(tab);
  if (press) await pressOn(tab, press);
  const seen = await tab.evaluate(() => ({ ...globalThis.watched, whenUsable: 0, keys: 0 }));
  const bytes = [...loaded.values()].reduce((sum, each) => sum + each, 0);
  return { ...seen, script, bytes, files: loaded };
}

/** Presses an element and returns milliseconds from each key to the frame that shows it. */
export async function typeInto(
  tab: RawCdpTab,
  { isTouched }: Device,
  { selector, keys }: { selector: string; keys: number },
): Promise<number[]> {
  await (isTouched ? pressOn(tab, selector) : clickOn(tab, selector));
  const before = await tab.evaluate(focusedText);
  for (const text of 'abcdefgh'.repeat(Math.ceil(keys / 8)).slice(0, keys)) {
    await tab.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text });
    await tab.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text });
    await pause(KEY_INTERVAL_MS);
  }
  await pause(NETWORK_IDLE_MS);
  const typed = await tab.evaluate(focusedText);
  if (typed.length < before.length + keys) throw new Error(`${selector} did not take every key`);
  return tab.evaluate(() => globalThis.watched.keys);
}

const focusedText = () => document.activeElement?.textContent ?? '';

export async function begin(tab: RawCdpTab, device: Device): Promise<void> {
  const { slowdown, network, size, pixelRatio: deviceScaleFactor = 1, isTouched } = device;
  await tab.send('Network.enable');
  await tab.send('Performance.enable');
  if (network) await tab.send('Network.emulateNetworkConditions', network);
  await tab.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await tab.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor, mobile: false });
  await tab.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched });
  await tab.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  // Code for later is prefetched when the browser is idle, but not with Save-Data.
  await tab.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
}

async function scriptOf(tab: RawCdpTab): Promise<number> {
  const { metrics } = await tab.send('Performance.getMetrics');
  const all = metrics as { name: string; value: number }[];
  return 1000 * (all.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN);
}

/** Presses like a finger, which rests for a moment. */
async function pressOn(tab: RawCdpTab, selector: string): Promise<void> {
  const place = await tab.evaluate(middleOf, selector);
  if (!place) throw new Error(`There is no ${selector} to press`);
  await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
  await pause(TOUCH_MS);
  await tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await pause(NETWORK_IDLE_MS);
}

async function clickOn(tab: RawCdpTab, selector: string): Promise<void> {
  const place = await tab.evaluate(middleOf, selector);
  if (!place) throw new Error(`There is no ${selector} to click`);
  for (const type of ['mousePressed', 'mouseReleased'])
    await tab.send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 });
  await pause(NETWORK_IDLE_MS);
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Returns the centre of the first visible match. */
function middleOf(selector: string) {
  const found = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
  const box = found?.getBoundingClientRect();
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

declare global {
  var watched: {
    usable: number;
    whenUsable: Promise<void>;
    words: number;
    shift: number;
    press: number;
    keys: number[];
  };
}

/** Runs in the page from its start: checks in each frame whether the screen is usable. */
function watch({ usable, firstButton }: Pick<Opened, 'usable' | 'firstButton'>) {
  const visible = (selector: string, text = '') =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(
      (each) => each.checkVisibility() && each.innerText.includes(text),
    );
  let hasPressed = false;
  const whenUsable = new Promise<void>((done) => {
    const look = () => {
      if (!visible(usable)) {
        const pressed = firstButton && !hasPressed && visible('main button', firstButton);
        if (pressed) {
          hasPressed = true;
          pressed.click();
        }
        return requestAnimationFrame(look);
      }
      seen.usable = performance.now();
      return done();
    };
    look();
  });
  const seen = (globalThis.watched = {
    usable: 0,
    whenUsable,
    words: 0,
    shift: 0,
    press: 0,
    keys: [] as number[],
  });
  const observe = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({
      type,
      buffered: true,
      ...(type === 'event' && { durationThreshold: 16 }),
    });
  observe('paint', (entry) => (seen.words = Math.max(seen.words, entry.startTime)));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  observe('event', (entry) => {
    const { duration, interactionId } = entry as PerformanceEventTiming;
    if (interactionId) seen.press = Math.max(seen.press, duration);
  });
  const hearKey = ({ timeStamp }: Event) =>
    requestAnimationFrame(() => setTimeout(() => seen.keys.push(performance.now() - timeStamp)));
  addEventListener('keydown', hearKey, { capture: true });
}

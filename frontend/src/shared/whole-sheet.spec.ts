import { beforeEach, expect, it, vi } from 'vitest';

const whole = '/assets/style-1.css';
const put = (data: string) => (document.body.innerHTML = `<style${data}></style>`);
const part = (way: string) =>
  put(` data-styles="${way}" data-whole="${whole}" data-remember="styles=1; Path=/"`);
const asked = () => appended.map(({ href }) => new URL(href).pathname);
const tell = (what: string) => appended.at(-1)?.dispatchEvent(new Event(what));

let styles: typeof import('./whole-sheet');
let appended: HTMLLinkElement[];

beforeEach(async () => {
  appended = [];
  vi.spyOn(document.head, 'append').mockImplementation((link) => void appended.push(link as HTMLLinkElement));
  vi.resetModules();
  styles = await import('./whole-sheet');
});

it('needs nothing where the document has the whole style sheet', () => {
  put('');
  expect([styles.stylesOf('whole'), styles.wholeSheet(), asked()]).toEqual([undefined, undefined, []]);
});

it('needs nothing for what the part of the document is made for, nor for what comes before it', () => {
  part('reading');
  expect([styles.stylesOf('first'), styles.stylesOf('reading'), asked()]).toEqual([undefined, undefined, []]);
});

it('loads the whole sheet once for what is further on, and takes the part away when it is there', async () => {
  part('first');
  const waiting = Promise.all([styles.stylesOf('reading'), styles.stylesOf('whole')]);
  expect(asked()).toEqual([whole]);
  expect(document.querySelector('[data-whole]')).not.toBeNull();
  tell('load');
  await waiting;
  expect(document.querySelector('[data-whole]')).toBeNull();
  expect(document.cookie).toContain('styles=1');
  expect(styles.stylesOf('whole')).toBeUndefined();
});

it('asks again for a sheet that did not come', async () => {
  vi.useFakeTimers();
  part('first');
  const waiting = styles.stylesOf('whole');
  tell('error');
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked()).toEqual([whole, whole]);
  tell('load');
  await waiting;
  vi.useRealTimers();
});

it('has the whole sheet once somebody is there', () => {
  part('first');
  styles.wholeSheetInTime();
  expect(asked()).toEqual([]);
  document.dispatchEvent(new Event('pointerdown'));
  document.dispatchEvent(new Event('keydown'));
  expect(asked()).toEqual([whole]);
});

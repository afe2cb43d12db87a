import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BlockedStep } from './guards';
import { Navigation } from './navigation';

let navigation: Navigation;
let before: string;
let overlays: (() => void)[];
let opened: () => void;

const at = () => navigation.state.location.pathname;
const settled = () => new Promise((done) => setTimeout(done, 100));

beforeEach(() => {
  before = location.href;
  history.replaceState(null, '', '/first');
  overlays = [];
  navigation = new Navigation(window, () => undefined, {
    isAnyOpen: () => overlays.length > 0,
    closeTop: () => overlays.pop()?.(),
    onOpen: (listener) => {
      opened = listener;
      return () => {};
    },
  });
  navigation.push('/second');
});
afterEach(() => {
  navigation.stop();
  history.replaceState(null, '', before);
});

it("navigation follows the browser's Back and Forward", async () => {
  navigation.go(-1);
  await vi.waitFor(() => expect([at(), location.pathname]).toEqual(['/first', '/first']));
  navigation.go(1);
  await vi.waitFor(() => expect([at(), location.pathname]).toEqual(['/second', '/second']));
});

it('a blocked step back is undone, and stays undone if it is cancelled', async () => {
  const held: BlockedStep[] = [];
  const release = navigation.guard((step) => held.push(step) > 0);
  history.back();
  await vi.waitFor(() => expect(held).toHaveLength(1));
  await settled();
  expect([at(), location.pathname, held[0]?.to.pathname]).toEqual(['/second', '/second', '/first']);
  history.back();
  await vi.waitFor(() => expect(held).toHaveLength(2));
  await settled();
  expect(location.pathname).toBe('/second');
  release();
});

it('a blocked step back is redone when it may proceed', async () => {
  let proceed = () => {};
  navigation.guard((step) => {
    proceed = step.proceed;
    return true;
  });
  history.back();
  await settled();
  proceed();
  await vi.waitFor(() => expect([at(), location.pathname]).toEqual(['/first', '/first']));
});

it('a step proceeds at once if the guard agrees before it is undone', async () => {
  navigation.guard((step) => {
    step.proceed();
    return true;
  });
  history.back();
  await vi.waitFor(() => expect(at()).toBe('/first'));
  await settled();
  expect(location.pathname).toBe('/first');
});

it('navigation follows a link to a hash, and back', async () => {
  location.hash = '#part';
  await vi.waitFor(() => expect(navigation.state.location.hash).toBe('#part'));
  navigation.push('/third');
  navigation.go(-1);
  await vi.waitFor(() => expect(location.hash).toBe('#part'));
  navigation.go(-1);
  await vi.waitFor(() => expect([at(), location.hash]).toEqual(['/second', '']));
});

/** Opens an overlay that calls `onClose` when Back closes it. */
function openOverlay(onClose = () => {}) {
  overlays.push(onClose);
  opened();
}

it('a step back closes the topmost overlay and stays on the screen', async () => {
  const closed: string[] = [];
  openOverlay(() => closed.push('dialog'));
  openOverlay(() => closed.push('menu'));
  history.back();
  await vi.waitFor(() => expect(closed).toEqual(['menu']));
  expect([at(), location.pathname]).toEqual(['/second', '/second']);
  history.back();
  await vi.waitFor(() => expect(closed).toEqual(['menu', 'dialog']));
  expect([at(), location.pathname]).toEqual(['/second', '/second']);
  history.back();
  await vi.waitFor(() => expect([at(), location.pathname]).toEqual(['/first', '/first']));
});

it('a step back that closes an overlay asks no guard', async () => {
  const guard = vi.fn(() => true);
  const release = navigation.guard(guard);
  openOverlay();
  history.back();
  await vi.waitFor(() => expect(overlays).toEqual([]));
  expect(guard).not.toHaveBeenCalled();
  release();
});

it('an overlay may change the address when it closes', async () => {
  openOverlay(() => navigation.replace('/second?closed'));
  history.back();
  await vi.waitFor(() => expect(location.search).toBe('?closed'));
  history.back();
  await vi.waitFor(() => expect(location.pathname).toBe('/first'));
});

it('a step back closes an overlay of the first screen of a tab, too, and the next leaves the screen', async () => {
  navigation.stop();
  history.pushState(null, '', '/begin');
  navigation = new Navigation(window, () => undefined, {
    isAnyOpen: () => overlays.length > 0,
    closeTop: () => overlays.pop()?.(),
    onOpen: (listener) => {
      opened = listener;
      return () => {};
    },
  });
  openOverlay();
  history.back();
  await vi.waitFor(() => expect(overlays).toEqual([]));
  expect([at(), location.pathname]).toEqual(['/begin', '/begin']);
  history.back();
  await vi.waitFor(() => expect(location.pathname).toBe('/second'));
});

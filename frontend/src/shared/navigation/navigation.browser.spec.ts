import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BlockedStep } from './guards';
import { Navigation } from './navigation';

let navigation: Navigation;
let before: string;

const at = () => navigation.state.location.pathname;
const settled = () => new Promise((done) => setTimeout(done, 100));

beforeEach(() => {
  before = location.href;
  history.replaceState(null, '', '/first');
  navigation = new Navigation(window, () => undefined);
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

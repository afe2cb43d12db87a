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

it('follows the browser back and forth', async () => {
  navigation.go(-1);
  await vi.waitFor(() => expect([at(), location.pathname]).toEqual(['/first', '/first']));
  navigation.go(1);
  await vi.waitFor(() => expect([at(), location.pathname]).toEqual(['/second', '/second']));
});

it('takes a step back that is held up back again, and stays where it is given up', async () => {
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

it('takes it once more when it is let go on', async () => {
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

it('goes on at once where the guard agrees before the step is taken back', async () => {
  navigation.guard((step) => {
    step.proceed();
    return true;
  });
  history.back();
  await vi.waitFor(() => expect(at()).toBe('/first'));
  await settled();
  expect(location.pathname).toBe('/first');
});

it('follows a link within the screen, and back', async () => {
  location.hash = '#part';
  await vi.waitFor(() => expect(navigation.state.location.hash).toBe('#part'));
  navigation.push('/third');
  navigation.go(-1);
  await vi.waitFor(() => expect(location.hash).toBe('#part'));
  navigation.go(-1);
  await vi.waitFor(() => expect([at(), location.hash]).toEqual(['/second', '']));
});

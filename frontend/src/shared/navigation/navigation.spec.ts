import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BlockedStep } from './guards';
import { Navigation } from './navigation';

let navigation: Navigation;
let loaded: (() => void)[];
let slow: string[];

const load = (pathname: string) => {
  if (pathname === '/broken') return Promise.reject(new Error('gone'));
  return slow.includes(pathname) ? new Promise<void>((done) => loaded.push(done)) : undefined;
};
const start = () =>
  new Navigation(window, load, { isAnyOpen: () => false, closeTop: () => {}, onOpen: () => () => {} });
const path = () => location.pathname + location.search + location.hash;
const at = () => navigation.state.location.pathname;
const settled = () => new Promise((done) => setTimeout(done, 20));

beforeEach(() => {
  [loaded, slow] = [[], []];
  history.replaceState(null, '', '/first');
  navigation = start();
});
afterEach(() => navigation.stop());

it('navigation pushes or replaces a history entry', () => {
  const entries = history.length;
  navigation.push('/second?tab=a', { from: 'list' });
  expect([path(), at(), history.length]).toEqual(['/second?tab=a', '/second', entries + 1]);
  expect(navigation.state).toMatchObject({ location: { search: '?tab=a', state: { from: 'list' } } });
  navigation.replace('/third');
  expect([path(), history.length]).toEqual(['/third', entries + 1]);
});

it('navigation waits for the code of the next screen, and the last target wins', async () => {
  slow = ['/slow'];
  navigation.push('/slow');
  expect([path(), at(), navigation.state.isLeaving]).toEqual(['/first', '/first', true]);
  navigation.push('/second');
  loaded.forEach((done) => done());
  await settled();
  expect([path(), navigation.state.isLeaving]).toEqual(['/second', false]);
});

it('navigation goes to a screen whose code failed to load, which shows the error', async () => {
  navigation.push('/broken');
  await settled();
  expect([path(), at(), navigation.state.isLeaving]).toEqual(['/broken', '/broken', false]);
  navigation.push('/second');
  expect(at()).toBe('/second');
});

it('navigation recognises each history entry after a reload', () => {
  navigation.push('/second', 'kept');
  const { key } = navigation.state.location;
  navigation.stop();
  navigation = start();
  expect(navigation.state.location).toMatchObject({ key, state: 'kept', pathname: '/second' });
});

it('a blocked step waits until it may proceed', () => {
  const held: BlockedStep[] = [];
  navigation.guard((step) => held.push(step) > 0);
  navigation.push('/second');
  expect([path(), held[0]?.from.pathname, held[0]?.to.pathname]).toEqual(['/first', '/first', '/second']);
  held[0]?.proceed();
  expect([path(), at(), held]).toEqual(['/second', '/second', [expect.anything()]]);
});

it('guards are asked one by one, the last registered first', () => {
  const asked: string[] = [];
  const steps: BlockedStep[] = [];
  const named = (name: string) => (step: BlockedStep) => {
    asked.push(name);
    return steps.push(step) > 0;
  };
  navigation.guard(named('page'));
  navigation.guard(named('dialog'));
  navigation.push('/second');
  expect(asked).toEqual(['dialog']);
  steps[0]?.proceed();
  expect([asked, path()]).toEqual([['dialog', 'page'], '/first']);
  steps[1]?.proceed();
  expect(path()).toBe('/second');
});

it('a removed guard is not asked', () => {
  const release = navigation.guard(() => true);
  release();
  navigation.push('/second');
  expect(path()).toBe('/second');
});

it('listeners are called until they unsubscribe', () => {
  const listener = vi.fn();
  const stop = navigation.listen(listener);
  navigation.push('/second', undefined, { preventScrollReset: true });
  stop();
  navigation.push('/third');
  expect(listener.mock.calls).toEqual([[expect.objectContaining({ keepsScroll: true })]]);
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Clock } from '../clock';
import { Attempts } from './attempts';

const MINUTE_MS = 60_000;
let attempts: Attempts;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  attempts = new Attempts(new Clock());
});
afterEach(() => void vi.useRealTimers());

const attempt = (key = 'home') => attempts.increment(key, 5 * MINUTE_MS, 2);

describe('attempts', () => {
  it('over the limit are refused with the time to wait', async () => {
    expect([(await attempt()).isBlocked, (await attempt()).isBlocked]).toEqual([false, false]);
    vi.advanceTimersByTime(2 * MINUTE_MS);
    expect(await attempt()).toMatchObject({ isBlocked: true, timeToBlockExpire: 180 });
  });

  it('over the limit do not extend the window', async () => {
    for (let minutes = 0; minutes < 5; minutes++) {
      await attempt();
      vi.advanceTimersByTime(MINUTE_MS);
    }
    expect((await attempt()).isBlocked).toBe(false);
  });

  it('do not count when they succeed', async () => {
    for (let count = 0; count < 10; count++) {
      expect((await attempt()).isBlocked).toBe(false);
      attempts.forgive('home');
    }
  });

  it('with one key do not count for another', async () => {
    for (let count = 0; count < 3; count++) await attempt('home');
    expect((await attempt('away')).isBlocked).toBe(false);
  });

  it('are evicted when their window has ended, however many there were', async () => {
    for (let count = 0; count < 10_001; count++) await attempt(`guest ${count}`);
    vi.advanceTimersByTime(6 * MINUTE_MS);
    await attempt();
    expect(attempts).toHaveProperty('windows.size', 1);
  });
});

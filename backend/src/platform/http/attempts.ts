import type { ThrottlerStorage } from '@nestjs/throttler';
import type { Clock } from '../clock';

interface Window {
  attempts: number;
  /** Milliseconds since 1970. */
  endsAt: number;
}

/** Ended windows are evicted when there are more than this. */
const CLEANUP_THRESHOLD = 10_000;

/** Counts attempts in fixed windows, in the memory of this process. A successful attempt can be taken back with `forgive`. */
export class Attempts implements ThrottlerStorage {
  private readonly windows = new Map<string, Window>();

  constructor(private readonly clock: Clock) {}

  increment(key: string, ttl: number, limit: number) {
    const now = this.clock.now().getTime();
    if (this.windows.size > CLEANUP_THRESHOLD) this.evictEnded(now);
    const window = this.openWindow(key, now, ttl);
    const isBlocked = window.attempts >= limit;
    if (!isBlocked) window.attempts++;
    const seconds = (window.endsAt - now) / 1000;
    const totalHits = window.attempts;
    return Promise.resolve({ totalHits, isBlocked, timeToExpire: seconds, timeToBlockExpire: seconds });
  }

  forgive(key: string): void {
    const window = this.windows.get(key);
    if (window && window.attempts > 0) window.attempts--;
  }

  private openWindow(key: string, now: number, ttl: number): Window {
    const known = this.windows.get(key);
    if (known && known.endsAt > now) return known;
    const fresh = { attempts: 0, endsAt: now + ttl };
    this.windows.set(key, fresh);
    return fresh;
  }

  private evictEnded(now: number): void {
    for (const [key, { endsAt }] of this.windows) if (endsAt <= now) this.windows.delete(key);
  }
}

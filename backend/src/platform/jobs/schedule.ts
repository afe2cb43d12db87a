import type { Schedule } from './job';

/** Returns the first run after `now`. */
export function nextTime({ everyMs, offsetMs = 0 }: Schedule, now: Date): Date {
  const periods = Math.floor((now.getTime() - offsetMs) / everyMs) + 1;
  return new Date(periods * everyMs + offsetMs);
}

import type { Rhythm } from './job';

/** The next beginning after `now`. */
export function nextTime({ every, offset = 0 }: Rhythm, now: Date): Date {
  const periods = Math.floor((now.getTime() - offset) / every) + 1;
  return new Date(periods * every + offset);
}

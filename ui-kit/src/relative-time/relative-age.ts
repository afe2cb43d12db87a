const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MONTH_MS = 30 * DAY_MS;
const YEAR_MS = 365 * DAY_MS;

const many = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

const justNow = 'just now';

/**
 * Returns the age of a moment in its largest whole unit: minutes below an hour, hours below a day, then days.
 */
export function relativeAge(at: number, now: number): string {
  const age = Math.max(0, now - at);
  if (age < MINUTE_MS) return justNow;
  if (age < HOUR_MS) return `${many(Math.floor(age / MINUTE_MS), 'minute')} ago`;
  if (age < DAY_MS) return `${many(Math.floor(age / HOUR_MS), 'hour')} ago`;
  return `${many(Math.floor(age / DAY_MS), 'day')} ago`;
}

/** Returns the approximate distance to a moment: minutes below 45, then about hours, days, months, years. */
export function relativeDistance(at: number, now: number): string {
  const distance = Math.abs(now - at);
  if (at <= now && distance < MINUTE_MS) return justNow;
  const words = distanceWords(distance);
  return at > now ? `in ${words}` : `${words} ago`;
}

function distanceWords(distance: number): string {
  const rounded = (unit: number) => Math.max(1, Math.round(distance / unit));
  if (distance < MINUTE_MS / 2) return 'less than a minute';
  if (distance < 45 * MINUTE_MS) return many(rounded(MINUTE_MS), 'minute');
  if (distance < DAY_MS) return `about ${many(rounded(HOUR_MS), 'hour')}`;
  if (distance < MONTH_MS) return many(rounded(DAY_MS), 'day');
  if (distance < 2 * MONTH_MS) return `about ${many(rounded(MONTH_MS), 'month')}`;
  if (distance < YEAR_MS) return many(rounded(MONTH_MS), 'month');
  return `about ${many(rounded(YEAR_MS), 'year')}`;
}

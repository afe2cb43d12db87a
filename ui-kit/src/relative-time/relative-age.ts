const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const month = 30 * day;
const year = 365 * day;

const many = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

const justNow = 'just now';

/**
 * Returns the age of a moment in its largest whole unit: minutes below an hour, hours below a day, then days.
 */
export function relativeAge(at: number, now: number): string {
  const age = Math.max(0, now - at);
  if (age < minute) return justNow;
  if (age < hour) return `${many(Math.floor(age / minute), 'minute')} ago`;
  if (age < day) return `${many(Math.floor(age / hour), 'hour')} ago`;
  return `${many(Math.floor(age / day), 'day')} ago`;
}

/** Returns the approximate distance to a moment: minutes below 45, then about hours, days, months, years. */
export function relativeDistance(at: number, now: number): string {
  const distance = Math.abs(now - at);
  if (at <= now && distance < minute) return justNow;
  const words = distanceWords(distance);
  return at > now ? `in ${words}` : `${words} ago`;
}

function distanceWords(distance: number): string {
  const rounded = (unit: number) => Math.max(1, Math.round(distance / unit));
  if (distance < minute / 2) return 'less than a minute';
  if (distance < 45 * minute) return many(rounded(minute), 'minute');
  if (distance < day) return `about ${many(rounded(hour), 'hour')}`;
  if (distance < month) return many(rounded(day), 'day');
  if (distance < 2 * month) return `about ${many(rounded(month), 'month')}`;
  if (distance < year) return many(rounded(month), 'month');
  return `about ${many(rounded(year), 'year')}`;
}

const DAY_MS = 24 * 3600_000;
const WEEK_MS = 7 * DAY_MS;
/** Monday 7:00, from Monday midnight. */
const SEVEN_MS = 7 * 3600_000;
/** 5 January 1970 was a Monday. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

/** Returns the last Monday at 7:00 in a time zone, at or before `now`. */
export function lastDigestTime(now: Date, timeZone: string): Date {
  const offset = offsetAt(now.getTime(), timeZone);
  const sinceMonday = modulo(now.getTime() + offset - FIRST_MONDAY_MS - SEVEN_MS, WEEK_MS);
  const guess = now.getTime() - sinceMonday;
  // The UTC offset may have changed between that Monday and now.
  return new Date(guess + offset - offsetAt(guess, timeZone));
}

const modulo = (value: number, by: number) => ((value % by) + by) % by;

/** Returns the UTC offset of a time zone at a time, in milliseconds. */
function offsetAt(time: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const wall = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
  return wall - Math.floor(time / 60_000) * 60_000;
}

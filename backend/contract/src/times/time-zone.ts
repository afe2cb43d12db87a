/** The name of an IANA time zone, such as `Europe/Berlin`. */
export type TimeZone = string;

/** The cookie in which the app keeps the browser's time zone; over https its name begins with `__Host-`. */
export const TIME_ZONE_COOKIE = 'time_zone';

const MAX_NAME_CHARS = 64;
/** Rejects offsets such as `+05:30`: they have no daylight saving time. */
const namePattern = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/;

/** Returns true for a time zone name known to this JavaScript engine. */
export function isTimeZone(value: unknown): value is TimeZone {
  if (typeof value !== 'string' || value.length > MAX_NAME_CHARS || !namePattern.test(value)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: value }));
  } catch {
    return false;
  }
}

/** Returns the time zone, or null when the value is invalid. */
export const timeZoneOrNull = (value: unknown): TimeZone | null => (isTimeZone(value) ? value : null);

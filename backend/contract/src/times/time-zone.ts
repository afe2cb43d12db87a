/** The name of an IANA time zone, such as `Europe/Berlin`. */
export type TimeZone = string;

/** The cookie in which the app keeps the browser's time zone; over https its name begins with `__Host-`. */
export const TIME_ZONE_COOKIE = 'time_zone';

const MAX_NAME_CHARS = 64;
/** Offsets such as `+05:30` are no names of zones: they know no daylight saving time. */
const namePattern = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/;

/** Whether the value is a time zone by name that this engine knows. */
export function isTimeZone(value: unknown): value is TimeZone {
  if (typeof value !== 'string' || value.length > MAX_NAME_CHARS || !namePattern.test(value)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: value }));
  } catch {
    return false;
  }
}

/** The time zone, or null where the value is none. */
export const timeZoneOrNull = (value: unknown): TimeZone | null => (isTimeZone(value) ? value : null);

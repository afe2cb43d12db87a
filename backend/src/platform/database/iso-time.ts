const thousandths = '2026-03-01T09:30:05.123'.length;

/**
 * A time of a row, or of one in JSON, as the API has it. What PostgreSQL writes into JSON where its zone is UTC has it in itself,
 * `2026-03-01T09:30:05.123456+00:00`; reading that as a time and writing it again was an eighth of a discussion.
 */
export function isoTime(time: Date | string): string {
  const isUsual =
    typeof time === 'string' &&
    time.length >= thousandths + 6 &&
    time.charAt(19) === '.' &&
    time.endsWith('+00:00');
  return isUsual ? `${time.slice(0, thousandths)}Z` : new Date(time).toISOString();
}

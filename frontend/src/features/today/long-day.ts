/** Returns the day such as "Thursday 26 November". Its parts are joined here, because engines separate them differently. */
export function longDay(at: number, timeZone: string | null): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: timeZone ?? 'UTC',
  });
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts.get('weekday')} ${Number(parts.get('day'))} ${parts.get('month')}`;
}

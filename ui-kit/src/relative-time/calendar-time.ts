const DAY_MS = 86_400_000;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

/**
 * Returns the day and time of a past moment as in a calendar: "today 07:53", "yesterday 19:13", "Saturday 19:13" within a week, "17 Nov",
 * and the year if it is another one. `Intl` supplies only digits, because its words differ between engines. Without a known zone the day
 * is that of UTC, and the time of day is left out.
 */
export function calendarTime(at: number, now: number, timeZone: string | null): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: timeZone ?? 'UTC',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  const partsOf = (ms: number) => {
    const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, value]));
    const [year, month, day] = (['year', 'month', 'day'] as const).map((type) => Number(parts.get(type)));
    return { parts, date: new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day)) };
  };
  const [{ parts, date }, { date: today }] = [partsOf(at), partsOf(now)];
  const days = (today.getTime() - date.getTime()) / DAY_MS;
  if (days >= 7) {
    const dayAndMonth = `${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
    const [year, thisYear] = [date.getUTCFullYear(), today.getUTCFullYear()];
    return year === thisYear ? dayAndMonth : `${dayAndMonth} ${year}`;
  }
  const day = days < 1 ? 'today' : days < 2 ? 'yesterday' : weekdays[date.getUTCDay()];
  return timeZone === null ? `${day}` : `${day} ${parts.get('hour')}:${parts.get('minute')}`;
}

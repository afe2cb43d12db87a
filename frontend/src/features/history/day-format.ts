import {
  historyTexts,
  monthNames,
  partsIn,
  type Sitting,
  type TimeParts,
  type TimeZone,
} from '@touchline/contract';

/** Formats times of a history, which is a list of days. Without a known zone days are those of UTC, and times of day are left out. */
export interface DayFormat {
  /** `Today`, `Yesterday`, `Saturday 21 November`, with the year if it is another one. */
  heading: (at: string) => string;
  /** `today 18:05`, `yesterday 18:05`, `17 November`, with the year if it is another one. */
  day: (at: string) => string;
  /** `19:02 to 19:13`; one time if both are in the same minute. */
  times: (from: string, to: string) => string;
  /** `19:13`, with the seconds where another one of the list is in the same minute. */
  timesOf: (list: readonly string[]) => string[];
}

const DAY_MS = 86_400_000;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export function dayFormat(timeZone: TimeZone | null, now: number): DayFormat {
  const partsOf = partsIn(timeZone ?? 'UTC');
  const today = partsOf(new Date(now));
  const daysAgo = (parts: TimeParts) => Math.round((startOf(today) - startOf(parts)) / DAY_MS);
  const date = ({ day, month, year }: TimeParts) =>
    `${day} ${monthNames[month - 1]}${year === today.year ? '' : ` ${year}`}`;
  const recent = (parts: TimeParts) => {
    const days = daysAgo(parts);
    if (days < 1) return historyTexts.today;
    return days === 1 ? historyTexts.yesterday : undefined;
  };
  const minutes = ({ hour, minute }: TimeParts) => `${hour}:${minute}`;
  return {
    heading: (at) => {
      const parts = partsOf(at);
      return recent(parts) ?? `${weekdays[new Date(startOf(parts)).getUTCDay()]} ${date(parts)}`;
    },
    day: (at) => {
      const parts = partsOf(at);
      const day = recent(parts)?.toLowerCase();
      if (!day) return date(parts);
      return timeZone === null ? day : `${day} ${minutes(parts)}`;
    },
    times: (from, to) => {
      const [start, end] = [partsOf(from), partsOf(to)];
      if (timeZone === null) return date(start);
      const [first, last] = [minutes(start), minutes(end)];
      return first === last && startOf(start) === startOf(end) ? first : historyTexts.times(first, last);
    },
    timesOf: (list) => {
      const all = list.map((at) => partsOf(at));
      if (timeZone === null) return all.map(date);
      const shown = all.map(minutes);
      return all.map((parts, at) => {
        const time = shown[at] ?? '';
        return shown.filter((other) => other === time).length > 1 ? `${time}:${parts.second}` : time;
      });
    },
  };
}

const startOf = ({ year, month, day }: TimeParts) => Date.UTC(Number(year), month - 1, Number(day));

export interface SittingsOfDay {
  heading: string;
  sittings: Sitting[];
}

/** Groups sittings, newest first, by the days on which they began: one across midnight belongs to the day before. */
export function groupByDay(sittings: readonly Sitting[], { heading }: DayFormat): SittingsOfDay[] {
  const days: SittingsOfDay[] = [];
  for (const sitting of sittings) {
    const day = heading(sitting.firstSavedAt);
    const last = days.at(-1);
    if (last?.heading === day) last.sittings.push(sitting);
    else days.push({ heading: day, sittings: [sitting] });
  }
  return days;
}

import { timeZoneOrNull, type TimeZone } from './time-zone';

/**
 * Formats times in one zone. Without a zone, dates are in UTC and the time of day is left out, because it would be wrong for most
 * readers.
 */
export interface TimeFormat {
  /** `27 Nov 2026` */
  date: (at: Moment) => string;
  /** `27 November 2026` */
  longDate: (at: Moment) => string;
  /** `27 Nov 2026, 18:30` */
  dateTime: (at: Moment) => string;
  /** `27 November 2026 at 18:30 (Europe/Berlin)` */
  zonedDateTime: (at: Moment) => string;
  /** `Fri 27 Nov, 18:30` */
  weekdayTime: (at: Moment) => string;
  /** `27 Nov, 18:30–18:42`; a single time when both are in the same minute. */
  range: (from: Moment, to: Moment) => string;
  /** `18:30:05`; the date without a known zone. */
  seconds: (at: Moment) => string;
}

type Moment = string | Date;

interface Parts {
  year: string;
  month: number;
  day: string;
  hour: string;
  minute: string;
  second: string;
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const formats = new Map<TimeZone | null, TimeFormat>();
/** Exceeds the number of zones; names are case-insensitive, so callers can produce more. */
const MAX_FORMATS = 1000;

/**
 * Returns the cached format of a zone; an unknown name counts as none. `Intl` supplies only digits: its month names and separators differ
 * between engines and versions, and server and browser must render the same text.
 */
export function timeFormat(name: string | null): TimeFormat {
  const found = formats.get(name);
  if (found) return found;
  const zone = timeZoneOrNull(name);
  if (formats.size >= MAX_FORMATS) formats.clear();
  const format = formats.get(zone) ?? formatOf(zone);
  formats.set(zone, format);
  return format;
}

function formatOf(zone: TimeZone | null): TimeFormat {
  const partsOf = partsIn(zone ?? 'UTC');
  const ifKnown = (timeOfDay: string) => (zone === null ? '' : timeOfDay);
  const date = ({ day, month, year }: Parts) => `${day} ${shortMonth(month)} ${year}`;
  const longDate = ({ day, month, year }: Parts) => `${day} ${months[month - 1]} ${year}`;
  const minutes = ({ hour, minute }: Parts) => `${hour}:${minute}`;
  const shortTime = (parts: Parts) => dayOf(parts) + ifKnown(`, ${minutes(parts)}`);
  return {
    date: (at) => date(partsOf(at)),
    longDate: (at) => longDate(partsOf(at)),
    dateTime: (at) => {
      const parts = partsOf(at);
      return date(parts) + ifKnown(`, ${minutes(parts)}`);
    },
    zonedDateTime: (at) => {
      const parts = partsOf(at);
      return longDate(parts) + ifKnown(` at ${minutes(parts)} (${zone})`);
    },
    weekdayTime: (at) => {
      const parts = partsOf(at);
      return `${weekdayOf(parts)} ${shortTime(parts)}`;
    },
    range: (from, to) => {
      const [start, end] = [partsOf(from), partsOf(to)];
      const [first, last] = [shortTime(start), shortTime(end)];
      if (first === last) return first;
      return dayOf(start) === dayOf(end) ? `${first}–${minutes(end)}` : `${first} – ${last}`;
    },
    seconds: (at) => {
      const parts = partsOf(at);
      return zone === null ? date(parts) : `${minutes(parts)}:${parts.second}`;
    },
  };
}

/** September is `Sept` in British English. */
const shortMonth = (month: number) => months[month - 1]?.slice(0, month === 9 ? 4 : 3) ?? '';
const dayOf = ({ day, month }: Parts) => `${day} ${shortMonth(month)}`;
const weekdayOf = ({ year, month, day }: Parts) =>
  weekdays[new Date(Date.UTC(Number(year), month - 1, Number(day))).getUTCDay()] ?? '';

function partsIn(timeZone: TimeZone): (at: Moment) => Parts {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return (at) => {
    const parts = new Map(format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
    const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
    const twoFigures = (type: Intl.DateTimeFormatPartTypes) => of(type).padStart(2, '0');
    return {
      year: of('year'),
      month: Number(of('month')),
      // Some versions of ICU write "02/03/2026".
      day: String(Number(of('day'))),
      hour: twoFigures('hour'),
      minute: twoFigures('minute'),
      second: twoFigures('second'),
    };
  };
}

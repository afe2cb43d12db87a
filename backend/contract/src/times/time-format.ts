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
}

type Moment = string | Date;

/** The date and time of a moment in a zone; minutes and so on have two digits. */
export interface TimeParts {
  year: string;
  month: number;
  day: string;
  hour: string;
  minute: string;
  second: string;
}

export const monthNames = [
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
  const date = ({ day, month, year }: TimeParts) => `${day} ${shortMonth(month)} ${year}`;
  const longDate = ({ day, month, year }: TimeParts) => `${day} ${monthNames[month - 1]} ${year}`;
  const minutes = ({ hour, minute }: TimeParts) => `${hour}:${minute}`;
  const shortTime = (parts: TimeParts) => dayOf(parts) + ifKnown(`, ${minutes(parts)}`);
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
  };
}

/** September is `Sept` in British English. */
const shortMonth = (month: number) => monthNames[month - 1]?.slice(0, month === 9 ? 4 : 3) ?? '';
const dayOf = ({ day, month }: TimeParts) => `${day} ${shortMonth(month)}`;
const weekdayOf = ({ year, month, day }: TimeParts) =>
  weekdays[new Date(Date.UTC(Number(year), month - 1, Number(day))).getUTCDay()] ?? '';

export function partsIn(timeZone: TimeZone): (at: Moment) => TimeParts {
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

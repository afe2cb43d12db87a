import { use } from 'react';
import { KitContext } from '../provider/kit-context';
import { Tooltip } from '../tooltip/tooltip';
import { calendarTime } from './calendar-time';
import { relativeAge, relativeDistance } from './relative-age';
import * as styles from './relative-time.css';
import { useMinute } from './use-minute';

const formats = { age: relativeAge, distance: relativeDistance, calendar: calendarTime };

const exact = new Map<string | null, Intl.DateTimeFormat>();

function exactIn(timeZone: string | null): Intl.DateTimeFormat {
  const options = { dateStyle: 'full', timeStyle: 'short', timeZone: timeZone ?? undefined } as const;
  const format = exact.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', options);
  exact.set(timeZone, format);
  return format;
}

export interface RelativeTimeProps {
  /** ISO 8601. */
  at: string;
  /** `age` counts whole units, `distance` is approximate ('about 2 hours ago'), `calendar` is the day ('Saturday 19:13'). */
  format?: keyof typeof formats;
  /** Makes the exact time reachable by keyboard; false when the time is inside a link. */
  isFocusable?: boolean;
}

/** The time since an event, with the exact time as a tooltip. */
export function RelativeTime({ at, format = 'age', isFocusable = false }: RelativeTimeProps) {
  const now = useMinute();
  const { timeZone } = use(KitContext);
  const moment = new Date(at);
  return (
    <Tooltip label={exactIn(timeZone).format(moment)}>
      <time dateTime={at} className={styles.time} tabIndex={isFocusable ? 0 : undefined}>
        {formats[format](moment.getTime(), now, timeZone)}
      </time>
    </Tooltip>
  );
}

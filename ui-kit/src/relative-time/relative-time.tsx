import { use } from 'react';
import { SurroundingsContext } from '../provider/surroundings';
import { Tooltip } from '../tooltip/tooltip';
import { relativeAge, relativeDistance } from './relative-age';
import * as styles from './relative-time.css';
import { useMinute } from './use-minute';

const formats = { age: relativeAge, distance: relativeDistance };

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
  /** `age` counts whole units, `distance` speaks as people do ('about 2 hours ago'). */
  format?: keyof typeof formats;
  /** Whether the exact time can be reached by keyboard; not where the time is part of a link. */
  isFocusable?: boolean;
}

/** How long ago something was; the exact time on hover and focus. */
export function RelativeTime({ at, format = 'age', isFocusable = false }: RelativeTimeProps) {
  const now = useMinute();
  const { timeZone } = use(SurroundingsContext);
  const moment = new Date(at);
  return (
    <Tooltip label={exactIn(timeZone).format(moment)}>
      <time dateTime={at} className={styles.time} tabIndex={isFocusable ? 0 : undefined}>
        {formats[format](moment.getTime(), now)}
      </time>
    </Tooltip>
  );
}

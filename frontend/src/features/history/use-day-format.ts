import { useMinute } from '@touchline/ui-kit';
import { useMemo } from 'react';
import { useTimeZone } from '../../shared/time-zone';
import { dayFormat, type DayFormat } from './day-format';

/** Returns functions that format times of a history, in the zone and for the present day of the reader. */
export function useDayFormat(): DayFormat {
  const [timeZone, now] = [useTimeZone(), useMinute()];
  return useMemo(() => dayFormat(timeZone, now), [timeZone, now]);
}

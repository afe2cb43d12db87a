import { timeFormat, type TimeFormat } from '@touchline/contract';
import { useTimeZone } from './time-zone';

/** Returns the functions that write times, in the zone of `useTimeZone`. */
export const useTimeFormat = (): TimeFormat => timeFormat(useTimeZone());

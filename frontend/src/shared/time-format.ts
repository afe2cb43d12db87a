import { timeFormat, type TimeFormat } from '@touchline/contract';
import { useTimeZone } from './time-zone';

/** Returns functions that format times in the zone of `useTimeZone`. */
export const useTimeFormat = (): TimeFormat => timeFormat(useTimeZone());

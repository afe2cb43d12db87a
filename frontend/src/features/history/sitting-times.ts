import type { Sitting, TimeFormat } from '@touchline/contract';

/** Formats the first and last save of a sitting; one time if both are in the same minute. */
export const sittingTimes = (
  { firstSavedAt, lastSavedAt }: Sitting,
  { range }: Pick<TimeFormat, 'range'>,
): string => range(firstSavedAt, lastSavedAt);

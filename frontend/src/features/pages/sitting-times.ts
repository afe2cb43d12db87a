import type { PageSitting, TimeFormat } from '@touchline/contract';

/** The first and the last save of a sitting; one time when they are in the same minute. */
export const sittingTimes = (
  { firstSavedAt, lastSavedAt }: PageSitting,
  { range }: Pick<TimeFormat, 'range'>,
): string => range(firstSavedAt, lastSavedAt);

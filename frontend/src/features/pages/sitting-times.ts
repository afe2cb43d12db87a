import type { PageSitting } from '@touchline/contract';

const minutes = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const seconds = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

/** The first and the last save of a sitting; one time when they are in the same minute. */
export const sittingTimes = ({ firstSavedAt, lastSavedAt }: PageSitting): string =>
  minutes.formatRange(new Date(firstSavedAt), new Date(lastSavedAt));

/** The time of one save: several may be in the same minute. */
export const saveTime = (savedAt: string): string => seconds.format(new Date(savedAt));

import { timeFormat } from '@touchline/contract';

export interface PageOrigin {
  team: string;
  author: string | null;
  updatedAt: Date;
  /** The time zone of the reader; null when unknown. */
  timeZone: string | null;
}

/** Returns the line below the title of a printed page: team, author, date. */
export function aboutLine({ team, author, updatedAt, timeZone }: PageOrigin): string {
  const date = timeFormat(timeZone).longDate(updatedAt);
  return [team, ...(author === null ? [] : [`by ${author}`]), date].join(' · ');
}

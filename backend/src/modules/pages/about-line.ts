import { timeFormat } from '@touchline/contract';

export interface PageOrigin {
  team: string;
  author: string | null;
  updatedAt: Date;
  /** Of the reader; null where it is not known. */
  timeZone: string | null;
}

/** Where a page comes from, as it stands under its title on paper. */
export function aboutLine({ team, author, updatedAt, timeZone }: PageOrigin): string {
  const date = timeFormat(timeZone).longDate(updatedAt);
  return [team, ...(author === null ? [] : [`by ${author}`]), date].join(' · ');
}

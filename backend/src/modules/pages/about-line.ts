export interface PageOrigin {
  team: string;
  author: string | null;
  updatedAt: Date;
}

/** Where a page comes from, as it stands under its title on paper. */
export function aboutLine({ team, author, updatedAt }: PageOrigin): string {
  const date = updatedAt.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return [team, ...(author === null ? [] : [`by ${author}`]), date].join(' · ');
}

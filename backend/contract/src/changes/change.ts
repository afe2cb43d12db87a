/** What may have changed, each with what the `id` of such a change names. */
export const changeKinds = {
  account: 'the person themselves',
  team: 'a team: what it is called, who is in it and as what, whether one is in it at all',
  page: 'a page of the team, or the star that one person gave it',
  comments: 'the page whose discussion it is',
  media: 'a file of the team',
  categories: 'a category of the team',
  plays: 'a play of the team, or the star that one person gave it',
  invites: 'an invitation or a link of the team',
  notifications: 'the person whose they are',
} as const;
export type ChangeKind = keyof typeof changeKinds;

/** Says where something is to be read again, never what it holds. */
export interface Change {
  what: ChangeKind;
  /** Null for what belongs to one person, and for a team that they are no longer in. */
  teamId: number | null;
  id: number;
}

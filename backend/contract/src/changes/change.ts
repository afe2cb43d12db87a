/** Kinds of live updates, each with the meaning of `id`. */
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

/** A live update. It names what to refetch and carries no content. */
export interface Change {
  what: ChangeKind;
  /** Null for changes of a single user, and for a team the user has left. */
  teamId: number | null;
  id: number;
}

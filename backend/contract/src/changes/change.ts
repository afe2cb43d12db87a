import type { ContentKind } from '../lifecycle/lifecycle';

/** Kinds of live updates, each with the meaning of `id`. */
export const changeKinds = {
  account: 'the user',
  team: 'a team: its name, its members and their roles, whether a user is a member',
  page: "a page of the team, or a user's star on it; 0: a template of its pages, for editors of the team",
  comments: 'the page or play of the discussion',
  media: 'a file of the team',
  categories: 'a category of the team, or 0: content of the team was moved or taken back',
  plays: "a play of the team, or a user's star on it; 0: a formation of its boards, for editors of the team",
  invites: 'an invitation or a link of the team',
  notifications: 'the user who received them',
} as const;
export type ChangeKind = keyof typeof changeKinds;

/** A live update. It names what to refetch and carries no content. */
export interface Change {
  what: ChangeKind;
  /** Null for changes of a single user, and for a team the user has left. */
  teamId: number | null;
  id: number;
  /** The kind that a discussion is about; absent from servers of the build before, which had discussions of pages only. */
  kind?: ContentKind;
}

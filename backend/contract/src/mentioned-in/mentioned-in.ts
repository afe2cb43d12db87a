import type { ContentKind } from '../lifecycle/lifecycle';

/** A page or play that mentions another one. */
export interface Mentioning {
  kind: ContentKind;
  id: number;
  /** The title of a page, the name of a play. */
  title: string;
  isDraft: boolean;
  /** Null if it is of the same team. */
  team: { id: number; name: string } | null;
}

/** Cursor pagination with `limits.mentioningPerCall` items per page, the last changed first. */
export interface MentionedIn {
  items: Mentioning[];
  nextCursor: string | null;
}

export interface MentionedInQuery {
  /** The `nextCursor` of the previous page. */
  cursor?: string;
}

import type { IsoTime } from '../http-types';
import type { ReadState } from '../lifecycle/lifecycle';

export const starredKinds = ['page', 'play'] as const;
export type StarredKind = (typeof starredKinds)[number];

/** A page or play that the caller starred. */
export interface StarredItem {
  kind: StarredKind;
  id: number;
  teamId: number;
  /** The title of a page, the name of a play. */
  title: string;
  tags: string[];
  /** The formation of a play; null for pages. */
  formation: string | null;
  /** The URL of a play's diagram in the team's media library; null for pages. */
  diagramUrl: string | null;
  /** URL of a picture of a play's board; null without one. Optional as `isDraft`. */
  stillUrl?: string | null;
  starredAt: IsoTime;
  updatedAt: IsoTime;
  /** Visible to editors of the team only. Optional, because an earlier build does not send it. */
  isDraft?: boolean;
  /** The user of `updatedAt`; null for a deleted account. Optional as `isDraft`. */
  updatedBy?: { displayName: string } | null;
  /** Null for what the caller has read. Optional as `isDraft`. */
  readState?: ReadState | null;
}

export interface StarredList {
  items: StarredItem[];
  /** Number of stars of each team and kind, whatever the filters; teams without a star are left out. */
  counts: { teamId: number; pages: number; plays: number }[];
  nextCursor: string | null;
}

/** Cursor pagination with `limits.rowsPerCall` (100) items per page, the newest star first. */
export interface StarredQuery {
  kind?: StarredKind;
  /** The id of a team. */
  team?: number;
  /** The `nextCursor` of the previous page. */
  cursor?: string;
}

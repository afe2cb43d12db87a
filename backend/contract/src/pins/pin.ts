import type { IsoTime } from '../http-types';

export const pinKinds = ['page', 'play'] as const;

/** Names a page or play in a team's list of pins. */
export interface PinKey {
  kind: (typeof pinKinds)[number];
  id: number;
}

export interface PinnedPage {
  kind: 'page';
  id: number;
  title: string;
  tags: string[];
  /** Full name of the user who saved last; null if their account is deleted. */
  updatedBy: string | null;
  updatedAt: IsoTime;
  /** Visible to editors of the team only. Optional, because an earlier build does not send it. */
  isDraft?: boolean;
}

export interface PinnedPlay {
  kind: 'play';
  id: number;
  title: string;
  formation: string | null;
  /** URL of a file in the team's media library. */
  diagramUrl: string | null;
  /** URL of a picture of the board; null without one. Optional as `isDraft`. */
  stillUrl?: string | null;
  /** Visible to editors of the team only. Optional, because an earlier build does not send it. */
  isDraft?: boolean;
}

/** A page or play that editors pinned to the top of the team's space, for all members. */
export type Pin = PinnedPage | PinnedPlay;

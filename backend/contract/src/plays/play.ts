import type { Board } from '../boards/board';
import type { IsoTime } from '../http-types';
import type { ReadState, SavedVersion } from '../lifecycle/lifecycle';
import type { Publication } from '../pages/page';

export interface Play {
  id: number;
  teamId: number;
  categoryId: number | null;
  name: string;
  description: string | null;
  /** Sanitised HTML. */
  content: string;
  tags: string[];
  formation: string | null;
  /** URL of a file in the team's media library. */
  diagramUrl: string | null;
  /** Null without a tactics board. Not in lists. Optional as `updatedBy`. */
  board?: Board | null;
  /** URL of a picture of the board; null without one. Optional as `updatedBy`. */
  stillUrl?: string | null;
  /** The caller's own star. */
  isStarred: boolean;
  views: number;
  /** Incremented by each save. */
  version: number;
  createdBy: number | null;
  creator: { username: string } | null;
  createdAt: IsoTime;
  updatedAt: IsoTime;
  /** The user of `updatedAt`; null for a deleted account. Optional, because an earlier build does not send it. */
  updatedBy?: { displayName: string; avatar: string | null } | null;
  /** Minutes that reading the text takes, at least 1. Optional as `updatedBy`. */
  minutes?: number;
  /** The version that the caller read last, null if none; only when the play is read. */
  lastReadVersion?: number | null;
  /** Visible to editors of the team only. Optional as `updatedBy`. */
  isDraft?: boolean;
  /** Null for a draft. Optional as `updatedBy`. */
  publishedAt?: IsoTime | null;
  /** Only in lists; null for what the caller has read. Optional as `updatedBy`. */
  readState?: ReadState | null;
}

export interface NewPlay {
  name: string;
  description?: string | null;
  content?: string;
  tags?: string[];
  formation?: string | null;
  diagramUrl?: string | null;
  /** Stored in its canonical form: without unknown fields and defaults. */
  board?: Board | null;
  categoryId?: number | null;
  /** Without it the play is published at once. */
  draft?: boolean;
}

/** Body of PATCH: omitted fields keep their value. An outdated `version` is a conflict (409). */
export interface PlayChange extends Partial<Omit<NewPlay, 'draft'>> {
  version?: number;
}

export interface BulkPlayPublication extends Publication {
  playIds: number[];
}

/** The response to publishing one play. */
export interface PublishedPlay {
  play: Play;
  /** The number of members who are notified; 0 when the play was published before. */
  notified: number;
}

/** The response to publishing several plays. */
export interface PublishedPlays {
  playIds: number[];
  notified: number;
}

/** The additional field of a 409 on saving: the current play. */
export interface PlayConflict {
  play: Play;
}

/** A version without its content. */
export interface PlayVersionHead extends SavedVersion {
  name: string;
}

export interface PlayVersion
  extends
    PlayVersionHead,
    Pick<Play, 'description' | 'content' | 'tags' | 'formation' | 'diagramUrl' | 'board'> {}

export interface PlayVersions {
  versions: PlayVersionHead[];
  /** Pass as `before` for older versions; null on the last page. */
  nextBefore: number | null;
}

export interface PlayFilter {
  /** Matches part of the name or description, case-insensitively. */
  search?: string;
  /** Matches any of these tags, case-insensitively. */
  tag?: string | string[];
  /** Includes the category's descendants. */
  category?: number;
  /** `yes` leaves out what the caller has not starred. */
  starred?: 'yes';
  /** Sorts the plays of a category by its own order, those of its descendants after them; the default is newest first. */
  order?: 'own';
}

import type { IsoTime } from '../http-types';
import type { ReadState } from '../lifecycle/lifecycle';
import type { StarredKind } from '../starred/starred';

interface TodayUser {
  displayName: string;
  avatar: string | null;
}

/** A page or play of one of the caller's teams. */
interface TodayItem {
  kind: StarredKind;
  id: number;
  teamId: number;
  /** The title of a page, the name of a play. */
  title: string;
}

/** Published in the last two weeks and not opened yet (`new`), or changed since the caller read it (`changed`). */
export interface TodayToRead extends TodayItem {
  state: ReadState;
  /** The user who published or changed it; null for a deleted account. */
  by: TodayUser | null;
  at: IsoTime;
  /** The publisher's note, unless the caller has opened the page since. */
  note: string | null;
  /** The version that the caller read last, to compare the current one with; null for what is new. */
  since: number | null;
}

/** An unread mention or reply, or an open thread of another user on a page or play that the caller created. */
interface TodayComment {
  kind: 'mention' | 'reply' | 'question';
  commentId: number;
  /** The notification to mark as read when the comment is opened; null for questions, absent from servers of the build before. */
  notificationId?: number | null;
  teamId: number;
  by: TodayUser | null;
  /** The beginning of the comment. */
  excerpt: string;
  at: IsoTime;
}

/** A comment on a page. */
export interface TodayForYou extends TodayComment {
  page: { id: number; title: string };
}

export interface TodayForYouOnPlay extends TodayComment {
  play: { id: number; title: string };
}

/** A page or play published in the last two weeks that some active players of its team have not opened. */
export interface TodayUnread {
  id: number;
  teamId: number;
  title: string;
  publishedAt: IsoTime;
  opened: number;
  of: number;
}

/** A draft that the caller created, or a page or play that the caller read last. */
export interface TodayContinue extends TodayItem {
  isDraft: boolean;
  /** The time of the last save of a draft, or of the last view. */
  at: IsoTime;
}

export interface TodayStarred extends TodayItem {
  tags: string[];
  formation: string | null;
  /** The URL of a play's diagram; null for pages. */
  diagramUrl: string | null;
  /** URL of a picture of a play's board; null without one. Optional, because an earlier build does not send it. */
  stillUrl?: string | null;
  isDraft: boolean;
}

export interface Today {
  toRead: TodayToRead[];
  forYou: TodayForYou[];
  /** Comments on plays. `forYou` and this hold at most 50 rows together. Optional, because an earlier build does not send it. */
  forYouOnPlays?: TodayForYouOnPlay[];
  /** Only pages of teams that the caller edits, those that the fewest players opened first. */
  unread: TodayUnread[];
  /** Plays alike. `unread` and this hold at most 50 rows together. Optional, because an earlier build does not send it. */
  unreadPlays?: TodayUnread[];
  /** Drafts first. */
  continue: TodayContinue[];
  starred: TodayStarred[];
}

/** Players of the team who have not opened a page or play since it was published. */
export interface NotOpened {
  players: (TodayUser & { id: number })[];
}
